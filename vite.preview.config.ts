import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { BuildOptions } from 'vite'

import { createFirstLoad } from './build/first-load.ts'
import { css } from './build/class-names.ts'
import { knownNames } from './build/known-names.ts'
import { layerOrder } from './build/layer-order.ts'
import { licenceBeside } from './build/licence-beside.ts'
import { moduleList } from './build/module-list.ts'
import { propValidators } from './build/prop-validators.ts'
import { tokenWidgets } from './build/token-widgets.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

type Packing = NonNullable<BuildOptions['rolldownOptions']>

const isOfFrame = createFirstLoad([path('apps/frame/main.ts')])
const isOfDetails = createFirstLoad([path('apps/preview/shell/right-side.tsx')])

const axe = { licence: 'MPL-2.0', source: 'https://github.com/dequelabs/axe-core' }

const ours = /^(?!.*[\\/]zod[\\/]).*\.(?:tsx?|jsx?|mjs|json)$/

const editor: Packing = {
  input: { preview: path('apps/preview/index.html') },
  output: {
    codeSplitting: {
      groups: [
        { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 20 },
        { name: 'libraries', tags: ['$initial'], test: /node_modules[\\/](?:effector|effector-react|i18next|zod)[\\/]/, priority: 10 },
        // A few files instead of sixty small ones: a browser asks a server for six at a time, and the canvas waits behind them
        {
          name: 'editor',
          tags: ['$initial'],
          test: /(?<!apps[\\/]preview[\\/]main)\.(?:tsx?|jsx?|mjs|json)$/,
          priority: 8,
        },
        { debugName: 'details', name: (id, context) => (isOfDetails(id, context) ? 'details' : null), test: ours, priority: 5 },
      ],
    },
  },
}

const frame: Packing = {
  input: { frame: path('apps/frame/main.ts') },
  preserveEntrySignatures: 'exports-only', // the portal calls what frame.js exports
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: 'assets/frame-[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          debugName: 'world',
          name: (id, context) => (isOfFrame(id, context) ? 'world' : null),
          test: /(?<!apps[\\/]frame[\\/]main)\.(?:tsx?|jsx?|mjs|json)$|rolldown[\\/]runtime/,
        },
      ],
    },
  }, // a portal of any build knows the frame's address
}

/**
 * The operators' part, apart from the players' build, so that nothing of it can get into theirs: the editor, and with `--mode frame`
 * what a portal inside a preview frame loads beside itself (`frame.js`: the mock world, the whole checker). Two builds into one folder,
 * for what the two have in common would else be packed into one of them and drawn into the other.
 */
export default defineConfig(({ mode }) => ({
  root: path('apps'),
  base: '/preview/',
  publicDir: false,
  appType: 'mpa',
  css,
  plugins: [
    react(),
    knownNames(path('.')),
    layerOrder(),
    moduleList(mode === 'frame' ? '.vite/frame-modules.json' : undefined),
    propValidators(path('.')),
    tokenWidgets(path('.')),
    licenceBeside('axe-core', axe),
  ],
  worker: { format: 'es', plugins: () => [knownNames(path('.'))] },
  build: {
    outDir: path('dist/preview'),
    emptyOutDir: mode !== 'frame',
    target: 'es2022',
    manifest: mode !== 'frame' || '.vite/frame-manifest.json',
    assetsInlineLimit: 0, // the content policy has no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: mode === 'frame' ? frame : editor,
  },
}))
