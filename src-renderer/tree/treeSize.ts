import type { App } from '../app'

/** Puts the tree above the board, in place of a map, or back into the panel. */
export function setLarge({ tree, surveyor }: App, isLarge: boolean): void {
  if (isLarge) surveyor.store.setState({ isOpen: false })
  tree.store.setState({ isLarge })
}
