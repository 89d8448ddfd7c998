import type { Given } from '@shared/export/given'
import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'

/** Whether what was given is true, or its first fault and where it is. */
export function Verdict({ given }: { readonly given: Given }) {
  const { word, say } = useLanguage()
  if (given.kind === 'board') return <span>{word('import.board')}</span>
  const { fault } = given
  return (
    <span className="verdict" data-verdict={fault ? 'fault' : 'true'}>
      <StatusShape {...(fault ? faulty : right)} size={11} />
      <span>{fault ? say(fault) : word('import.true')}</span>
    </span>
  )
}

const right = { shape: 'solved', ink: 'solved' } as const
const faulty = { shape: 'refused', ink: 'refused' } as const
