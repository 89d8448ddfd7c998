// A benchmark written in TypeScript, bundled as the app is, into out/bench.
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Bundles `bench/<name>.ts`; gives the path of what to run with Node. */
export async function bundle(/** @type {string} */ name) {
  const outDir = join(root, 'out/bench')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { alias: { '@shared': join(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, `bench/${name}.ts`),
      target: 'node20',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  })
  return join(outDir, `${name}.js`)
}
