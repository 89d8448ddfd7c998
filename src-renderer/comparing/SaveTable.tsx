import { csvLines } from '@shared/export/path'
import type { Message } from '@shared/lib/message'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../clipboard'
import { sayWord } from '../commands'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { useHeadings } from './CompareTable'
import type { Group, Row } from './table'

/** The table as it stands, sorted as it is shown: as a CSV file, or as text with tabs to be pasted into a sheet. */
export function SaveTable({ group, rows }: { readonly group: Group; readonly rows: readonly Row[] }) {
  const app = useApp()
  const { say, word } = useLanguage()
  const headings = useHeadings(group)
  const [said, setSaid] = useState<Message>()
  const lines = (): (string | number)[][] => [
    [...headings.map(({ text }) => text), word('compare.runs'), word('compare.note')],
    ...rows.map(({ candidate: { name, note }, first, total, ms, runs }) => [
      say(name),
      cellText(first, word),
      cellText(total, word),
      ms === undefined ? '' : Number(ms.toPrecision(4)),
      runs ?? '',
      note ? say(note) : '',
    ]),
  ]

  async function save(): Promise<void> {
    const content = csvLines(lines())
    const name = `${say(group.title)}`
    const result = await app.bridge
      .call('save', { format: 'csv', name, content, scale: 1 })
      .catch((error: unknown) => failure(String(error)))
    if (result.kind === 'saved') setSaid({ key: 'compare.saved', values: { path: result.path } })
    else setSaid(result.kind === 'failed' ? result.message : undefined)
  }

  async function copy(): Promise<void> {
    const text = lines()
      .map((line) => line.join('\t'))
      .join('\n')
    sayWord(app, { key: (await copyText(text)) ? 'compare.copied' : 'compare.not-copied' })
  }

  return (
    <>
      {said && (
        <p className="compare-saved" role="status" data-testid="compare-saved">
          {say(said)}
        </p>
      )}
      <Button look="quiet" icon={<Copy size={14} />} onPress={() => void copy()} testId="compare-copy">
        {word('compare.copy')}
      </Button>
      <Button look="quiet" icon={<Download size={14} />} onPress={() => void save()} testId="compare-save">
        {word('compare.save')}
      </Button>
    </>
  )
}

const failure = (text: string) =>
  ({ kind: 'failed', message: { key: 'ui.export.failed', values: { text } } }) as const

const cellText = (cell: Row['first'], word: (key: string) => string): string | number =>
  typeof cell === 'number' ? cell : cell ? word(`compare.${cell}`) : ''
