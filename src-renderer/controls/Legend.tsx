/** What the signs of a drawing mean, in a row below it. */
import type { ReactNode } from 'react'

interface LegendProps {
  readonly name: string
  readonly signs: readonly { readonly id: string; readonly sign: ReactNode; readonly text: string }[]
}

export function Legend({ name, signs }: LegendProps) {
  return (
    <ul className="legend" aria-label={name}>
      {signs.map(({ id, sign, text }) => (
        <li key={id}>
          {sign}
          {text}
        </li>
      ))}
    </ul>
  )
}
