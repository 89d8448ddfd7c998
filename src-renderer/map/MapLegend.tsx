import { Legend } from '../controls/Legend'
import { useLanguage } from '../language'

/** What the signs of the map mean. */
export function MapLegend({ isWhole }: { readonly isWhole: boolean }) {
  const { word } = useLanguage()
  const signs = isWhole ? allSigns : allSigns.filter(({ id }) => !id.startsWith('hopeless'))
  return (
    <Legend
      name={word('map.legend')}
      signs={signs.map(({ id, sign }) => ({
        id,
        text: word(`map.legend.${id}`),
        sign: (
          <svg viewBox="0 0 16 16" width="16" height="16" className={`sign-${id}`} aria-hidden="true">
            {sign}
          </svg>
        ),
      }))}
    />
  )
}

const square = <rect x="3" y="3" width="10" height="10" />
const cross = <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" strokeWidth="3" />
const stroke = <path d="M1 11l5-6 4 5 5-5" fill="none" strokeWidth="2" />

const allSigns = [
  { id: 'met', sign: square },
  { id: 'unmet', sign: square },
  { id: 'hopeless-met', sign: cross },
  { id: 'hopeless', sign: cross },
  { id: 'goal', sign: <path d="M8 1l7 7-7 7-7-7z" /> },
  { id: 'here', sign: <circle cx="8" cy="8" r="5.5" fill="none" strokeWidth="2.5" /> },
  { id: 'line', sign: stroke },
  { id: 'shortest', sign: stroke },
] as const
