/** A video, encoded by a hidden page (`src-renderer/export/film.ts`), which asks for one frame after the other. */
import { join } from 'node:path'
import type { FilmJob, HiddenAnswer } from '@shared/ipc/hidden'
import { appFile } from './appProtocol'
import { withHiddenPage } from './hiddenPage'

const pages = join(import.meta.dirname, '../renderer')

/** The bytes of the file, or why there are none. `nextFrame`: its pixels. */
export async function film(
  job: FilmJob,
  nextFrame: () => Promise<Buffer>,
): Promise<Uint8Array | HiddenAnswer> {
  let end: (made: Uint8Array | HiddenAnswer) => void = () => {}
  const made = new Promise<Uint8Array | HiddenAnswer>((resolve) => {
    end = resolve
  })
  const serve = async (request: Request): Promise<Response> => {
    switch (new URL(request.url).pathname) {
      case '/job':
        return Response.json(job)
      case '/frame':
        return new Response(new Uint8Array(await nextFrame()))
      case '/file':
        end(new Uint8Array(await request.arrayBuffer()))
        return new Response()
      case '/told':
        end({ told: JSON.parse(await request.text()) })
        return new Response()
      default:
        return appFile(pages, request)
    }
  }
  return withHiddenPage('/film.html', serve, (page) => {
    const told = { key: 'cli.hidden.failed', values: { format: job.format } }
    page.once('render-process-gone', () => end({ told }))
    return made
  })
}
