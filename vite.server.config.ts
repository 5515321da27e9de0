import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { css } from './build/class-names.ts'
import { firstScripts } from './build/first-widgets.ts'
import { knownNames } from './build/known-names.ts'
import { wordParts } from './build/word-parts.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * What Node runs: the server and the build's own helpers. Node 20 cannot run TypeScript, so they are built;
 * dependencies stay outside.
 */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  css,
  plugins: [knownNames(path('.')), firstScripts(path('.')), wordParts(path('.'))],
  build: {
    ssr: true,
    outDir: path('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        server: path('apps/server/main.ts'),
        build: path('apps/server/build.ts'),
        // where the project's scripts are not, as on a server
        releases: path('scripts/releases/main.ts'),
        operators: path('scripts/operators/main.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        // a journey proves by its name that it is not loaded
        chunkFileNames: ({ moduleIds }) => `chunks/${moduleIds.some((id) => /[\\/]mocks[\\/]/.test(id)) ? 'mock-' : ''}[name]-[hash].js`,
      },
    },
  },
})
