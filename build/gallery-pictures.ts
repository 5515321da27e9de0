import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { importModule } from './import-module.ts'

/**
 * Puts into the gallery's build what a portal's server has beside its pages, so that the folder works at any address: the icons and the
 * pictures that examples name: those that the mock gateway draws (`/img/…`), and those that an operator would have uploaded (`/media/…`).
 * `root` is the folder of the project.
 */
export function galleryPictures(root: string): Plugin {
  return {
    name: 'foyer-gallery-pictures',
    apply: 'build',
    async generateBundle() {
      const { module } = await importModule<typeof import('./example-pictures.ts')>(join(root, 'build/example-pictures.ts'), root)
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: readFileSync(join(root, 'apps/portal/public/icons.svg')) })
      for (const [path, source] of module.examplePictures) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      const uploaded = join(root, 'mocks/media')
      for (const file of readdirSync(uploaded))
        this.emitFile({ type: 'asset', fileName: `media/${file}`, source: readFileSync(join(uploaded, file)) })
    },
  }
}
