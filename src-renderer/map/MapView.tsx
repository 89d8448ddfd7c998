/** The map of all states above the board, with the state that was chosen beside it. */
import { Maximize, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { UpperPart } from '../controls/UpperPart'
import { useLanguage } from '../language'
import { useIsWatching } from '../replay/useReplay'
import { useApp, useDesk } from '../useApp'
import { hasStates } from './hasStates'
import { MapHost } from './MapHost'
import { MapLegend } from './MapLegend'
import type { MapBoard } from './mapBoard'
import { SaveMap } from './SaveMap'
import { StateCard } from './StateCard'
import { useSurvey, useWanted } from './useSurvey'

export function MapView() {
  const isOpen = useSurvey((survey) => survey.isOpen)
  const isMapped = useDesk(({ run }) => hasStates(run))
  const isWatching = useIsWatching()
  return isOpen && isMapped && isWatching ? <OpenMap /> : null
}

function OpenMap() {
  const { surveyor } = useApp()
  const { word, say } = useLanguage()
  const board = useRef<MapBoard | undefined>(undefined)
  const phase = useSurvey((survey) => survey.phase)
  const problem = useSurvey((survey) => survey.problem)
  const chart = useSurvey((survey) => survey.chart)
  useWanted()
  return (
    <UpperPart name={word('map.name')} edgeName={word('map.height')} testId="map" phase={phase}>
      <header className="map-head">
        <h2>{word('map.name')}</h2>
        <p className="map-about">{word('map.about')}</p>
        {chart && <SaveMap chart={chart} />}
        <IconButton
          name={word('map.fit')}
          icon={<Maximize size={16} />}
          onPress={() => board.current?.fit()}
          testId="map-fit"
        />
        <IconButton
          name={word('map.hide')}
          icon={<X size={16} />}
          onPress={() => surveyor.store.setState({ isOpen: false })}
          testId="map-close"
        />
      </header>
      <div className="map-body">
        <div className="map-main">
          {chart ? (
            <MapHost chart={chart} board={board} />
          ) : (
            <p className="map-wait late">{problem ? say(problem) : word('map.working')}</p>
          )}
          {chart && <MapLegend isWhole={chart.space.isWhole} />}
        </div>
        {chart && <StateCard chart={chart} />}
      </div>
    </UpperPart>
  )
}
