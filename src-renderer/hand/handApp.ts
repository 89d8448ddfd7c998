/** What playing by hand needs of the app. */
import type { DeskStore } from '../desk'
import type { DocumentStore } from '../document/documentDesk'
import type { MatchStore } from '../match/matchDesk'
import type { Rival } from '../match/rival'
import type { Player } from '../timeline/player'
import type { View } from '../view'
import type { Asker } from './asker'
import type { HandStore } from './handDesk'

export interface HandApp {
  readonly desk: DeskStore
  readonly hand: HandStore
  readonly documents: DocumentStore
  readonly asker: Asker
  readonly match: MatchStore
  readonly rival: Rival
  readonly player: Player
  readonly view: View
}
