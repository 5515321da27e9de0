import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { css } from './build/class-names.ts'
import { knownNames } from './build/known-names.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The layout command line as one file with everything in it, so that it runs from the packed archive in any folder: it needs no other
 * package, and brings its words, icons and schemas.
 */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  css,
  plugins: [knownNames(path('.'))],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: path('dist/layouts-command'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    license: { fileName: 'licences.md' }, // of the packages in it
    rolldownOptions: {
      input: { foyer: path('scripts/layouts/main.ts') },
      output: { entryFileNames: '[name].js', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
})
