import type { Run } from '@shared/run'
import { type NodeShape, nodeSize, shapes } from '@shared/trace/treeDrawing'
import { BRANCH, FAILED, FORBIDDEN, MET_AGAIN, OPEN, SOLVED } from '@shared/trace/treeView'
import { Legend } from '../controls/Legend'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'

/** What the signs of the tree mean, as far as this search has them. */
export function TreeLegend() {
  const { word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  return (
    <Legend
      name={word('tree.legend')}
      signs={signsOf(run).map(({ id, shape }) => ({
        id,
        text: word(`tree.legend.${id}`),
        sign: (
          <svg viewBox="-10 -10 120 120" width="12" height="12" aria-hidden="true">
            <path
              d={shape.d}
              style={{
                fill: `var(--${shape.fill})`,
                ...(shape.stroke && { stroke: `var(--${shape.stroke})`, strokeWidth: 14 }),
              }}
            />
          </svg>
        ),
      }))}
    />
  )
}

interface Sign {
  readonly id: string
  readonly shape: NodeShape
}

const cutSign: Sign = {
  id: 'cut',
  shape: {
    d: 'M12 6 L56 84 M40 74 L82 50 M52 94 L94 70',
    fill: 'refused',
    stroke: 'refused',
    size: nodeSize,
  },
}

function signsOf({ strategy: { engine, repeats, cuts } }: Run): readonly Sign[] {
  const sign = (id: string, status: number): Sign => ({ id, shape: shapes.plain[status] as NodeShape })
  const folded = (shape: NodeShape): Sign => ({ id: 'folded', shape })
  const met = repeats && repeats !== 'allow' ? [sign('met', MET_AGAIN)] : []
  if (engine === 'breadth-first' || engine === 'best-first')
    return [
      sign('branch', BRANCH),
      sign('open', OPEN),
      sign('failed', FAILED),
      sign('solved', SOLVED),
      folded(shapes.foldedOpen),
    ]
  const refused = sign('refused', FORBIDDEN)
  if (engine === 'game-tree')
    return [
      { id: 'first', shape: shapes.ofGame[0][BRANCH] as NodeShape },
      { id: 'second', shape: shapes.ofGame[1][BRANCH] as NodeShape },
      { id: 'end', shape: shapes.ofGame[0][FAILED] as NodeShape },
      ...(repeats === 'table' ? [{ id: 'met', shape: shapes.ofGame[0][MET_AGAIN] as NodeShape }] : []),
      ...(cuts ? [cutSign] : []),
      folded(shapes.foldedOpen),
    ]
  return [
    sign('branch', BRANCH),
    sign('failed', FAILED),
    sign('solved', SOLVED),
    ...met,
    refused,
    folded(shapes.foldedFailed),
  ]
}
