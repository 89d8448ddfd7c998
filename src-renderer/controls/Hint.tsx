import { type ReactElement, useEffect, useState } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { Keys } from './Keys'

interface HintProps {
  readonly text: string
  readonly keys?: readonly string[]
  readonly children: ReactElement
}

/** A tooltip with the key that does the same. */
export const Hint = ({ text, keys, children }: HintProps) => {
  const [isOpen, setIsOpen] = useState(false)
  useClosedByEscape(isOpen, setIsOpen)
  return (
    <TooltipTrigger delay={600} closeDelay={80} isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
      <Tooltip className="hint" offset={6}>
        {text}
        {keys && <Keys keys={keys} />}
      </Tooltip>
    </TooltipTrigger>
  )
}

/**
 * Esc closes the tooltip and goes on to what it is meant for. Left to itself an open tooltip keeps the key, so that
 * the dialog below seems dead to the first press; it listens at the document, which the window hears before.
 */
function useClosedByEscape(isOpen: boolean, setIsOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setIsOpen(false))
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [isOpen, setIsOpen])
}
