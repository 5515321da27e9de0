import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { galleryPictures } from './build/gallery-pictures.ts'
import { layerOrder } from './build/layer-order.ts'
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
  appType: 'mpa',
  plugins: [react(), layerOrder(), propValidators(path('.')), galleryPictures(path('.'))],
  build: {
    outDir: path('dist/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content policy has no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { gallery: path('apps/gallery/index.html'), example: path('apps/gallery/example.html') } },
  },
})
