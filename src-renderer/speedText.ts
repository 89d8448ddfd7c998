import type { Language } from './language'
import { unlimited } from './timeline/speed'

/** “4 steps/s”. */
export const speedText = ({ say, word }: Language, speed: number): string =>
  speed === unlimited ? word('ui.speed.max') : say({ key: 'ui.speed.value', values: { speed } })
