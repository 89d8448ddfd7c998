import type { ReactElement } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'
import { Keys } from './Keys'

interface HintProps {
  readonly text: string
  readonly keys?: readonly string[]
  readonly children: ReactElement
}

/** A tooltip with the key that does the same. */
export const Hint = ({ text, keys, children }: HintProps) => (
  <TooltipTrigger delay={600} closeDelay={80}>
    {children}
    <Tooltip className="hint" offset={6}>
      {text}
      {keys && <Keys keys={keys} />}
    </Tooltip>
  </TooltipTrigger>
)
