/** The plan in work, the set it belongs to and the next one, and the sizes of the sets; the clues beside them. */
import type { Lang } from '../../../lib/message'
import type { Mark, Picture } from '../../../picture/picture'
import { answer, answerHeight } from '../scene/answer'
import { type ClueState, clueList } from '../scene/clueList'
import { type Frame, frameOf } from '../scene/layout'
import { letters, linesOf } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import { placesOf, stageAt } from './model'
import { type PlanMoment, setPlace } from './place'
import { planTable, tableHead, tableRow, verdictWidth } from './planTable'
import { chartHeight, setStrips, sizeChart, stripHeight } from './sets'
import type { Stage } from './stages'
import { stageTitle } from './stageText'

/** As wide as the names want, within what a picture can spare. */
const columnOf = (attributes: number): number => Math.max(62, Math.min(84, Math.floor(500 / attributes)))

const titleHeight = 44

export function drawPlans(moment: PlanMoment, lang: Lang): Picture {
  const { position } = moment
  const { puzzle, stages } = position
  const column = columnOf(puzzle.attributes.length + 1)
  const frame = frameOf(puzzle, lang, (puzzle.attributes.length + 1) * column + verdictWidth)
  const isSolution = position.status() === 'solved'
  const stage = isSolution ? undefined : stageAt(position)
  const place = setPlace(moment)
  const table = frame.top + titleHeight
  const strips = table + tableHead + puzzle.houses * tableRow + 14
  const chart = strips + 2 * stripHeight
  const footer = Math.max(chart + chartHeight + 4, frame.listBottom - answerHeight)
  return {
    width: frame.width,
    height: footer + answerHeight + 12,
    marks: [
      ...title(frame, stage),
      ...planTable(moment, { frame, top: table, column }),
      ...setStrips(frame, strips, place, isSolution),
      ...sizeChart(frame, chart, stages, place),
      ...clueList(
        frame,
        (number) => clueState(moment, stage, number),
        stage && 'clues' in stage ? stage.clues : [],
      ),
      ...answer(frame, footer, isSolution ? placesOf(position) : undefined),
    ],
  }
}

function title(frame: Frame, stage: Stage | undefined): Mark[] {
  const text = stage ? stageTitle(frame.puzzle, stage, frame.lang) : pictureWords[frame.lang].done
  const lines = linesOf(text, frame.boardWidth, 15)
  return lines
    .slice(0, 2)
    .map((line, i) =>
      letters(`title-${i}`, line, frame.left, frame.top + 10 + i * 19, 15, 'text', { bold: true }),
    )
}

/** Clues of the stages behind the plan hold in it, and those of the start; one that just dropped it is broken. */
function clueState({ position, step }: PlanMoment, stage: Stage | undefined, number: number): ClueState {
  const isHere = stage !== undefined && 'clues' in stage && stage.clues.includes(number)
  if (isHere && step?.kind === 'refuse' && stage.kind === 'filter') return 'broken'
  const { startClues, stages } = position.stages
  if (startClues.includes(number)) return 'holds'
  const behind = stages.slice(0, position.stage)
  const isDone = behind.some(
    (each) => each.kind !== 'rooms' && each.kind !== 'expand' && each.clues.includes(number),
  )
  return isDone ? 'holds' : isHere ? 'used' : 'open'
}
