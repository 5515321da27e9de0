import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { layerOrder } from './apps/server/layer-order.ts'
import { moduleList } from './apps/server/module-list.ts'
import { propValidators } from './apps/server/prop-validators.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The operators' part, a build of its own: the editor, and what a portal inside a preview frame loads beside itself (`frame.js`: the
 * mock world, the whole checker). Apart from the players' build, so that nothing of it can get into theirs.
 */
export default defineConfig({
  root: path('apps'),
  base: '/preview/',
  publicDir: false,
  appType: 'mpa',
  plugins: [react(), layerOrder(), moduleList(), propValidators(path('.'))],
  worker: { format: 'es' },
  build: {
    outDir: path('dist/preview'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content policy has no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { preview: path('apps/preview/index.html'), frame: path('apps/frame/main.ts') },
      preserveEntrySignatures: 'exports-only', // the portal calls what frame.js exports
      output: {
        entryFileNames: ({ name }) => (name === 'frame' ? 'frame.js' : 'assets/[name]-[hash].js'), // a portal of any build knows the frame's address
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 20 }],
        },
      },
    },
  },
})
