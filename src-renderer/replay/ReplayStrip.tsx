import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { goToMove } from './replay'
import { useReplay } from './useReplay'
import { Verdict } from './Verdict'

/** Where the scrubber is while a search is watched: how far the path has come, and whether it is true. */
export function ReplayStrip() {
  const app = useApp()
  const { word, say } = useLanguage()
  const replay = useReplay()
  if (!replay) return null
  const { path, k } = replay
  const { sound } = path
  return (
    <div className="hand-strip replay-strip" data-testid="replay-strip">
      <Slider
        className="slider"
        minValue={0}
        maxValue={Math.max(1, sound)}
        value={k}
        isDisabled={sound === 0}
        aria-label={word('replay.slider')}
        onChange={(next) => goToMove(app, next)}
        data-testid="replay-slider"
      >
        <SliderTrack className="slider-track">
          {({ state }) => (
            <>
              <div className="slider-line" />
              <div className="slider-line filled" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
              <SliderThumb className="slider-thumb" data-keys="page" />
            </>
          )}
        </SliderTrack>
      </Slider>
      <p role="status" data-testid="replay-say">
        <span className="replay-where">
          {say({ key: 'replay.at', values: { k, count: path.moves.length } })}
        </span>
        <Verdict given={path} />
      </p>
    </div>
  )
}
