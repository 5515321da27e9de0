import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { UserConfig } from 'vite'

import { devServer } from './build/dev-server.ts'
import { createLobby } from './build/first-load.ts'
import { firstScripts } from './build/first-widgets.ts'
import { css } from './build/class-names.ts'
import { knownNames } from './build/known-names.ts'
import { layerOrder } from './build/layer-order.ts'
import { evaluated } from './build/evaluated.ts'
import { moduleList } from './build/module-list.ts'
import { propValidators } from './build/prop-validators.ts'
import { tokenWidgets } from './build/token-widgets.ts'
import { wordParts } from './build/word-parts.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// announcements open over the lobby by themselves
const isOfLobby = createLobby(
  [path('apps/portal/index.html'), path('src/widgets/announcement-board/view.tsx')],
  path('apps/portal/all-widgets.ts'),
)

/** A view by its widget's name, words by their language's. */
function chunkName(module: string): string | undefined {
  return (
    /[\\/]widgets[\\/]([^\\/]+)[\\/]view\.tsx$/.exec(module)?.[1] ?? /virtual:(words[\\/].+)$/.exec(module)?.[1]?.replaceAll(/[\\/]/g, '-')
  )
}

const portal: UserConfig = {
  root: path('apps'),
  publicDir: path('apps/portal/public'),
  appType: 'mpa',
  css,
  plugins: [
    react(),
    devServer(path('.')),
    layerOrder(),
    moduleList(),
    propValidators(path('.')),
    tokenWidgets(path('.')),
    knownNames(path('.')),
    evaluated(path('.'), ['src/runtime/model/topic-names.ts']),
    firstScripts(path('.')),
    wordParts(path('.')),
  ],
  worker: { format: 'es', plugins: () => [knownNames(path('.'))] }, // started with `type: 'module'`, as the development server needs it
  server: { host: '127.0.0.1', port: 5173 },
  build: {
    outDir: path('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true, // the sheet of the first screen holds up the first paint; a view's own comes with its script
    assetsInlineLimit: 0, // the content policy has no data: fonts, and one file is cached for ever
    modulePreload: false, // the server names what a page needs in its head, so no script has to
    reportCompressedSize: false,
    rolldownOptions: {
      input: { portal: path('apps/portal/index.html'), early: path('apps/portal/early.ts') },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId ?? '') ?? '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        hashCharacters: 'base36',
        codeSplitting: {
          groups: [
            {
              name: 'early',
              test: /[\\/](?:apps[\\/]portal[\\/](?:early|start-drawn|report-broken)|src[\\/]runtime[\\/]platform[\\/](?:needed|attempt))\.ts$/,
              priority: 30,
            }, // alone, before the portal, which shares some of it
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 20 },
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules[\\/](?:react-router|react-router-dom|effector|effector-react|i18next|ofetch|zod|destr|ufo)[\\/]/,
              priority: 10,
            },
            {
              name: 'portal',
              tags: ['$initial'],
              test: /[\\/](?:src|locales[\\/]en)[\\/]|[\\/]apps[\\/]portal[\\/](?:(?:registry|locales|release)\.ts|boot\.css)$|virtual:(?:first-widgets|words)$/,
              priority: 8,
            }, // all of ours that the landing page's first screen needs, packed as one: smaller than its parts, and one request
            {
              debugName: 'lobby',
              name: (id, context) => (isOfLobby(id, context) ? 'lobby' : null),
              test: /\.module\.css$/,
              priority: 7,
            }, // what the lobby's later views look like, as one sheet: a browser works out the whole page anew for each
            // what views share: no request for each button
            {
              debugName: 'kit',
              name: (id, context) => (isOfLobby(id, context) ? 'kit' : null),
              test: /[\\/]src[\\/]runtime[\\/]ui[\\/]/,
              minShareCount: 2,
              priority: 5,
            },
          ],
        },
      },
    },
  },
}

/** The service worker is one script that imports nothing and has one address: a second build into the same folder, beside the portal. */
const worker: UserConfig = {
  root: path('apps'),
  publicDir: false,
  build: {
    outDir: path('dist/client'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'service-worker': path('apps/portal/service-worker/main.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

/**
 * The browser's part. `vite` serves it with hot reload, `vite build` writes it to dist/client with a manifest that the server and the size
 * check read, and `vite build --mode worker` the service worker.
 */
export default defineConfig(({ mode }) => (mode === 'worker' ? worker : portal))
