import type { App } from '../app'
import { changeTimeline } from '../timeline/player'
import { pause, seek } from '../timeline/timeline'

/** Goes to the moment right after a solution, counted from 0, and stays there. */
export function goToSolution({ gallery, player }: App, index: number): void {
  const place = gallery.places[index]
  if (place !== undefined)
    changeTimeline(player, (timeline) => seek(pause(timeline), place, performance.now()))
}
