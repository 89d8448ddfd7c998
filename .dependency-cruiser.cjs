// The walls between the rooms of the house (docs/architecture.md, "Walls"), and no circles anywhere.
// scripts/walls.test.mjs plants a breach of every rule and sees it caught.

const TESTS = '\\.test\\.tsx?$'

/** The words in which a puzzle and a search speak to each other. */
const VOCABULARY = ['puzzle', 'composer', 'counts', 'game', 'hand', 'listing', 'step', 'variants'].map(
  (name) => `src-shared/${name}.ts`,
)

/**
 * What of our own code the files of a room may import besides each other: folders and files. A room not listed
 * here is held by the rules on the sides alone.
 */
const ROOMS = [
  { room: 'src-shared/lib', may: [] },
  { room: 'src-shared/form', may: ['src-shared/lib'] },
  { room: 'src-shared/picture', may: ['src-shared/lib'] },
  { room: 'src-shared/words', may: ['src-shared/lib'] },
  { room: 'src-shared/document', may: ['src-shared/lib'] },
  {
    name: 'src-shared/puzzles/<id>',
    room: 'src-shared/puzzles/([^/]+)',
    same: 'src-shared/puzzles/$1',
    may: [...VOCABULARY, 'src-shared/form', 'src-shared/picture', 'src-shared/lib'],
  },
  { room: 'src-shared/search', may: [...VOCABULARY, 'src-shared/lib'] },
  ...['src-shared/trace', 'src-shared/export'].map((room) => ({
    room,
    may: [
      ...VOCABULARY,
      'src-shared/search',
      'src-shared/run.ts',
      'src-shared/form',
      'src-shared/picture',
      'src-shared/lib',
    ],
  })),
  { room: 'src-renderer/stage', may: ['src-shared/picture'] },
  { room: 'src-renderer/timeline', may: [...VOCABULARY, 'src-shared/trace'] },
]

/** A file by its whole name, a folder by everything in it. */
const pattern = (path) => (path.endsWith('.ts') ? `^${path.replaceAll('.', '\\.')}$` : `^${path}/`)

const wallOf = ({ room, same = room, name = room, may }) => ({
  name: `room ${name}`,
  severity: 'error',
  from: { path: pattern(room), pathNot: TESTS },
  to: { path: '^(src-|scripts/|e2e/)', pathNot: [same, ...may].map(pattern) },
})

/** No import at all from the one to the other. */
const never = (name, from, to) => ({ name, severity: 'error', from, to })

const SIDES = [
  never('shared stands alone', { path: '^src-shared/' }, { path: '^(src-main|src-renderer|scripts|e2e)/' }),
  never(
    'shared is pure',
    { path: '^src-shared/', pathNot: TESTS },
    { path: ['node_modules/electron/', 'node_modules/pixi\\.js/', 'node_modules/react'] },
  ),
  never('shared has no Node', { path: '^src-shared/', pathNot: TESTS }, { dependencyTypes: ['core'] }),
  never('main has no window', { path: '^src-main/' }, { path: '^(src-renderer|scripts|e2e)/' }),
  never('window has no main', { path: '^src-renderer/' }, { path: '^(src-main|scripts|e2e)/' }),
  never('window has no Node', { path: '^src-renderer/', pathNot: TESTS }, { dependencyTypes: ['core'] }),
  never(
    'electron is for main',
    { pathNot: '^(src-main|scripts/runtime)/' },
    { path: 'node_modules/electron/' },
  ),
  never('pixi is for the stage', { pathNot: '^src-renderer/stage/' }, { path: 'node_modules/pixi\\.js/' }),
  never(
    'a puzzle is named in puzzles/index.ts alone',
    { path: '^src-', pathNot: ['^src-shared/puzzles/', TESTS] },
    { path: '^src-shared/puzzles/[^/]+/' },
  ),
  never('a test is not imported', {}, { path: TESTS }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...ROOMS.map(wallOf),
    ...SIDES,
    never('no circles', {}, { circular: true }),
    never('no orphans', { orphan: true, pathNot: [TESTS, '\\.d\\.ts$', '\\.config\\.ts$'] }, {}),
    // With a query (`?url`) it is the bundler's own kind of import, and the build's to check.
    never('imports lead somewhere', {}, { couldNotResolve: true, pathNot: '\\?' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A type-only import is an import too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
