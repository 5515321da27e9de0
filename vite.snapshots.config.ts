import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { css } from './build/class-names.ts'
import { knownNames } from './build/known-names.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The snapshot command. Node 20 cannot run TypeScript, so it is built; dependencies stay outside. */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  css,
  plugins: [knownNames(path('.'))],
  build: {
    ssr: true,
    outDir: path('dist/snapshots'),
    emptyOutDir: true,
    target: 'node20',
    minify: false, // functions of it run in the browser, as their text
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { snapshots: path('scripts/snapshots/main.ts') }, output: { entryFileNames: '[name].js' } },
  },
})
