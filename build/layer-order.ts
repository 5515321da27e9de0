import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the order of the style layers before everything else in every built sheet. A bundler orders rules by imports, and the order of
 * layers is decided by whoever names one first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'foyer-layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post', // the sheets of the build are put together in this hook too
      handler(_, bundle) {
        const order = /@layer [^;{]+;/.exec(readFileSync('src/runtime/theme/layers.css', 'utf8'))?.[0]
        if (!order) this.error('src/runtime/theme/layers.css does not say the order of the layers.')
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset' && output.fileName.endsWith('.css')) output.source = order + String(output.source)
        }
      },
    },
  }
}
