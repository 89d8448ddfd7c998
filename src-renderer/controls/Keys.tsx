import { useDesk } from '../useApp'

const macNames: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧' }

/** Keys to be pressed together, drawn as keys. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  const isMac = useDesk(({ greeting }) => greeting.platform === 'darwin')
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{isMac ? (macNames[key] ?? key) : key}</kbd>
      ))}
    </span>
  )
}
