import type { ReactNode, Ref } from 'react'

interface NumberRowProps {
  readonly name: string
  readonly testId: string
  /** For what is written past React. */
  readonly cell?: Ref<HTMLElement>
  readonly children?: ReactNode
}

/** A line of a list of numbers. */
export const NumberRow = ({ name, testId, cell, children }: NumberRowProps) => (
  <div className="number">
    <dt>{name}</dt>
    <dd ref={cell ?? null} data-testid={testId}>
      {children || '–'}
    </dd>
  </div>
)
