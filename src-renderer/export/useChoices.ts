import type { ExportChoices } from '@shared/ipc/exporting'
import { changeSettings } from '../app'
import { useApp, useDesk } from '../useApp'
import type { Look } from './look'

/** The choices of the export dialog, remembered as they are made. */
export function useChoices(): readonly [ExportChoices, (changes: Partial<ExportChoices>) => void] {
  const app = useApp()
  const choices = useDesk(({ greeting }) => greeting.settings.exporting)
  const change = (changes: Partial<ExportChoices>) =>
    changeSettings(app, { exporting: { ...app.desk.getState().greeting.settings.exporting, ...changes } })
  return [choices, change]
}

/** How pictures are to look; until colours are chosen, as the window does. */
export function useLook({ theme, scale, margin, transparent, labels }: ExportChoices): Look {
  const windowTheme = useDesk(({ greeting }) => greeting.theme)
  return { theme: theme ?? windowTheme, scale, margin, transparent, labels }
}
