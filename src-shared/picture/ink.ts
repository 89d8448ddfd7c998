/**
 * Inks: the named colours of pictures, light and dark designed separately.
 * The status colours are Okabe and Ito's, darkened or lightened for contrast, and so far apart in lightness that they
 * differ for the colour-blind, too (colourSight.test.ts).
 */
const light = {
  paper: '#faf9f7',
  frame: '#cfcac2',
  'square-light': '#f1ede6',
  'square-dark': '#dcd5c9',
  'square-visited': '#d3deec',
  'visited-light': '#dde6f0',
  'visited-dark': '#c8d4e2',
  text: '#23211e',
  'text-muted': '#5e5952',
  number: '#35322e',
  line: '#2f6ca3',
  accent: '#0b63b5',
  'accent-soft': '#cfe2f6',
  'on-accent': '#ffffff',
  piece: '#23211e',
  'piece-edge': '#faf9f7',
  glass: '#74828c',
  'glass-inside': '#f2f4f4',
  shine: '#ffffff',
  recess: '#cdc4b5',
  water: '#bdd9ea',
  'water-edge': '#2a79aa',
  branch: '#0072b2',
  failed: '#a32000',
  solved: '#006e4c',
  met: '#747068',
  refused: '#9b5f00',
  // States on a map, beside the statuses: told apart by how dark they are, too.
  'map-alive': '#c9c2b6',
  'map-hopeless': '#f0dccf',
  'map-hopeless-met': '#d66d3a',
} as const

export type Ink = keyof typeof light
export type Theme = 'light' | 'dark'
export type Palette = Readonly<Record<Ink, string>>

const dark: Palette = {
  paper: '#1b1a19',
  frame: '#45413c',
  'square-light': '#35322f',
  'square-dark': '#282624',
  'square-visited': '#2b3d50',
  'visited-light': '#2d3e4f',
  'visited-dark': '#233341',
  text: '#eceae6',
  'text-muted': '#b1aba2',
  number: '#dedad4',
  line: '#7db4e6',
  accent: '#6cb1f2',
  'accent-soft': '#24415d',
  'on-accent': '#10202f',
  piece: '#f4f1ec',
  'piece-edge': '#1b1a19',
  glass: '#8b989f',
  'glass-inside': '#252a2d',
  shine: '#4a565d',
  recess: '#1d1c1b',
  water: '#264c66',
  'water-edge': '#6ab4e2',
  branch: '#56b4e9',
  failed: '#f0764a',
  solved: '#4cd0a6',
  met: '#a09a92',
  refused: '#e69f00',
  'map-alive': '#5a554e',
  'map-hopeless': '#43302a',
  'map-hopeless-met': '#b4532c',
}

export const palettes: Readonly<Record<Theme, Palette>> = { light, dark }
