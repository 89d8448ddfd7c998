import { type LimitName, limitNames } from '@shared/ipc/limits'
import type { Progress } from '@shared/ipc/solver'
import { Gauge, Pause, Play, X } from 'lucide-react'
import { useCallback, useContext, useRef } from 'react'
import {
  Button as AriaButton,
  DialogTrigger,
  OverlayTriggerStateContext,
  Popover,
} from 'react-aria-components'
import { endSearch, pauseSearch, searchForNext, searchOn } from '../commands'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { useLanguage } from '../language'
import { useApp, useDesk, useProgress } from '../useApp'
import { shareUsed, usedText } from './limits'

/** The pace of the search; it opens what the search has used up of its limits. */
export function SearchMeter() {
  const { word } = useLanguage()
  return (
    <DialogTrigger>
      <Hint text={word('ui.limits.open')}>
        <AriaButton
          className="button quiet meter-button"
          aria-label={word('ui.limits.open')}
          data-testid="search-meter"
        >
          <Gauge size={16} aria-hidden="true" />
          <Pace />
        </AriaButton>
      </Hint>
      <Popover
        className="popover search-meter"
        placement="top end"
        offset={6}
        aria-label={word('ui.limits.search')}
        data-testid="search-meter-panel"
      >
        <h3 className="section-title">{word('ui.limits.search')}</h3>
        {limitNames.map((name) => (
          <Meter key={name} name={name} />
        ))}
        <Actions />
      </Popover>
    </DialogTrigger>
  )
}

function Pace() {
  const { say, rough } = useLanguage()
  const text = useRef<HTMLSpanElement>(null)
  const show = useCallback(
    (progress: Progress | undefined) => {
      if (!text.current) return
      const isRunning = progress?.state === 'running'
      text.current.textContent = isRunning
        ? say({ key: 'ui.rate', values: { rate: rough(progress.stepsPerSecond) } })
        : ''
    },
    [say, rough],
  )
  useProgress(show)
  return <span ref={text} className="pace" data-testid="pace" />
}

/** How much of one limit is used up, in words and as a bar. Before a search, the limit that it will have. */
function Meter({ name }: { readonly name: LimitName }) {
  const language = useLanguage()
  const limitsToCome = useDesk(({ greeting }) => greeting.settings.limits)
  const bar = useRef<HTMLMeterElement>(null)
  const text = useRef<HTMLElement>(null)
  const show = useCallback(
    (progress: Progress | undefined) => {
      if (!bar.current || !text.current) return
      const { counts, seconds = 0, bytes = 0, limits = limitsToCome } = progress ?? {}
      const used = { steps: counts?.steps ?? 0, seconds, bytes }
      const said = usedText(language, name, limits, used)
      text.current.textContent = said
      bar.current.value = shareUsed(limits[name], used[name])
      bar.current.setAttribute('aria-valuetext', said)
      bar.current.toggleAttribute('data-full', progress?.limit === name)
    },
    [language, name, limitsToCome],
  )
  useProgress(show)
  return (
    <div className="meter">
      <span>{language.word(`ui.limits.${name}`)}</span>
      <span ref={text} className="meter-text" data-testid={`used-${name}`} />
      <meter ref={bar} className="meter-bar" aria-label={language.word(`ui.limits.${name}`)} />
    </div>
  )
}

/** The search itself, apart from its playback: pause it, let it go on, end it. */
function Actions() {
  const app = useApp()
  const popover = useContext(OverlayTriggerStateContext)
  const { word } = useLanguage()
  const status = useDesk((desk) => desk.status)
  const isRunning = status === 'running'
  const goesOn = status === 'paused' || status === 'limit' || status === 'solved'
  if (!isRunning && !goesOn) return null
  const end = () => {
    popover?.close()
    endSearch(app)
  }
  const goOn = () => (status === 'solved' ? searchForNext(app) : searchOn(app, false))
  return (
    <div className="meter-actions">
      <Button
        icon={isRunning ? <Pause size={14} fill="currentColor" /> : <Play size={14} fill="currentColor" />}
        onPress={() => (isRunning ? pauseSearch(app) : goOn())}
        testId={isRunning ? 'meter-pause' : 'meter-go-on'}
      >
        {word(isRunning ? 'ui.search.pause' : status === 'solved' ? 'ui.search.next' : 'ui.search.on')}
      </Button>
      <Hint text={word('ui.limits.end.about')}>
        <Button look="quiet" icon={<X size={14} />} onPress={end} testId="end-search">
          {word('ui.limits.end')}
        </Button>
      </Hint>
    </div>
  )
}
