// One file for electron-vite (main, preload, renderer) and for vitest, which reads `resolve` and `test` from
// it.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

// The oldest runtime a build must run on (see scripts/runtime): it sets the targets of all three bundles.
process.env.ELECTRON_MAJOR_VER ??= '33'

const at = (path: string) => resolve(import.meta.dirname, path)
const alias = { '@shared': at('src-shared') }

/**
 * Fontsource's style sheets name each font twice, the second time for browsers that read no WOFF2; ours does, and what
 * is not named is not shipped.
 */
const woff2Only = {
  postcssPlugin: 'woff2-only',
  Once(sheet: { walkDecls(name: string, change: (declaration: { value: string }) => void): void }) {
    sheet.walkDecls('src', (declaration) => {
      declaration.value = declaration.value.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
    })
  },
}

const vitest = {
  resolve: { alias },
  test: {
    environment: 'node',
    // A test of the style sheets reads them; by default vitest hands out empty ones.
    css: true,
    include: ['src-*/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    // Laws and known answers run whole searches, on machines that may be busy.
    testTimeout: 120_000,
  },
}

export default defineConfig({
  // electron-vite's own type knows nothing of vitest's keys.
  ...(vitest as object),
  main: {
    resolve: { alias },
    build: {
      outDir: 'out/main',
      // Everything is bundled, so that a packaged app holds out/ and no node_modules.
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: at('src-main/index.ts'),
          // Loaded by the index; named here so that they are written beside it, where they look for their neighbours.
          main: at('src-main/main.ts'),
          hidden: at('src-main/hidden.ts'),
          solver: at('src-main/solver/index.ts'),
          counter: at('src-main/counting/index.ts'),
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('src-main/preload.ts') },
        // A sandboxed preload is not loaded as an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    // What the window shows of assets/ is imported where it is used, and so gets a hashed name.
    publicDir: false,
    plugins: [react()],
    resolve: { alias },
    css: { postcss: { plugins: [woff2Only] } },
    server: { fs: { allow: [at('.')] } },
    build: {
      outDir: at('out/renderer'),
      minify: true, // electron-vite's own default is not to
      assetsInlineLimit: 0, // the security policy has no fonts from data: addresses
      chunkSizeWarningLimit: 2000, // kB; read from disk, not over a network
      rolldownOptions: {
        input: { index: at('src-renderer/index.html'), film: at('src-renderer/film.html') },
      },
    },
  },
})
