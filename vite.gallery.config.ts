import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { evaluated } from './build/evaluated.ts'
import { galleryPictures } from './build/gallery-pictures.ts'
import { css } from './build/class-names.ts'
import { layerOrder } from './build/layer-order.ts'
import { moduleList } from './build/module-list.ts'
import { propValidators } from './build/prop-validators.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The widget gallery, apart from the players' build and the editor's, so that nothing of it counts into theirs. Its addresses are
 * relative: the server has it at /preview/gallery/, and any static server serves the folder as it is.
 */
export default defineConfig({
  root: path('apps/gallery'),
  base: './',
  publicDir: false,
  define: { 'import.meta.env.VITE_ICONS': JSON.stringify('icons.svg'), 'import.meta.env.VITE_MEDIA': JSON.stringify('media/') },
  appType: 'mpa',
  css,
  plugins: [
    react(),
    layerOrder(),
    moduleList(),
    propValidators(path('.')),
    galleryPictures(path('.')),
    evaluated(path('.'), ['apps/gallery/widget-summaries.ts', 'apps/gallery/widget-descriptions.ts']),
  ],
  build: {
    outDir: path('dist/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content policy has no data: fonts
    modulePreload: false, // a list of what each of all views imports weighs more than the request that it saves for one
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        gallery: path('apps/gallery/index.html'),
        example: path('apps/gallery/example.html'),
        card: path('apps/gallery/card.html'),
      },
      // the pages list the files of every widget
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]', hashCharacters: 'base36' },
    },
  },
})
