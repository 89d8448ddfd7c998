/** The shapes that tell statuses apart without their colours. */
import { statusOutlines } from '@shared/picture/outlines'

/** The five of the pictures, and three of the search alone: not begun, paused, searching. */
export type Shape = keyof typeof statusOutlines | 'ring' | 'bars'

const outlines: Readonly<Record<Shape, string>> = {
  ...statusOutlines,
  ring: 'M50 10 A40 40 0 1 1 49.9 10 Z',
  bars: 'M20 12 H40 V88 H20 Z M60 12 H80 V88 H60 Z',
}

interface StatusShapeProps {
  readonly shape: Shape
  /** A custom property of the tokens, without its dashes. */
  readonly ink: string
  readonly size?: number
}

export const StatusShape = ({ shape, ink, size = 10 }: StatusShapeProps) => (
  <svg
    className={`status-shape ${shape === 'ring' ? 'stroked' : ''}`}
    viewBox="0 0 100 100"
    width={size}
    height={size}
    style={{ color: `var(--${ink})` }}
    aria-hidden="true"
  >
    <path d={outlines[shape]} />
  </svg>
)
