import { runText } from '@shared/run'
import { useMemo } from 'react'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { SlotSelect } from './SlotSelect'
import type { Composing } from './useComposing'

/** Ready-made instances to begin with; presets that differ in something else than the instance are one. */
export function PresetSelect({ composing }: { readonly composing: Composing }) {
  const { word, say } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const { composer, text, replace } = composing
  const presets = useMemo(() => {
    const found = new Map<string, string>()
    const own = composer.textOf(run.params)
    for (const { name, params } of run.puzzle.form.presets) {
      const preset = composer.textOf(params)
      if (!found.has(preset)) found.set(preset, say(name))
    }
    if (!found.has(own)) found.set(own, word('compose.presets.none'))
    return [...found].map(([value, name]) => ({ value, text: name, group: '' }))
  }, [composer, run, say, word])
  const at = presets.findIndex(({ value }) => value === text)
  const options = presets.map((preset, i) => ({ ...preset, value: String(i) }))
  return (
    <SlotSelect
      key={runText(run)}
      label={word('compose.presets')}
      value={at < 0 ? '' : String(at)}
      options={options}
      onChange={(chosen) => {
        const preset = presets[Number(chosen)]
        if (preset) replace(preset.value)
      }}
      placeholder={word('compose.presets')}
      testId="compose-preset"
    />
  )
}
