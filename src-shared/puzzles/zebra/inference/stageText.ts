/** What a stage is called. */
import type { Lang } from '../../../lib/message'
import type { ZebraPuzzle } from '../data'
import { itemName, withoutStop } from '../names'
import { filled } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import { clueText } from '../text/clueText'
import type { Stage } from './stages'

/** The heading of a stage: its clue as a sentence, and what is done with it. */
export function stageTitle(puzzle: ZebraPuzzle, stage: Stage, lang: Lang): string {
  const words = pictureWords[lang]
  switch (stage.kind) {
    case 'rooms':
      return words.rooms
    case 'place':
    case 'filter':
      return `${clueName(stage.clues, lang)}${lang === 'zh' ? '：' : ': '}${clueSentence(puzzle, stage, lang)}`
    case 'expand': {
      const item = itemName(puzzle, stage.item, lang)
      if (stage.clues.length === 0) return filled(words.rest, { item })
      return filled(words.expand, { clue: clueName(stage.clues, lang), item })
    }
  }
}

const clueName = (clues: readonly number[], lang: Lang): string =>
  filled(pictureWords[lang].clue, { numbers: clues.join('+') })

/** Of a pair like 9+14 what follows from both. */
function clueSentence(puzzle: ZebraPuzzle, stage: Stage & { kind: 'place' | 'filter' }, lang: Lang): string {
  if (stage.kind === 'place' && stage.clues.length > 1) {
    const { houses } = puzzle
    return withoutStop(clueText(puzzle, { kind: 'at', a: stage.a, house: stage.b % houses }, lang))
  }
  const clue = puzzle.clues[(stage.clues[0] as number) - 1]
  return clue ? withoutStop(clueText(puzzle, clue, lang)) : ''
}

/** A short name, below a bar of the chart. */
export const stageLabel = (stage: Stage | undefined, lang: Lang): string => {
  if (!stage) return pictureWords[lang].start
  if (stage.kind === 'rooms') return pictureWords[lang].roomsShort
  return stage.kind === 'expand' ? '·' : stage.clues.join('+')
}
