/** What there is to know of all the states of the board, and how far the search has come among them. */
import { Map as MapIcon, RotateCw } from 'lucide-react'
import { Button } from '../controls/Button'
import { useIsPlaying } from '../hand/useHand'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { DistanceTable } from './DistanceTable'
import { MetNumbers } from './MetNumbers'
import { SpaceNumbers } from './SpaceNumbers'
import { useSurvey, useWanted } from './useSurvey'

export function FactsTab() {
  const { surveyor } = useApp()
  const { word } = useLanguage()
  const phase = useSurvey((survey) => survey.phase)
  const chart = useSurvey((survey) => survey.chart)
  const isOpen = useSurvey((survey) => survey.isOpen)
  const isPlaying = useIsPlaying()
  useWanted()
  return (
    <div className="numbers facts" data-testid="facts" data-phase={phase}>
      <Button
        className="facts-map"
        isDisabled={isPlaying}
        icon={<MapIcon size={14} />}
        onPress={() => surveyor.store.setState({ isOpen: !isOpen })}
        testId="toggle-map"
      >
        {word(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {phase === 'failed' ? <Failed /> : chart ? <Known /> : <p className="late">{word('map.working')}</p>}
    </div>
  )
}

function Known() {
  return (
    <>
      <MetNumbers />
      <SpaceNumbers />
      <DistanceTable />
    </>
  )
}

/** Why there is no map, and the way to another try. */
function Failed() {
  const { surveyor } = useApp()
  const { say, word } = useLanguage()
  const problem = useSurvey((survey) => survey.problem)
  return (
    <div className="facts-failed" role="alert">
      {problem && <p>{say(problem)}</p>}
      <Button icon={<RotateCw size={14} />} onPress={() => surveyor.tryAgain()}>
        {word('map.again')}
      </Button>
    </div>
  )
}
