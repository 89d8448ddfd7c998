import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Hint } from './Hint'

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  /** Said by screen readers and, with the key, by the tooltip. */
  readonly name: string
  /** The key that does the same, as written in `keys.ts`. */
  readonly keys?: readonly string[]
  readonly icon: ReactNode
  readonly testId?: string
  readonly className?: string
}

/** A button with a sign instead of a word. */
export const IconButton = ({ name, keys, icon, testId, className = '', ...rest }: IconButtonProps) => (
  <Hint text={name} {...(keys ? { keys } : {})}>
    <AriaButton {...rest} aria-label={name} className={`button icon quiet ${className}`} data-testid={testId}>
      {icon}
    </AriaButton>
  </Hint>
)
