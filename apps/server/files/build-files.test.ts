import { expect, test } from 'vitest'

import { readManifest } from './build-files.ts'
import { folderOf } from '../example.testing.ts'

test('a file that only passes on what the first script holds is left out, any other stays', () => {
  const manifest = {
    'portal/index.html': { file: 'assets/portal.js', isEntry: true, imports: ['_kit.js'] },
    '_kit.js': { file: 'assets/kit.js' },
    'home/view.tsx': { file: 'assets/home.js', imports: ['_kit.js'] },
    'form/view.tsx': { file: 'assets/form.js', imports: ['_kit.js'] },
    'games/view.tsx': { file: 'assets/games.js', imports: ['_games.js'] },
    '_games.js': { file: 'assets/shared-games.js' },
  }
  const dir = folderOf({
    '.vite/manifest.json': JSON.stringify(manifest),
    '.vite/modules.json': JSON.stringify({
      'assets/portal.js': [],
      'assets/kit.js': ['kit.ts', 'home/view.tsx'],
      'assets/home.js': [],
      'assets/form.js': ['form/view.tsx'],
      'assets/games.js': [],
      'assets/shared-games.js': ['games/view.tsx'],
    }),
  })

  expect(Object.keys(readManifest(dir))).toEqual(['portal/index.html', '_kit.js', 'form/view.tsx', 'games/view.tsx', '_games.js'])
})

test('without a list of modules the manifest is whole', () => {
  const manifest = { 'view.tsx': { file: 'assets/view.js', imports: [] } }

  expect(readManifest(folderOf({ '.vite/manifest.json': JSON.stringify(manifest) }))).toEqual(manifest)
})
