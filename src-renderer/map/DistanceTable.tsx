import { useLanguage } from '../language'
import { useSurvey } from './useSurvey'

/** How many states there are at each distance from the start: a table, and bars behind its numbers. */
export function DistanceTable() {
  const { word, number } = useLanguage()
  const facts = useSurvey((survey) => survey.facts)
  const space = useSurvey((survey) => survey.chart?.space)
  // Of the last layer of a part it is not known whether it is whole.
  const layers = facts?.layers ?? (space ? wholeLayers(space.layers, space.isWhole) : new Int32Array(0))
  const most = layers.reduce((greatest, size) => Math.max(greatest, size), 1)
  return (
    <>
      <h3 id="distances-title" className="section-title">
        {word('map.layers')}
      </h3>
      <table className="distances" aria-labelledby="distances-title" data-testid="distances">
        <thead>
          <tr>
            <th scope="col">{word('map.layers.distance')}</th>
            <th scope="col">{word('map.layers.states')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from(layers, (size, distance) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a distance is what the row is about
            <tr key={distance}>
              <th scope="row">{number(distance)}</th>
              <td>
                <span className="distance-bar" style={{ width: `${(100 * size) / most}%` }} />
                <span className="distance-size">{number(size)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const wholeLayers = (firsts: Int32Array, isWhole: boolean): Int32Array =>
  Int32Array.from(
    { length: Math.max(0, firsts.length - (isWhole ? 1 : 2)) },
    (_, depth) => (firsts[depth + 1] as number) - (firsts[depth] as number),
  )
