/**
 * One run inside its solver process. It searches in slices of a few milliseconds, so that whatever the window asks
 * meanwhile is answered at once and in order. It knows no Electron: it is handed messages and says messages.
 */
import { type LimitName, type Limits, leftOf, reachedLimit, type Used } from '@shared/ipc/limits'
import type { FromSolver, RunState, ToSolver } from '@shared/ipc/solver'
import { assertNever } from '@shared/lib/assertNever'
import type { Puzzle } from '@shared/puzzle'
import { parseRun, type Run } from '@shared/run'
import { countsOf } from '@shared/search/search'
import { copyOverview } from '@shared/trace/overview'
import { goOn, type Recording, record, windowOf } from '@shared/trace/recording'
import { recordingBytes } from '@shared/trace/recordingBytes'
import { sayCompared } from './compare'
import { makeGame } from './game'
import { type Jobs, makeJobs } from './jobs'
import { sayJudged } from './judge'
import { sayMade } from './make'
import { makePace, type Pace } from './pace'
import { makeRate, type Rate } from './rate'
import { saySpace } from './space'

/** How long a slice may search before messages are looked at. */
const sliceMs = 6
/** Least time between two messages of progress that tell of no change of state. */
const progressMs = 50
/** A longer window is cut to this many steps (4 MB), whoever asks. */
const mostWindowSteps = 1 << 20

type Say = (message: FromSolver) => void

/**
 * Gives the function that hears the window's messages; `say` carries the answers. An error inside the search is said
 * as `refused` and ends the run. Throws on a second `run`, which is a mistake in the window.
 */
export function makeRunner(puzzles: readonly Puzzle[], say: Say): (message: ToSolver) => void {
  let active: ActiveRun | undefined
  let isTaken = false
  const game = makeGame(puzzles, say)
  return (message) => {
    if (message.kind === 'space') {
      saySpace(message.run, puzzles, say)
    } else if (message.kind === 'make') {
      sayMade(message, puzzles, say)
    } else if (message.kind === 'judge') {
      sayJudged(message, puzzles, say)
    } else if (message.kind === 'compare') {
      sayCompared(message, puzzles, say)
    } else if (message.kind === 'game' || message.kind === 'think' || message.kind === 'learn') {
      game(message)
    } else if (message.kind === 'run') {
      if (isTaken) throw new Error('a solver takes one run')
      isTaken = true
      active = startRun(message.run, message.limits, puzzles, say)
    } else if (active) hear(active, message)
  }
}

interface ActiveRun {
  /** The run's text, as it came. */
  readonly text: string
  readonly say: Say
  readonly recording: Recording
  readonly jobs: Jobs
  readonly pace: Pace
  readonly rate: Rate
  /** `broken`: an error was said, nothing more will be. */
  state: RunState | 'broken'
  /** It stopped at a solution. */
  found: boolean
  /** True: past every solution. */
  all: boolean
  limits: Limits
  /** Time spent in slices of the search, in milliseconds. */
  searchedMs: number
  /** Which limit it stands at, in the state `limit`. */
  limit: LimitName | undefined
  /** When progress was last said, in milliseconds of `performance.now()`. */
  saidAt: number
  /** How many solution places have been said. */
  placesSaid: number
  /** The next slice. */
  next: NodeJS.Immediate | undefined
}

/** Nothing where the run cannot start, having said why. */
function startRun(text: string, limits: Limits, puzzles: readonly Puzzle[], say: Say): ActiveRun | undefined {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) {
    say({ kind: 'refused', message: parsed.message })
    return undefined
  }
  try {
    const run = activeRun(text, parsed.value, limits, say)
    search(run)
    return run
  } catch (error) {
    say(broken(text, error))
    return undefined
  }
}

function activeRun(text: string, { puzzle, params, strategy }: Run, limits: Limits, say: Say): ActiveRun {
  const recording = record(puzzle, params, strategy)
  const run: ActiveRun = {
    text,
    say,
    recording,
    jobs: makeJobs(recording, say, (portion) => guarded(run, portion)),
    pace: makePace(),
    rate: makeRate(performance.now(), 0),
    state: 'running',
    found: false,
    all: false,
    limits,
    searchedMs: 0,
    limit: undefined,
    saidAt: Number.NEGATIVE_INFINITY,
    placesSaid: 0,
    next: undefined,
  }
  return run
}

function hear(
  run: ActiveRun,
  message: Exclude<
    ToSolver,
    { kind: 'run' | 'space' | 'make' | 'judge' | 'compare' | 'game' | 'think' | 'learn' }
  >,
): void {
  if (run.state === 'broken') return
  switch (message.kind) {
    case 'go':
      goFurther(run, message.all, message.limits)
      break
    case 'pause':
      pause(run)
      break
    case 'window':
      guarded(run, () => sayWindow(run, message.request, message.from, message.count))
      break
    case 'find':
      run.jobs.find(message.request, message.target, message.from, message.forwards)
      break
    case 'detail':
      run.jobs.detail(message.request, message.from, message.to, message.buckets)
      break
    case 'solutions':
      run.jobs.solutions(message.request, message.from, message.count)
      break
    case 'fundamental':
      run.jobs.fundamental(message.request, message.from)
      break
    case 'meetings':
      run.jobs.meetings(message.request, message.from)
      break
    case 'tree':
      run.jobs.tree(message.request, message.from, message.to)
      break
    case 'cancel':
      run.jobs.cancel(message.request)
      break
    default:
      assertNever(message)
  }
}

function goFurther(run: ActiveRun, all: boolean, limits: Limits): void {
  run.all = all
  run.limits = limits
  run.limit = undefined
  run.found = false
  // A run under way takes the new wish up at its next slice; one at its end says so again.
  if (run.state === 'running') return
  if (run.state === 'exhausted') {
    sayProgress(run)
    return
  }
  run.state = 'running'
  run.rate.restart(performance.now(), run.recording.search.steps)
  search(run)
}

/** A search that stands still already has said so. */
function pause(run: ActiveRun): void {
  if (run.state !== 'running') return
  run.state = 'paused'
  sayProgress(run)
}

/** One slice, what there is to say of it, and the appointment for the next: after the messages that came in meanwhile. */
function search(run: ActiveRun): void {
  // After a pause and a quick go the old appointment still stands; kept, there would be two searches taking turns.
  clearImmediate(run.next)
  if (run.state !== 'running') return
  guarded(run, () => {
    slice(run)
    if (run.state !== 'running' || performance.now() - run.saidAt >= progressMs) sayProgress(run)
  })
  if (run.state === 'running') run.next = setImmediate(search, run)
}

function slice(run: ActiveRun): void {
  const { recording, pace, limits } = run
  const until = performance.now() + sliceMs
  for (let now = performance.now(); run.state === 'running' && now < until; ) {
    const { solutions, steps } = recording.search
    const asked = pace.steps
    const made = goOn(recording, Math.min(asked, leftOf(limits.steps, steps)), !run.all)
    const later = performance.now()
    if (made === asked) pace.note(later - now)
    run.searchedMs += later - now
    now = later
    standAfter(run, recording.search.solutions > solutions)
  }
  run.rate.note(performance.now(), recording.search.steps)
}

function standAfter(run: ActiveRun, found: boolean): void {
  run.found = found && !run.all
  // A solution found with the last step of all, as the value of a game is, leaves nothing to go on to.
  if (run.recording.search.exhausted) run.state = 'exhausted'
  else if (run.found) run.state = 'solved'
  else {
    run.limit = reachedLimit(run.limits, usedBy(run))
    if (run.limit) run.state = 'limit'
  }
}

const usedBy = ({ recording, searchedMs }: ActiveRun): Used => ({
  steps: recording.search.steps,
  seconds: searchedMs / 1000,
  bytes: recordingBytes(recording),
})

function sayProgress(run: ActiveRun): void {
  const { recording, state, found, rate, limits, limit } = run
  if (state === 'broken') return
  const { search, overview, solvedAt } = recording
  const { seconds, bytes } = usedBy(run)
  run.say({
    kind: 'progress',
    state,
    found,
    counts: countsOf(search),
    stepsPerSecond: rate.perSecond(),
    seconds,
    bytes,
    limits,
    limit,
    overview: copyOverview(overview),
    solvedAt: Float64Array.from(solvedAt.slice(run.placesSaid)),
  })
  run.placesSaid = solvedAt.length
  run.saidAt = performance.now()
}

function sayWindow({ recording, say }: ActiveRun, request: number, from: number, count: number): void {
  say({ kind: 'window', request, window: windowOf(recording, from, Math.min(count, mostWindowSteps)) })
}

/** A mistake in a puzzle ends its run with a word to the reader, and not the process: what was said before stays. */
function guarded(run: ActiveRun, action: () => void): void {
  try {
    action()
  } catch (error) {
    run.state = 'broken'
    run.say(broken(run.text, error))
  }
}

const broken = (run: string, error: unknown): FromSolver => ({
  kind: 'refused',
  message: { key: 'main.solver.broke', values: { run, text: String(error) } },
})
