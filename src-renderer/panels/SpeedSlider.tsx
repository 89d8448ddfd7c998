import { useCallback, useRef } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { changeSpeed, rememberSpeed } from '../commands'
import { useLanguage } from '../language'
import { speedText } from '../speedText'
import { lastPosition, positionOf, speedAt } from '../timeline/speed'
import { useApp, useDesk, useFrames } from '../useApp'
import type { Frame } from '../view'

export function SpeedSlider() {
  const app = useApp()
  const language = useLanguage()
  const speed = useDesk((desk) => desk.speed)
  return (
    <div className="speed">
      <Slider
        className="slider"
        minValue={0}
        maxValue={lastPosition}
        value={positionOf(speed)}
        aria-label={language.word('ui.speed')}
        onChange={(position) => changeSpeed(app, speedAt(position))}
        onChangeEnd={() => rememberSpeed(app)}
        data-testid="speed"
      >
        <SliderTrack className="slider-track">
          {({ state }) => (
            <>
              <div className="slider-line" />
              <div className="slider-line filled" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
              <SliderThumb className="slider-thumb" />
            </>
          )}
        </SliderTrack>
      </Slider>
      <output className="speed-label" data-testid="speed-label">
        {speedText(language, speed)}
      </output>
      <StrideLabel />
    </div>
  )
}

/** ×k: how many steps go by from one picture to the next, when it is more than one. */
function StrideLabel() {
  const { say, rough } = useLanguage()
  const label = useRef<HTMLSpanElement>(null)
  const show = useCallback(
    ({ timeline, stride }: Frame) => {
      const text =
        timeline.playing && stride > 1 ? say({ key: 'ui.stride', values: { steps: rough(stride) } }) : ''
      if (label.current && label.current.textContent !== text) label.current.textContent = text
    },
    [say, rough],
  )
  useFrames(show)
  return <span ref={label} className="stride" data-testid="stride" />
}
