import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { BuildOptions } from 'vite'

import { layerOrder } from './apps/server/layer-order.ts'
import { moduleList } from './apps/server/module-list.ts'
import { propValidators } from './apps/server/prop-validators.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

type Packing = NonNullable<BuildOptions['rolldownOptions']>

const editor: Packing = {
  input: { preview: path('apps/preview/index.html') },
  output: {
    codeSplitting: {
      groups: [
        { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 20 },
        { name: 'libraries', test: /node_modules[\\/](?:effector|effector-react|i18next|zod)[\\/]/, priority: 10 },
      ],
    },
  },
}

const frame: Packing = {
  input: { frame: path('apps/frame/main.ts') },
  preserveEntrySignatures: 'exports-only', // the portal calls what frame.js exports
  output: { entryFileNames: '[name].js', chunkFileNames: 'assets/frame-[name]-[hash].js' }, // a portal of any build knows the frame's address
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
  plugins: [react(), layerOrder(), moduleList(mode === 'frame' ? '.vite/frame-modules.json' : undefined), propValidators(path('.'))],
  worker: { format: 'es' },
  build: {
    outDir: path('dist/preview'),
    emptyOutDir: mode !== 'frame',
    target: 'es2022',
    manifest: mode !== 'frame',
    assetsInlineLimit: 0, // the content policy has no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: mode === 'frame' ? frame : editor,
  },
}))
