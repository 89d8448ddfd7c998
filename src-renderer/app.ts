/** The window put together: what it holds, and how the parts are wired to each other. */
import type { Bridge, Greeting, Settings } from '@shared/ipc/calls'
import type { FromSolver, Progress, ToSolver } from '@shared/ipc/solver'
import { assertNever } from '@shared/lib/assertNever'
import type { Message } from '@shared/lib/message'
import { puzzles } from '@shared/puzzles/index'
import { makeRun, type Run, runText } from '@shared/run'
import { makeCursor } from '@shared/trace/moment'
import { type Comparer, createComparer } from './comparing/comparer'
import { createJudge, type Judge } from './composing/judge'
import { type Counter, createCounter } from './counting/counting'
import { createDesk, type Desk, type DeskStore, type Status } from './desk'
import { createDocumentDesk, type DocumentStore } from './document/documentDesk'
import {
  addPlaces,
  createGallery,
  emptyGallery,
  type Gallery,
  stopReading,
  takeFundamental,
  takePage,
} from './gallery/gallery'
import { ended, found, tried } from './hand/ask'
import { type Asker, createAsker } from './hand/asker'
import { followHand } from './hand/follow'
import { createHandDesk, type HandStore } from './hand/handDesk'
import { createImportDesk, type ImportStore } from './importing/importDesk'
import { type Listeners, makeListeners } from './listeners'
import { endLook, hearLook, type Look } from './looking'
import { createMaker, type Maker } from './making/maker'
import { randomSeed } from './making/seed'
import { createSurveyor, type Surveyor } from './map/survey'
import { followMatch } from './match/follow'
import { createMatchDesk, type MatchStore } from './match/matchDesk'
import { createRival, type Rival } from './match/rival'
import { followReplay } from './replay/follow'
import { createReplayDesk, type ReplayStore } from './replay/replayDesk'
import { createSession, type ListenForPorts, type Session } from './session'
import { createTaskBar, type TaskBar } from './taskBar'
import {
  changeTimeline,
  createPlayer,
  loadRun,
  type Player,
  reachStep,
  stopWaiting,
  takeWindow,
} from './timeline/player'
import { seek } from './timeline/timeline'
import { createTreeDesk, type TreeDesk } from './tree/treeDesk'
import { createView, type View } from './view'

export interface App {
  readonly bridge: Bridge
  readonly desk: DeskStore
  readonly player: Player
  readonly view: View
  readonly session: Session
  readonly gallery: Gallery
  readonly counter: Counter
  readonly hand: HandStore
  readonly documents: DocumentStore
  readonly importing: ImportStore
  readonly replay: ReplayStore
  readonly asker: Asker
  readonly match: MatchStore
  readonly rival: Rival
  readonly surveyor: Surveyor
  readonly tree: TreeDesk
  readonly maker: Maker
  readonly taskBar: TaskBar
  readonly judge: Judge
  readonly comparer: Comparer
  readonly progress: Listeners<Progress | undefined>
  /** Parts of the waveform that were asked for. */
  readonly details: Listeners<FromSolver & { readonly kind: 'detail' }>
  /** The last word of the solver about this run. */
  latestProgress: Progress | undefined
  /** The person has asked for the next solution: the playhead goes to it when it is found. */
  wantsSolution: boolean
  /** The look for a moment that is under way. */
  look: Look | undefined
}

export function createApp(bridge: Bridge, listenForPorts: ListenForPorts, greeting: Greeting): App {
  const run = firstRun()
  const player: Player = createPlayer(cursorOf(run), greeting.settings.speed, {
    ask(request) {
      session.say({ kind: 'window', ...request })
      return session.isOpen
    },
    changed: () => view.wake(),
  })
  const view = createView(player, greeting.lang)
  const session = createSession(bridge, listenForPorts, {
    heard: (message) => hear(app, message),
    gone: (code) => stumble(app, 'gone', whyGone(code)),
  })
  const desk = createDesk(greeting, run)
  const asking = {
    nextRequest: () => ++player.requests.last,
    ask(message: ToSolver) {
      session.say(message)
      return session.isOpen
    },
  }
  const gallery = createGallery(asking)
  const hand = createHandDesk(run)
  const asker = createAsker(bridge, listenForPorts, {
    tried: (steps) => tried(app, steps),
    found(line) {
      const { answer } = hand.getState()
      if (answer.kind === 'asking') found(app, line, answer.question)
    },
    ended: (answer) => ended(app, answer),
  })
  const match = createMatchDesk(randomSeed())
  const surveyor = createSurveyor(bridge, listenForPorts, {
    ...asking,
    total: () => app.latestProgress?.counts.steps ?? 0,
  })
  surveyor.setRun(run)
  const tree = createTreeDesk(asking)
  const app: App = {
    bridge,
    desk,
    player,
    view,
    session,
    gallery,
    counter: createCounter(bridge),
    hand,
    documents: createDocumentDesk(),
    importing: createImportDesk(),
    replay: createReplayDesk(),
    asker,
    match,
    rival: createRival(bridge, listenForPorts, match),
    surveyor,
    tree,
    maker: createMaker(bridge, listenForPorts),
    taskBar: createTaskBar(bridge),
    judge: createJudge(bridge, listenForPorts),
    comparer: createComparer(bridge, listenForPorts),
    progress: makeListeners(),
    details: makeListeners(),
    latestProgress: undefined,
    wantsSolution: false,
    look: undefined,
  }
  wire(app)
  return app
}

/** Parts that follow each other once all are there. */
function wire(app: App): void {
  const { bridge, desk, view } = app
  view.frames.add(({ timeline: { playing, speed } }) => {
    if (playing !== desk.getState().playing || speed !== desk.getState().speed)
      desk.setState({ playing, speed })
  })
  followHand(app)
  followReplay(app)
  followMatch(app)
  desk.subscribe(({ greeting: { lang } }) => view.setLang(lang))
  bridge.on('greeting', (greeting) => desk.setState({ greeting }))
}

/** Puts a fresh board on the table. Whatever was searched is let go; the same run finds it again. */
export function setTable(app: App, run: Run): void {
  endLook(app)
  app.session.stop()
  app.wantsSolution = false
  emptyGallery(app.gallery)
  tell(app, undefined)
  app.desk.setState({ run, status: 'ready', solutions: 0, limit: undefined, problem: undefined })
  app.surveyor.setRun(run)
  app.tree.forget()
  loadRun(app.player, cursorOf(run))
}

/** Starts the search of the run on the table, and with it playback from step 0. */
export function startSearch(app: App): void {
  const { run, greeting } = app.desk.getState()
  setTable(app, run)
  app.desk.setState({ status: 'running' })
  reachStep(app.player, 0, true)
  void app.session.start({ kind: 'run', run: runText(run), limits: greeting.settings.limits })
}

export function changeSettings({ bridge, desk }: App, changes: Partial<Settings>): void {
  const { greeting } = desk.getState()
  // At once, so that nothing lags behind the hand; the answer says what the main process made of it.
  desk.setState({ greeting: { ...greeting, settings: { ...greeting.settings, ...changes } } })
  void bridge.call('changeSettings', changes).then((changed) => desk.setState({ greeting: changed }))
}

function hear(app: App, message: FromSolver): void {
  switch (message.kind) {
    case 'progress':
      follow(app, message)
      break
    case 'window':
      takeWindow(app.player, message.request, message.window)
      break
    case 'looking':
    case 'found':
      hearLook(app, message)
      break
    case 'solutions':
      takePage(app.gallery, message.request, message.page)
      break
    case 'fundamental':
      takeFundamental(app.gallery, message.request, message.to, message.indices)
      break
    case 'refused':
      stumble(app, 'refused', message.message)
      break
    case 'meetings':
      app.surveyor.hear(message)
      break
    case 'tree':
      app.tree.hear(message)
      break
    case 'space':
    case 'facts':
    case 'making':
    case 'made':
    case 'judged':
    case 'needed':
    case 'compared':
    case 'timed':
    case 'compared-all':
    case 'learning':
    case 'thought':
      // Of a solver that searches nothing.
      break
    case 'detail':
      app.details.tell(message)
      break
    default:
      assertNever(message)
  }
}

function follow(app: App, progress: Progress): void {
  tell(app, progress)
  addPlaces(app.gallery, progress.solvedAt)
  const { state, found, counts } = progress
  app.surveyor.follow(found ? counts.depth : undefined)
  reachStep(app.player, counts.steps, state === 'running')
  if (state !== 'running') settleWish(app, found, counts.steps)
  // While it runs the number of solutions is only for those who watch the progress itself.
  const { status, solutions } = app.desk.getState()
  const hasMore = state !== 'running' && counts.solutions !== solutions
  if (state !== status || hasMore)
    app.desk.setState({ status: state, solutions: counts.solutions, limit: limitAt(progress) })
}

function limitAt({ limit, limits }: Progress): Desk['limit'] {
  const at = limit && limits[limit]
  return limit && typeof at === 'number' ? { name: limit, at } : undefined
}

/** A playhead under way of its own is left alone. */
function settleWish(app: App, isFound: boolean, steps: number): void {
  const goes = app.wantsSolution && isFound && !app.player.timeline.playing
  app.wantsSolution = false
  if (goes) changeTimeline(app.player, (timeline) => seek(timeline, steps, performance.now()))
}

/** What was found before stays to be seen, as far as its windows are at hand. */
function stumble(app: App, status: Status & ('refused' | 'gone'), problem: Message): void {
  app.desk.setState({ status, problem })
  endLook(app)
  stopWaiting(app.player)
  stopReading(app.gallery)
  reachStep(app.player, 0, false)
}

const whyGone = (code: number | undefined): Message =>
  code === undefined ? { key: 'ui.gone.start' } : { key: 'ui.gone', values: { code } }

function tell(app: App, progress: Progress | undefined): void {
  app.latestProgress = progress
  app.progress.tell(progress)
}

const cursorOf = ({ puzzle, params, strategy }: Run) => makeCursor(puzzle, params, strategy)

/** The first preset of the first puzzle, ready to start. */
function firstRun(): Run {
  const [puzzle] = puzzles
  if (!puzzle) throw new Error('there are no puzzles')
  const made = makeRun(puzzle.id, undefined, {}, puzzles)
  if (!made.ok) throw new Error(made.message.key)
  const params = puzzle.form.presets[0]?.params
  return params ? { ...made.value, params } : made.value
}
