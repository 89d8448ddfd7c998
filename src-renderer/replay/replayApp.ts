/** What replaying a path needs of the app. */
import type { DeskStore } from '../desk'
import type { HandStore } from '../hand/handDesk'
import type { View } from '../view'
import type { ReplayStore } from './replayDesk'

export interface ReplayApp {
  readonly desk: DeskStore
  readonly hand: HandStore
  readonly replay: ReplayStore
  readonly view: View
}
