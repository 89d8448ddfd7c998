/** Outlines of our own: SVG path data, each drawn in a box of 100 × 100 units and filled by the nonzero rule. */

/** A chess knight looking left. Its eye and the parting of its mane run the other way round, so they stay open. */
export const knightOutline = [
  'M18 95 V91 C18 87.6 20 85.6 23.4 85.6 H26.4 C26 82.8 26.8 80 28.2 77.4',
  'C31.4 71 38.4 65.6 42.6 58.4 C45 54.4 46 50.4 45.4 46.6',
  'C42.2 49.8 38.6 51.2 35.4 53 C32.8 54.2 31.6 56.6 29.6 58.6 C27.2 60.9 23.8 61.4 21.4 59.4',
  'L19.2 60.6 C15.8 58.6 12.4 54.6 12.4 50.6 C12.4 47.6 14.6 45.4 16.4 42.8 C18.8 39.4 19.6 36 21.4 32.6 C23.4 28.8 26.6 25.6 30.6 23',
  'C30.6 17.6 31.8 12.2 34.8 6.6 C38.8 9 42 12.4 43.6 16.8',
  'C45 14.4 46.8 12.4 49 11 C50.6 13.2 51.4 15.4 51.6 18',
  'C66.5 20.6 78 31.8 81.8 47.2 C84.8 59.4 83.8 73 79.6 85.6',
  'H80.6 C84 85.6 86 87.6 86 91 V95 Z',
  'M31.6 33.8 C31.8 36.8 35.8 37.8 39 34.6 C36.8 32 33.4 31.6 31.6 33.8 Z',
  'M60.5 28 C68.6 33.4 74.2 42.6 75.2 53.8 C75.8 61 74.8 68.4 72.6 75 C73.4 67.8 73.4 60.8 72.4 54 C70.8 43.4 67 34.8 60.5 28 Z',
].join(' ')

/** A shape for each status, so that they differ without colour too. Balanced by eye: none weighs more. */
export const statusOutlines = {
  branch: 'M50 8 A42 42 0 1 1 50 92 A42 42 0 1 1 50 8 Z',
  failed:
    'M18 12 H82 C86 12 88 14 88 18 V82 C88 86 86 88 82 88 H18 C14 88 12 86 12 82 V18 C12 14 14 12 18 12 Z',
  solved:
    'M53.5 3.5 L96.5 46.5 C98.5 48.5 98.5 51.5 96.5 53.5 L53.5 96.5 C51.5 98.5 48.5 98.5 46.5 96.5 ' +
    'L3.5 53.5 C1.5 51.5 1.5 48.5 3.5 46.5 L46.5 3.5 C48.5 1.5 51.5 1.5 53.5 3.5 Z',
  met: 'M53.5 10 L96 83.5 C98 87 96.5 90 92.5 90 H7.5 C3.5 90 2 87 4 83.5 L46.5 10 C48 7.3 52 7.3 53.5 10 Z',
  refused: 'M28 12 L50 34 L72 12 L88 28 L66 50 L88 72 L72 88 L50 66 L28 88 L12 72 L34 50 L12 28 Z',
} as const

/** A chess queen. The two bands across her run the other way round, so they stay open. */
export const queenOutline = [
  'M26 64.5 C24.6 55 20.4 43.6 13.6 33.6 A6.6 6.6 0 1 1 19.6 31.4',
  'C22 38.4 26 44.4 31.6 49.4 C32.8 41.6 32.8 33 31.4 24.6 A6.6 6.6 0 1 1 38.4 22.8',
  'C38.8 30.8 41 38.8 44.4 45.6 C46.4 37.6 47.4 28.6 47 19.8 A6.8 6.8 0 1 1 53 19.8',
  'C52.6 28.6 53.6 37.6 55.6 45.6 C59 38.8 61.2 30.8 61.6 22.8 A6.6 6.6 0 1 1 68.6 24.6',
  'C67.2 33 67.2 41.6 68.4 49.4 C74 44.4 78 38.4 80.4 31.4 A6.6 6.6 0 1 1 86.4 33.6',
  'C79.6 43.6 75.4 55 74 64.5 C73.4 69 73.6 72 75 75.4 C76.4 78.8 77.4 82 77.6 85.6',
  'H78.6 C82 85.6 84 87.6 84 91 V95 H16 V91 C16 87.6 18 85.6 21.4 85.6 H22.4',
  'C22.6 82 23.6 78.8 25 75.4 C26.4 72 26.6 69 26 64.5 Z',
  'M31 66.6 C43 64.2 57 64.2 69 66.6 C57 62.4 43 62.4 31 66.6 Z',
  'M30.4 77.8 C43 75.4 57 75.4 69.6 77.8 C57 73.6 43 73.6 30.4 77.8 Z',
].join(' ')

/** Two bottles, each part full. What is empty in them runs the other way round, so it stays open. */
export const bottlesOutline = [
  'M22 6 H38 V30 C38 36 50 40 50 50 V88 C50 92 48 94 44 94 H16 C12 94 10 92 10 88 V50 C10 40 22 36 22 30 Z',
  'M17 62 H43 V51 C43 46 38 43 35 39 H25 C22 43 17 46 17 51 Z',
  'M67 34 H81 V52 C81 57 91 60 91 68 V88 C91 92 89 94 85 94 H63 C59 94 57 92 57 88 V68 C57 60 67 57 67 52 Z',
  'M63 78 H85 V69 C85 65 80 63 78 60 H70 C68 63 63 65 63 69 Z',
].join(' ')

/** One square of the tiles. */
const tile = (x: number, y: number): string =>
  `M${x + 4} ${y} H${x + 22} Q${x + 26} ${y} ${x + 26} ${y + 4} V${y + 22} Q${x + 26} ${y + 26} ${x + 22} ${y + 26} ` +
  `H${x + 4} Q${x} ${y + 26} ${x} ${y + 22} V${y + 4} Q${x} ${y} ${x + 4} ${y} Z`

/** Eight tiles and the blank. */
export const tilesOutline = [7, 37, 67]
  .flatMap((y) => [7, 37, 67].map((x) => (x + y === 134 ? '' : tile(x, y))))
  .join(' ')
  .trim()

/** A token that goes right, and one that goes down. The box of each is drawn so that a number fits in its middle. */
export const tokenOutlines = [
  'M20 16 H58 C62 16 65 17.5 67.5 20.5 L90 46 C92 48.5 92 51.5 90 54 L67.5 79.5 C65 82.5 62 84 58 84 H20 ' +
    'C13 84 8 79 8 72 V28 C8 21 13 16 20 16 Z',
  'M22 8 H78 C85 8 90 13 90 20 V44 C90 68 74 84 54 92 C51 93.2 49 93.2 46 92 C26 84 10 68 10 44 V20 C10 13 15 8 22 8 Z',
] as const

/** Two tokens, one on its way to the right, one on its way down. */
export const tokensOutline = [
  'M10 52 H34 C37 52 39 53 41 55 L56 71 C58 73 58 75 56 77 L41 93 C39 95 37 96 34 96 H10 C6 96 4 94 4 90 V58 C4 54 6 52 10 52 Z',
  'M58 4 H90 C94 4 96 6 96 10 V24 C96 38 87 48 76 53 C74.5 53.6 73.5 53.6 72 53 C61 48 52 38 52 24 V10 C52 6 54 4 58 4 Z',
].join(' ')

/** A house with a fish in it: who keeps it? The fish runs the other way round, so it stays open; its eye does not. */
export const zebraOutline = [
  'M50 6 L95 45 H85 V90 Q85 94 81 94 H19 Q15 94 15 90 V45 H5 Z',
  'M25 66 Q42 86 61 70 L76 80 Q73 66 76 52 L61 62 Q42 46 25 66 Z',
  'M38 60.5 A3.4 3.4 0 1 1 38 67.3 A3.4 3.4 0 1 1 38 60.5 Z',
].join(' ')
