/** A puzzle's own icon, in the colour of the text around it. */
export const PuzzleIcon = ({ icon, size }: { readonly icon: string; readonly size: number }) => (
  <svg className="puzzle-icon" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path d={icon} />
  </svg>
)
