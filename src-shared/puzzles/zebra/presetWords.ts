/** The names of the puzzles that come with the app, apart from those of the article. */
import { defineWords } from '../../lib/message'

export const presetWords = defineWords(
  {
    'zebra.preset.neighbours-3': 'Neighbours: 3 houses, easy',
    'zebra.preset.fighters-4': 'Fighters: 4 houses, easy',
    'zebra.preset.fighters-5': 'Fighters: 5 houses, medium',
    'zebra.preset.neighbours-6': 'Neighbours: 6 houses, easy',
    'zebra.preset.fighters-7': 'Fighters: 7 houses, medium',
    'zebra.preset.neighbours-8': 'Neighbours: 8 houses, hard',
  },
  {
    'zebra.preset.neighbours-3': '邻居：3 座房子，容易',
    'zebra.preset.fighters-4': '武林大会：4 座房子，容易',
    'zebra.preset.fighters-5': '武林大会：5 座房子，中等',
    'zebra.preset.neighbours-6': '邻居：6 座房子，容易',
    'zebra.preset.fighters-7': '武林大会：7 座房子，中等',
    'zebra.preset.neighbours-8': '邻居：8 座房子，困难',
  },
)
