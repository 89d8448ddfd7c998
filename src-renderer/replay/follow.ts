/** Shows on the stage the path that is replayed, and lets it go on by itself; it ends when something else is on the table. */
import { unlimited } from '../timeline/speed'
import { pictureOf } from './picture'
import { endReplay, goOn } from './replay'
import type { ReplayApp } from './replayApp'

/** What is said of the moves goes through React, and nobody reads more of them a second. */
const leastMs = 100

/** As fast as that. */
const mostSpeed = 1000

export function followReplay(app: ReplayApp): void {
  const { desk, hand, replay, view } = app
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const { replay: now } = replay.getState()
    const { lang } = desk.getState().greeting
    view.setInstead('replay', now && pictureOf(now, lang))
    const { dataset } = document.documentElement
    if (now) dataset.replay = String(now.k)
    else delete dataset.replay
  }

  function goOnLater(): void {
    clearTimeout(timer)
    if (!replay.getState().replay?.isGoing) return
    const { speed } = desk.getState()
    const perSecond = speed === unlimited ? mostSpeed : Math.min(speed, mostSpeed)
    const ms = Math.max(leastMs, 1000 / perSecond)
    timer = setTimeout(() => goOn(app, Math.max(1, Math.round((perSecond * ms) / 1000))), ms)
  }

  replay.subscribe(() => {
    show()
    goOnLater()
  })
  desk.subscribe(({ run, status, greeting }, before) => {
    if (run !== before.run || (status === 'running' && before.status !== 'running')) endReplay(app)
    else if (greeting.lang !== before.greeting.lang) show()
  })
  hand.subscribe(({ mode }, before) => {
    if (mode === 'play' && before.mode !== 'play') endReplay(app)
  })
}
