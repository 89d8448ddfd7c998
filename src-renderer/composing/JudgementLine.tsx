import { mostJudged } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import type { Judgement } from './judge'
import type { Composing } from './useComposing'
import { useJudgement } from './useJudgement'

/** How many solutions there are, and which statements could be left out. It always has the same place. */
export function JudgementLine({ composing }: { readonly composing: Composing }) {
  const { say, word } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const judgement = useJudgement(composing.text)
  const { refused, read } = composing
  const solutions = judgement?.solutions
  return (
    <div className="judgement" role="status" data-testid="judgement" data-solutions={solutions}>
      {refused ? (
        <p className="wrong" data-testid="compose-refused">
          {say(refused)}
        </p>
      ) : (
        read.ok && (
          <p>
            {solutions === 1 && <StatusShape shape="solved" ink="solved" />}
            {solutions === 0 && <StatusShape shape="failed" ink="failed" />}
            <span>{say(judgement?.problem ?? solutionsSaid(solutions))}</span>
          </p>
        )
      )}
      {!refused && judgement && solutions !== undefined && (
        <p className="judgement-needed" data-testid="needed">
          {say(neededSaid(judgement, word(`${id}.compose.statements`)))}
        </p>
      )}
    </div>
  )
}

function solutionsSaid(solutions: number | undefined): Message {
  if (solutions === undefined) return { key: 'compose.judging' }
  if (solutions >= mostJudged) return { key: 'compose.solutions.many', values: { most: mostJudged - 1 } }
  return { key: 'compose.solutions', values: { solutions } }
}

function neededSaid({ needed }: Judgement, statements: string): Message {
  if (!needed) return { key: 'compose.needed.waiting' }
  const free = needed.flatMap((isNeeded, i) => (isNeeded ? [] : [i + 1]))
  if (free.length === 0) return { key: 'compose.needed.all' }
  return { key: 'compose.needed.some', values: { statements, numbers: free.join(', ') } }
}
