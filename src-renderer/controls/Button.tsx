import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  /** `primary` is what acts; at most one is in sight. `quiet` shows its edge only under the hand. */
  readonly look?: 'primary' | 'plain' | 'quiet'
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** A name for tests. */
  readonly testId?: string
  readonly className?: string
}

export const Button = ({ look = 'plain', icon, children, testId, className = '', ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={`button ${look} ${className}`} data-testid={testId}>
    {icon}
    <span className="label">{children}</span>
  </AriaButton>
)
