import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import type { Cell, Column, Group, Row, Sorting } from './table'

interface CompareTableProps {
  readonly group: Group
  readonly rows: readonly Row[]
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting): void
  /** Puts the run of a row on the table. */
  onLay(row: Row): void
}

export function CompareTable({ group, rows, sorting, onSort, onLay }: CompareTableProps) {
  const { say, word } = useLanguage()
  const hasNotes = group.candidates.some(({ note }) => note)
  const headings = useHeadings(group)
  return (
    <div className="compare-scroll">
      <table className="compare-table" aria-label={say(group.title)} data-testid="compare-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <Heading key={heading.column} {...heading} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col">{word('compare.runs')}</th>
            {hasNotes && (
              <th scope="col" className="compare-note-head">
                {word('compare.note')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={say(row.candidate.name)} row={row} hasNotes={hasNotes} onLay={onLay} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What each column is of, in the words of what is counted. */
export function useHeadings({
  counter,
}: Group): readonly { readonly column: Column; readonly text: string }[] {
  const { say, word } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const values = { counter: word(counter === undefined ? 'compare.steps' : `${id}.counter.${counter}`) }
  return [
    { column: 'name', text: word('compare.name') },
    { column: 'first', text: say({ key: 'compare.first', values }) },
    { column: 'total', text: say({ key: 'compare.total', values }) },
    { column: 'ms', text: word('compare.time') },
  ]
}

interface HeadingProps {
  readonly column: Column
  readonly text: string
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting): void
}

function Heading({ column, text, sorting, onSort }: HeadingProps) {
  const isSorted = sorting?.by === column
  const isDown = isSorted && sorting.isDown
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <AriaButton
        className="compare-sort"
        onPress={() => onSort({ by: column, isDown: isSorted && !isDown })}
        data-testid={`sort-${column}`}
      >
        {text}
        {isSorted && (isDown ? <ArrowDown size={12} /> : <ArrowUp size={12} />)}
      </AriaButton>
    </th>
  )
}

interface LineProps extends Pick<CompareTableProps, 'onLay'> {
  readonly row: Row
  readonly hasNotes: boolean
}

function Line({ row, hasNotes, onLay }: LineProps) {
  const { say, locale } = useLanguage()
  const { candidate, first, total, ms, runs } = row
  const name = say(candidate.name)
  return (
    <tr data-testid="compare-row">
      <th scope="row">
        {candidate.refused ? (
          name
        ) : (
          <AriaButton
            className="compare-name"
            aria-label={say({ key: 'compare.lay', values: { name } })}
            onPress={() => onLay(row)}
          >
            {name}
          </AriaButton>
        )}
      </th>
      <CountCell cell={first} />
      <CountCell cell={total} />
      <td>{ms === undefined ? '' : ms.toLocaleString(locale, { maximumSignificantDigits: 3 })}</td>
      <td>{runs === undefined ? '' : runs.toLocaleString(locale)}</td>
      {hasNotes && <td className="compare-note">{candidate.note && say(candidate.note)}</td>}
    </tr>
  )
}

function CountCell({ cell }: { readonly cell: Cell }) {
  const { word, number } = useLanguage()
  if (typeof cell === 'number') return <td>{number(cell)}</td>
  return <td className="compare-unknown">{cell && word(`compare.${cell}`)}</td>
}
