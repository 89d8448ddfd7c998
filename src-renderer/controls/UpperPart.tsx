/** What stands above the board and shares the height with it: the map, the large tree. */
import { type ReactNode, useRef } from 'react'
import { leastShare, mostShare, useUpperHeight } from './upperHeight'

interface UpperPartProps {
  readonly name: string
  /** Of the edge by which it is made higher or lower. */
  readonly edgeName: string
  readonly testId: string
  readonly phase?: string
  readonly children: ReactNode
}

export function UpperPart({ name, edgeName, testId, phase, children }: UpperPartProps) {
  const section = useRef<HTMLElement>(null)
  const { share, grip } = useUpperHeight(section)
  return (
    <>
      <section
        ref={section}
        className="upper-part"
        style={{ flexBasis: `${share}%` }}
        aria-label={name}
        data-testid={testId}
        data-phase={phase}
      >
        {children}
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
      <div
        className="upper-edge"
        role="separator"
        aria-orientation="horizontal"
        aria-label={edgeName}
        aria-valuenow={Math.round(share)}
        aria-valuemin={leastShare}
        aria-valuemax={mostShare}
        tabIndex={0}
        data-testid={`${testId}-edge`}
        {...grip}
      />
    </>
  )
}
