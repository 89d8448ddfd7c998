import type { Message } from '@shared/lib/message'
import { CircleAlert, FolderOpen } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { FileTrigger, TextArea, TextField } from 'react-aria-components'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import type { Composing } from './useComposing'

/** Larger files are no text of a puzzle, and would only fill the window. */
const largestFile = 100_000

/** The same thing as text, with numbered lines; what is wrong is said beside its line. */
export function TextPane({ composing }: { readonly composing: Composing }) {
  const { word, say } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const { text, read, type, replace } = composing
  const [fileProblem, setFileProblem] = useState<Message>()
  const problem = read.ok ? undefined : read.message
  const line = problem?.values?.line

  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > 4 * largestFile) {
      setFileProblem({ key: 'compose.text.large', values: { most: largestFile } })
      return
    }
    setFileProblem(undefined)
    replace(await file.text())
  }

  return (
    <section className="compose-text">
      <div className="compose-lines">
        <LineNumbers text={text} wrong={typeof line === 'number' ? line : undefined} />
        <TextField
          className="compose-area"
          aria-label={word('compose.text')}
          aria-describedby="compose-text-note"
          value={text}
          onChange={type}
          isInvalid={problem !== undefined}
        >
          <TextArea className="text-input" wrap="off" spellCheck={false} data-testid="compose-text" />
        </TextField>
      </div>
      <div className="compose-row">
        <p
          id="compose-text-note"
          className={`field-note ${problem || fileProblem ? 'wrong' : ''}`}
          role="status"
          data-testid="compose-text-note"
        >
          {(problem || fileProblem) && <CircleAlert size={14} aria-hidden="true" />}
          <span>{say(fileProblem ?? problem ?? { key: `${id}.compose.format` })}</span>
        </p>
        <FileTrigger acceptedFileTypes={['text/plain', '.txt']} onSelect={(files) => void open(files?.[0])}>
          <Button icon={<FolderOpen size={14} />} testId="compose-open-file">
            {word('compose.text.open')}
          </Button>
        </FileTrigger>
      </div>
    </section>
  )
}

/** They go along with the text when it is scrolled. */
function LineNumbers({ text, wrong }: { readonly text: string; readonly wrong: number | undefined }) {
  const list = useRef<HTMLOListElement>(null)
  const count = text.split('\n').length
  useLayoutEffect(() => {
    const area = list.current?.parentElement?.querySelector('textarea')
    const follow = () => list.current?.scrollTo(0, area?.scrollTop ?? 0)
    follow()
    area?.addEventListener('scroll', follow)
    return () => area?.removeEventListener('scroll', follow)
  }, [])
  return (
    <ol className="line-numbers" aria-hidden="true" ref={list}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are their numbers
        <li key={i} className={i + 1 === wrong ? 'wrong' : ''} data-line={i + 1}>
          {i + 1}
        </li>
      ))}
    </ol>
  )
}
