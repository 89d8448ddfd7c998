import { knightOutline, queenOutline } from '@shared/picture/outlines'
import { Puzzle } from 'lucide-react'

/** Icons of our own; a puzzle without one gets a general sign. */
const outlines: Readonly<Record<string, string>> = { 'knights-tour': knightOutline, 'n-queens': queenOutline }

export function PuzzleIcon({ id, size }: { readonly id: string; readonly size: number }) {
  const outline = outlines[id]
  if (!outline) return <Puzzle size={size} aria-hidden="true" />
  return (
    <svg className="puzzle-icon" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
