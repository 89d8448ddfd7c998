import { FastForward, Pause, Play } from 'lucide-react'
import { pauseSearch, searchForNext, searchOn } from '../commands'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { SearchMeter } from './SearchMeter'

/** How the search goes on: its pace, and what can be done about it. */
export function SearchState() {
  return (
    <div className="search-state">
      <SearchMeter />
      <SearchButtons />
    </div>
  )
}

function SearchButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const status = useDesk((desk) => desk.status)
  switch (status) {
    case 'running':
      return (
        <Hint text={word('ui.limits.pause.about')}>
          <Button
            look="quiet"
            icon={<Pause size={14} fill="currentColor" />}
            onPress={() => pauseSearch(app)}
            testId="pause-search"
          >
            {word('ui.search.pause')}
          </Button>
        </Hint>
      )
    case 'paused':
    case 'limit':
      return (
        <Hint text={word('ui.limits.on.about')}>
          <Button
            look="quiet"
            icon={<Play size={14} fill="currentColor" />}
            onPress={() => searchOn(app, false)}
            testId="go-on"
          >
            {word('ui.search.on')}
          </Button>
        </Hint>
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
