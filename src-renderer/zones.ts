/** From one part of the window to the next with a key, so that not every control between has to be gone through. */

const zones = 'header.top-bar, nav.rail, main.centre, aside.inspector, footer.playback'
const focusable = 'button, input, textarea, select, a[href], [tabindex]'

/** Moves the focus to the start of the next part, or (by −1) the one before, round and round. */
export function goToZone(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(zones)]
  const here = all.findIndex((zone) => zone.contains(document.activeElement))
  const from = here < 0 && by < 0 ? 0 : here
  for (let away = 1; away <= all.length; away++) {
    const zone = all[(from + by * away + all.length * 2) % all.length]
    const start = zone && startOf(zone)
    if (!start) continue
    start.focus()
    return
  }
}

/** The board, where the keys are at home in the middle; elsewhere the first thing that Tab would come to. */
function startOf(zone: HTMLElement): HTMLElement | undefined {
  const marked = zone.querySelector<HTMLElement>('[data-zone-start]')
  if (marked) return marked
  return [...zone.querySelectorAll<HTMLElement>(focusable)].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}
