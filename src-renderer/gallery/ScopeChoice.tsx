import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { useGallery } from './useGallery'

/** Of the solutions: the one that the playhead is at, or all of them. */
export type Scope = 'one' | 'all'

interface ScopeChoiceProps {
  readonly scope: Scope
  onChange(scope: Scope): void
}

/** Nothing to choose where there is only one. */
export function ScopeChoice({ scope, onChange }: ScopeChoiceProps) {
  const { say, word } = useLanguage()
  const { places } = useGallery()
  if (places.length < 2) return null
  return (
    <Segments<Scope>
      label={word('gallery.scope')}
      value={scope}
      options={[
        { value: 'one', text: word('gallery.scope.one') },
        { value: 'all', text: say({ key: 'gallery.scope.all', values: { count: places.length } }) },
      ]}
      onChange={onChange}
      testId="export-scope"
    />
  )
}
