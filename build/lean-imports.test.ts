import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { folderOf } from '../apps/server/example.testing.ts'
import { leanImports } from './lean-imports.ts'

/** The first script of a small build. */
async function builtWith(plugins: ReturnType<typeof leanImports>[]): Promise<string> {
  const dir = folderOf({
    'main.js': 'import("./later.js").then(({ word }) => console.log(word))',
    'later.js': 'export const word = "later"',
  })
  const output = await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, modulePreload: false, rolldownOptions: { input: `${dir}/main.js` } },
  })
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((each) => ('output' in each ? each.output : []))
  return chunks.map((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.code : '')).join('')
}

test('what is imported later is still a file of its own, without what Vite would preload for it', async () => {
  const [usual, lean] = [await builtWith([]), await builtWith([leanImports()])]

  expect([/vite:preloadError/.test(usual), /vite:preloadError/.test(lean)]).toEqual([true, false])
  expect(lean).toMatch(/import\(.\.\/later-[\w-]+\.js.\)/)
})

test('the parser of answers that are taken as text is left out', () => {
  const { handler, filter } = leanImports().load as unknown as { handler: (id: string) => { code: string }; filter: { id: RegExp } } // as it is written there
  const parser = fileURLToPath(import.meta.resolve('destr'))

  expect([filter.id.test(parser), handler(parser).code]).toEqual([true, 'export default JSON.parse'])
})
