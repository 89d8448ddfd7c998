/** What playing by hand needs of the app. */
import type { DeskStore } from '../desk'
import type { Player } from '../timeline/player'
import type { View } from '../view'
import type { Asker } from './asker'
import type { HandStore } from './handDesk'

export interface HandApp {
  readonly desk: DeskStore
  readonly hand: HandStore
  readonly asker: Asker
  readonly player: Player
  readonly view: View
}
