import type { Progress } from '@shared/ipc/solver'
import { FastForward, Pause, Play, X } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { pauseSearch, searchForNext, searchOn } from '../commands'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { useLanguage } from '../language'
import { endLook } from '../looking'
import { useApp, useDesk, useProgress } from '../useApp'

/** How the search goes on: its pace, and what can be done about it. */
export function SearchState() {
  return (
    <div className="search-state">
      <Looking />
      <Pace />
      <SearchButtons />
    </div>
  )
}

/** A look for a moment that takes long enough to be felt. */
function Looking() {
  const app = useApp()
  const { say, word } = useLanguage()
  const looked = useDesk((desk) => desk.looked)
  if (looked === undefined) return null
  return (
    <div className="looking" role="status" data-testid="looking">
      {say({ key: 'ui.looking', values: { share: looked } })}
      <Button look="quiet" icon={<X size={14} />} onPress={() => endLook(app)} testId="cancel-look">
        {word('ui.cancel')}
      </Button>
    </div>
  )
}

function Pace() {
  const { say, rough } = useLanguage()
  const status = useDesk((desk) => desk.status)
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
  return <span ref={text} className={`pace ${status}`} data-testid="pace" />
}

function SearchButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const status = useDesk((desk) => desk.status)
  switch (status) {
    case 'running':
      return (
        <Button
          look="quiet"
          icon={<Pause size={14} fill="currentColor" />}
          onPress={() => pauseSearch(app)}
          testId="pause-search"
        >
          {word('ui.search.pause')}
        </Button>
      )
    case 'paused':
    case 'limit':
      return (
        <Button
          look="quiet"
          icon={<Play size={14} fill="currentColor" />}
          onPress={() => searchOn(app, false)}
          testId="go-on"
        >
          {word('ui.search.on')}
        </Button>
      )
    case 'solved':
      return (
        <>
          <Hint text={word('ui.search.next.about')}>
            <Button
              look="quiet"
              icon={<Play size={14} fill="currentColor" />}
              onPress={() => searchForNext(app)}
              testId="next"
            >
              {word('ui.search.next')}
            </Button>
          </Hint>
          <Hint text={word('ui.search.all.about')}>
            <Button
              look="quiet"
              icon={<FastForward size={14} fill="currentColor" />}
              onPress={() => searchOn(app, true)}
              testId="all"
            >
              {word('ui.search.all')}
            </Button>
          </Hint>
        </>
      )
    default:
      return null
  }
}
