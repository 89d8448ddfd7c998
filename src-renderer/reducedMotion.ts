/** Whether things may slide and fade: as the person chose in the settings, or else the system. */
const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Read where motion begins, never kept: the choice holds at once. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'reduced' || (motion !== 'full' && asked.matches)
}
