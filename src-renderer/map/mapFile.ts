/** The map as a file: larger than on the screen, from the same marks. */
import { palettes } from '@shared/picture/ink'
import { toSvg } from '@shared/picture/svg'
import { makeMapScene, mapPicture, paintMet } from '@shared/trace/mapPicture'
import { statesAlong } from '@shared/trace/ways'
import type { App } from '../app'
import { languageOf } from '../language'
import { nameOfRun } from '../panels/exporting'
import type { Charted } from './chart'
import { metAt } from './met'

const width = 1600
const height = 800

/** As it stands at the playhead, in the colours of the window. What came of it is said in passing. */
export async function saveMap(app: App, chart: Charted, format: 'svg' | 'png'): Promise<void> {
  const { run } = app.desk.getState()
  const request = { format, name: `${nameOfRun(run)}-map`, content: mapSvg(app, chart), scale: 2 }
  const say = (key: string, text: string) =>
    app.desk.setState({ toast: { id: performance.now(), message: { key, values: { text, path: text } } } })
  try {
    const result = await app.bridge.call('save', request)
    if (result.kind === 'saved') say('map.saved', result.path)
    else if (result.kind === 'failed')
      app.desk.setState({ toast: { id: performance.now(), message: result.message } })
  } catch (error) {
    say('ui.export.failed', String(error))
  }
}

function mapSvg({ view, desk, surveyor }: App, { space, toGoal, met }: Charted): string {
  const { run, greeting } = desk.getState()
  const scene = makeMapScene(space, toGoal, width, height)
  const shown = view.latest()?.shown
  const line = statesAlong(space, shown?.moment.line ?? [])
  const isOnMap = line.length > (shown?.moment.line.length ?? 0)
  paintMet(scene, met.states, metAt(met, shown?.k ?? 0).states)
  const picture = mapPicture(scene, {
    here: isOnMap ? (line[line.length - 1] as number) : -1,
    line,
    chosen: surveyor.store.getState().chosen,
  })
  const { say, word } = languageOf(greeting.lang)
  const title = `${word('map.name')} – ${say(run.puzzle.title(run.params))}`
  return toSvg(picture, palettes[greeting.theme], { title })
}
