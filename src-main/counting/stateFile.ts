/** What a long count has done so far, on the disk, so that it can go on another day. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Params } from '@shared/form/field'
import * as z from 'zod/mini'
import { writeWhole } from '../wholeFile'

export interface CountState {
  /** For each job, 1 when it is done. */
  readonly done: Uint8Array
  /** The solutions of those jobs. */
  solutions: number
}

export const emptyState = (jobs: number): CountState => ({ done: new Uint8Array(jobs), solutions: 0 })

/** Goes up when the jobs of a puzzle change, so that an old file is not taken for a part of the new list. */
const version = 1

const whole = z.int().check(z.minimum(0))
const shape = z.object({
  version: z.literal(version),
  count: z.string(),
  jobs: whole,
  solutions: whole,
  /** First and last + 1 of each run of finished jobs, ascending. */
  done: z.array(z.tuple([whole, whole])),
})
type Content = z.infer<typeof shape>

/** Names a count, in the file and for it: `n-queens n=17`. */
export const countName = (puzzle: string, params: Params): string =>
  [puzzle, ...Object.entries(params).map(([id, value]) => `${id}=${value}`)].join(' ')

/** Where the state of this count is kept, in the folder that this system has for such things. */
export function stateFileOf(
  puzzle: string,
  params: Params,
  env: NodeJS.ProcessEnv,
  platform: string,
): string {
  const name = `${countName(puzzle, params).replaceAll(/[^\w-]+/g, '-')}.json`
  return join(stateFolder(env, platform), 'retrace', 'counts', name)
}

function stateFolder(env: NodeJS.ProcessEnv, platform: string): string {
  if (platform === 'win32') return env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return env.XDG_STATE_HOME || join(homedir(), '.local', 'state')
}

/** The state in the file; 'none' where there is no file, 'damaged' where it holds no state of this count. */
export async function readState(
  file: string,
  name: string,
  jobs: number,
): Promise<CountState | 'none' | 'damaged'> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' || error.code === 'ENOTDIR' ? undefined : '',
  )
  if (text === undefined) return 'none'
  const content = parse(text)
  if (!content || content.count !== name || content.jobs !== jobs) return 'damaged'
  const { done } = emptyState(jobs)
  let end = 0
  for (const [from, to] of content.done) {
    if (from < end || to <= from || to > jobs) return 'damaged'
    done.fill(1, from, to)
    end = to
  }
  return { done, solutions: content.solutions }
}

/** The first line is the digest of the second: a wrong sum must never look like a right one. */
function parse(text: string): Content | undefined {
  const [digest, body = ''] = text.split('\n')
  if (digest !== digestOf(body)) return undefined
  try {
    return z.safeParse(shape, JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Rejects with the system's error where it cannot be written. */
export async function writeState(file: string, name: string, state: CountState): Promise<void> {
  const content: Content = {
    version,
    count: name,
    jobs: state.done.length,
    solutions: state.solutions,
    done: runsOf(state.done),
  }
  const body = JSON.stringify(content)
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, `${digestOf(body)}\n${body}\n`)
}

export const removeState = (file: string): Promise<void> => rm(file, { force: true })

function runsOf(done: Uint8Array): [number, number][] {
  const runs: [number, number][] = []
  for (let from = done.indexOf(1); from >= 0; ) {
    const next = done.indexOf(0, from)
    const to = next < 0 ? done.length : next
    runs.push([from, to])
    from = done.indexOf(1, to)
  }
  return runs
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
