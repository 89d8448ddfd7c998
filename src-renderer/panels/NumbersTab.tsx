import type { Progress } from '@shared/ipc/solver'
import { firstMoment } from '@shared/trace/moment'
import { useCallback, useRef } from 'react'
import { CountButton } from '../counting/CountButton'
import { useLanguage } from '../language'
import { useDesk, useFrames, useProgress } from '../useApp'
import type { Frame } from '../view'
import { paced } from './paced'

/** What is counted: up to the playhead, and of the whole search so far. */
export function NumbersTab() {
  const { word } = useLanguage()
  const { puzzle, params, strategy } = useDesk(({ run }) => run)
  const counters = Object.keys(
    puzzle.counters(firstMoment(puzzle, params, strategy).counts, { params, strategy }),
  )
  const { values, write } = useValues()
  useHere(write)
  useWhole(write)
  const row = (id: string, label: string) => (
    <div key={id} className="number">
      <dt>{label}</dt>
      <dd ref={values(id)} data-testid={`number-${id}`}>
        –
      </dd>
    </div>
  )
  return (
    <div className="numbers">
      <h3 className="section-title">{word('ui.numbers.here')}</h3>
      <dl>
        {row('steps', word('ui.numbers.steps'))}
        {row('depth', word('ui.numbers.depth'))}
        {counters.map((id) => row(`counter-${id}`, word(`${puzzle.id}.counter.${id}`)))}
        {row('solutions', word('ui.numbers.solutions'))}
      </dl>
      <h3 className="section-title">{word('ui.numbers.whole')}</h3>
      <dl>
        {row('total-steps', word('ui.numbers.steps'))}
        {row('total-solutions', word('ui.numbers.solutions'))}
        {row('time', word('ui.limits.seconds'))}
        {row('rate', word('ui.numbers.rate'))}
        {row('memory', word('ui.numbers.memory'))}
      </dl>
      <CountButton />
    </div>
  )
}

type Write = (id: string, text: string) => void

/** Cells by name, written to past React. */
function useValues() {
  const cells = useRef(new Map<string, HTMLElement>())
  const values = (id: string) => (cell: HTMLElement | null) => {
    if (cell) cells.current.set(id, cell)
    else cells.current.delete(id)
  }
  const write = useCallback<Write>((id, text) => {
    const cell = cells.current.get(id)
    if (cell && cell.textContent !== text) cell.textContent = text
  }, [])
  return { values, write }
}

function useHere(write: Write): void {
  const { number } = useLanguage()
  const show = useCallback(
    (frame: Frame) =>
      paced(write, frame, ({ moment: { counts }, cursor: { puzzle, params, strategy } }) => {
        write('steps', number(counts.steps))
        write('depth', number(counts.depth))
        write('solutions', number(counts.solutions))
        for (const [id, value] of Object.entries(puzzle.counters(counts, { params, strategy })))
          write(`counter-${id}`, [value].flat().map(number).join('  '))
      }),
    [write, number],
  )
  useFrames(show)
}

function useWhole(write: Write): void {
  const { number, rough, bytes, duration, say } = useLanguage()
  const show = useCallback(
    (progress: Progress | undefined) => {
      write('total-steps', progress ? number(progress.counts.steps) : '–')
      write('total-solutions', progress ? number(progress.counts.solutions) : '–')
      write(
        'rate',
        progress ? say({ key: 'ui.rate', values: { rate: rough(progress.stepsPerSecond) } }) : '–',
      )
      write('time', progress ? duration(progress.seconds) : '–')
      write('memory', progress ? bytes(progress.bytes) : '–')
    },
    [write, number, rough, bytes, duration, say],
  )
  useProgress(show)
}
