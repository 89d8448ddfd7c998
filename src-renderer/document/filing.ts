/** From what is on the table to a document, and from a document to what is put on the table. */
import { isNewer, type RetraceDocument, writeDocument } from '@shared/document/document'
import type { FiledHand } from '@shared/document/hands'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run, runText } from '@shared/run'
import type { App } from '../app'
import { boardOf } from '../hand/board'
import type { History } from '../hand/history'
import { nameOfRun } from '../panels/exporting'
import { freshDocument } from './documentDesk'
import { filedHand, historyOf, isTouched } from './handHistory'

/** Fields that are written anew; all others are kept as they came. */
const ours = ['format', 'version', 'run', 'k', 'bookmarks', 'notes', 'hands', 'view']

function documentOf(app: App): RetraceDocument {
  const { notes, bookmarks, others, version, wanted, tab } = app.documents.getState()
  const { timeline } = app.player
  const run = runText(app.desk.getState().run)
  return {
    format: 'retrace',
    version,
    run,
    k: wanted ?? timeline.k,
    bookmarks: bookmarks.map(({ run: of, ...bookmark }) =>
      of === run ? bookmark : { ...bookmark, run: of },
    ),
    notes,
    hands: handsOf(app),
    view: { ...viewOf(others.view), speed: timeline.speed, tab, mode: app.hand.getState().mode },
    ...Object.fromEntries(Object.entries(others).filter(([field]) => !ours.includes(field))),
  }
}

const viewOf = (view: unknown) => (typeof view === 'object' ? view : {})

/** Of the board on the table, then of the others; the same list for as long as none has changed. */
export function handsOf(app: App): readonly FiledHand[] {
  const { hands } = app.documents.getState()
  const { history } = app.hand.getState()
  const known = memory.get(app)
  if (known?.hands === hands && known.history === history) return known.filed
  const board = boardOf(app.desk.getState().run)
  const all = new Map([[board, history], ...[...hands].filter(([other]) => other !== board)])
  const filed = [...all].filter(([, each]) => isTouched(each)).map(([run, each]) => filedHand(run, each))
  memory.set(app, { hands, history, filed })
  return filed
}

const memory = new WeakMap<
  App,
  { readonly hands: unknown; readonly history: History; readonly filed: readonly FiledHand[] }
>()

/** All that would be a loss, as a text that can be compared. */
export function workOf(app: App): string {
  const { notes, bookmarks } = app.documents.getState()
  const hands = handsOf(app)
  return JSON.stringify({ notes, bookmarks, hands })
}

/** For its file, where it has none yet: as exports are named. */
export const suggestedName = (app: App): string => nameOfRun(app.desk.getState().run).slice(0, 200)

export const documentText = (app: App): string => writeDocument(documentOf(app))

/** What could not be taken over, or only in part. */
export type Lacking = 'doc.later' | 'doc.hands.lost' | undefined

/**
 * Notes, bookmarks and hands of a document whose run is on the table already. `isUnsaved`: they are in no file, or not
 * as they are here.
 */
export function layDocument(
  app: App,
  document: RetraceDocument,
  file: string | undefined,
  isUnsaved: boolean,
): Lacking {
  const run = app.desk.getState().run
  const text = runText(run)
  const { hands, isWhole } = historiesOf(document.hands)
  const { tab = 'listing' } = document.view
  const { format: _, ...others } = document
  const board = boardOf(run)
  app.documents.setState({
    ...freshDocument,
    file,
    notes: document.notes,
    bookmarks: document.bookmarks.map((each) => ({ ...each, run: each.run ?? text })),
    hands,
    others,
    version: document.version,
    tab,
  })
  const history = hands.get(board)
  if (history) app.hand.setState({ history })
  if (!isUnsaved) app.documents.setState({ saved: { work: workOf(app), run: text } })
  return isNewer(document) ? 'doc.later' : isWhole ? undefined : 'doc.hands.lost'
}

/** By board; those of runs or hands that there are not are left out. */
function historiesOf(filed: readonly FiledHand[]) {
  const read = filed.map((hand) => {
    const run: Run | undefined = runOf(hand.run)
    const history = run && historyOf(hand, run)
    return history ? ([boardOf(run), history] as const) : undefined
  })
  const hands = new Map(read.flatMap((each) => (each ? [each] : [])))
  return { hands, isWhole: read.every(Boolean) }
}

function runOf(text: string): Run | undefined {
  const parsed = parseRun(text, puzzles)
  return parsed.ok ? parsed.value : undefined
}
