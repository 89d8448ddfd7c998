import { limitNames } from '@shared/ipc/limits'
import { useId } from 'react'
import { changeSettings } from '../app'
import { Choice } from '../controls/Choice'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { choicesWith, limitText } from './limits'

/** How far every new search may run ahead. */
export function LimitSettings() {
  const app = useApp()
  const language = useLanguage()
  const { word } = language
  const limits = useDesk(({ greeting }) => greeting.settings.limits)
  const id = useId()
  return (
    <fieldset className="limit-settings" aria-describedby={id}>
      <legend className="field-label">{word('ui.limits')}</legend>
      {limitNames.map((name) => (
        <Choice
          key={name}
          label={word(`ui.limits.${name}`)}
          value={String(limits[name])}
          options={choicesWith(name, limits[name]).map((limit) => ({
            value: String(limit),
            text: limitText(language, name, limit),
          }))}
          onChange={(chosen) =>
            changeSettings(app, {
              limits: { ...limits, [name]: chosen === 'null' ? null : Number(chosen) },
            })
          }
          testId={`limit-${name}`}
        />
      ))}
      <p id={id} className="field-note">
        {word('ui.limits.about')}
      </p>
    </fieldset>
  )
}
