/** What the person can do, by button, key or menu: each in one place. */

import type { Params } from '@shared/form/field'
import { raised } from '@shared/ipc/limits'
import type { Message } from '@shared/lib/message'
import type { Puzzle, Strategy } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run, runText } from '@shared/run'
import type { Target } from '@shared/trace/find'
import { type App, changeSettings, setTable, startSearch } from './app'
import { copyText } from './clipboard'
import { type Desk, type DialogName, isPanelOpen, mainActionOf } from './desk'
import { isPlaying, pressHand } from './hand/play'
import { findMoment } from './looking'
import { deepestOf } from './panels/waveform'
import { kindFor, noneFound, type Sought, targetFor } from './sought'
import { changeTimeline } from './timeline/player'
import { faster, slower } from './timeline/speed'
import { hold, pause, play, release, seek, setSpeed, stepBy } from './timeline/timeline'

export function setParams(app: App, params: Params): void {
  const { run } = app.desk.getState()
  if (runText({ ...run, params }) !== runText(run)) setTable(app, { ...run, params })
}

export function setStrategy(app: App, strategy: Strategy): void {
  const { run } = app.desk.getState()
  if (strategy !== run.strategy) setTable(app, { ...run, strategy })
}

export function setPuzzle(app: App, puzzle: Puzzle): void {
  const [strategy] = puzzle.strategies
  const params = puzzle.form.presets[0]?.params
  if (strategy && params && puzzle !== app.desk.getState().run.puzzle)
    setTable(app, { puzzle, strategy, params })
}

/** Opens a run by its text; says what is wrong with it, if anything. */
export function openRun(app: App, text: string): Message | undefined {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) return parsed.message
  setTable(app, parsed.value)
  return undefined
}

/** The one button of the search: start it, stop it, or clear the table. */
export function mainAction(app: App): void {
  const action = mainActionOf(app.desk.getState().status)
  if (action === 'start') startPlaying(app)
  else if (action === 'stop') pauseSearch(app)
  else endSearch(app)
}

export const pauseSearch = ({ session }: App): void => session.say({ kind: 'pause' })

/**
 * On from a pause, a limit or a solution. `all`: past every solution, to the end. A limit that was reached is doubled
 * for this run.
 */
export function searchOn({ latestProgress, session }: App, all: boolean): void {
  if (!latestProgress) return
  const { limits, counts, seconds, bytes } = latestProgress
  session.say({ kind: 'go', all, limits: raised(limits, { steps: counts.steps, seconds, bytes }) })
}

/** Ends the search for good, and sets its board up afresh. */
export const endSearch = (app: App): void => setTable(app, app.desk.getState().run)

/** On from a solution; the playhead goes along to the next one. */
export function searchForNext(app: App): void {
  app.wantsSolution = true
  searchOn(app, false)
}

/** Plays or pauses; on a fresh board it starts the search. */
export function playOrPause(app: App): void {
  const { timeline } = app.player
  const isFresh = mainActionOf(app.desk.getState().status) === 'start' && timeline.total === 0
  if (isFresh) startPlaying(app)
  else changeTimeline(app.player, timeline.playing ? pause : (before) => play(before, performance.now()))
}

/** Starts the search and plays it from the first step. */
export function startPlaying(app: App): void {
  startSearch(app)
  changeTimeline(app.player, (timeline) => play(timeline, performance.now()))
}

/** For keys and menus, which must not clear what is there. */
export function startIfReady(app: App): void {
  if (mainActionOf(app.desk.getState().status) === 'start') startPlaying(app)
}

export const step = ({ player }: App, steps: number): void =>
  changeTimeline(player, (timeline) => stepBy(timeline, steps, performance.now()))

export const goTo = ({ player }: App, k: number): void =>
  changeTimeline(player, (timeline) => seek(timeline, k, performance.now()))

export const goToEnd = (app: App): void => goTo(app, app.player.timeline.total)

/** The hand takes the playhead, and lets it go again. */
export const takePlayhead = ({ player }: App): void => changeTimeline(player, hold)
export const letGo = ({ player }: App): void =>
  changeTimeline(player, (timeline) => release(timeline, performance.now()))

/** Looks for the nearest such moment on one side of the playhead, and goes there unless it has moved meanwhile. */
export async function goToNearest(app: App, target: Target, forwards: boolean): Promise<void> {
  changeTimeline(app.player, pause)
  const { cursor, timeline } = app.player
  const found = await findMoment(app, target, timeline.k, forwards)
  const isOvertaken = app.player.cursor !== cursor || app.player.timeline.k !== timeline.k
  if (found === 'ended' || isOvertaken) return
  if (found === 'none') sayWord(app, noneFound(target, forwards))
  else goTo(app, found)
}

/** Looks on for what Find looks for; where that is still to be chosen, lets the person choose. */
export function findAgain(app: App, forwards: boolean): void {
  const { sought, run } = app.desk.getState()
  const target = targetFor(sought, run)
  if (target) void goToNearest(app, target, forwards)
  else setFinding(app, kindFor(sought, run) === 'move' ? 'picking' : 'menu')
}

export const setFinding = ({ desk }: App, finding: Desk['finding']): void => desk.setState({ finding })

/** Looks for something else from now on. */
export function changeSought({ desk, latestProgress }: App, changes: Partial<Sought>): void {
  const sought = { ...desk.getState().sought, ...changes }
  const isOfDepth = sought.kind === 'deep' || sought.kind === 'shallow'
  // The greatest depth so far is worth looking for, until the person says another.
  const deepest = latestProgress ? Math.max(1, deepestOf(latestProgress.overview)) : 1
  const depth = sought.depth || (isOfDepth ? deepest : 0)
  desk.setState({ sought: { ...sought, depth } })
}

/** Looks for this square from now on, if there is one. */
export function pickSquare(app: App, x: number, y: number): void {
  const { puzzle, params } = app.desk.getState().run
  const spot = puzzle.moveAt?.(params, x, y)
  if (!spot) return
  changeSought(app, { kind: 'move', square: { spot, params } })
  setFinding(app, undefined)
}

/** Steps a second; remembered for next time. */
export function changeSpeed(app: App, speed: number): void {
  changeTimeline(app.player, (timeline) => setSpeed(timeline, speed, performance.now()))
}

export const rememberSpeed = (app: App): void => changeSettings(app, { speed: app.player.timeline.speed })

export function speedUp(app: App): void {
  changeSpeed(app, faster(app.player.timeline.speed))
  rememberSpeed(app)
}

export function slowDown(app: App): void {
  changeSpeed(app, slower(app.player.timeline.speed))
  rememberSpeed(app)
}

/** A press on the board changes the run, but never one that is searching; or it picks a square to look for. */
export function pressBoard(app: App, x: number, y: number): void {
  if (isPlaying(app)) {
    pressHand(app, x, y)
    return
  }
  if (app.replay.getState().replay) return
  const { run, status, finding } = app.desk.getState()
  if (finding === 'picking') {
    pickSquare(app, x, y)
  } else if (status !== 'running') {
    const params = run.puzzle.press?.(run.params, x, y)
    if (params) setParams(app, params)
  }
}

export function togglePanel(app: App): void {
  const desk = app.desk.getState()
  if (desk.narrow) app.desk.setState({ openWhileNarrow: !desk.openWhileNarrow })
  else changeSettings(app, { panelOpen: !isPanelOpen(desk) })
}

export const openDialog = ({ desk }: App, dialog: DialogName | undefined): void => desk.setState({ dialog })

export async function copyRun(app: App): Promise<void> {
  const text = runText(app.desk.getState().run)
  const copied = await copyText(text)
  sayWord(app, { key: copied ? 'ui.copied.run' : 'ui.copied.not', values: { text } })
}

let lastToast = 0

/** Says a word in passing, with a way back to the run from before, if there is one. */
export function sayWord({ desk }: App, message: Message, before?: Run): void {
  desk.setState({ toast: { id: ++lastToast, message, before } })
}

/** Back to what was on the table before the word of now. */
export function takeBack(app: App): void {
  const before = app.desk.getState().toast?.before
  if (!before) return
  setTable(app, before)
  sayWord(app, { key: 'make.undone' })
}
