import { expect, test } from 'vitest'

import { licenceBeside } from './licence-beside.ts'

/** The plugin's results for chunks of those modules: their code, the emitted files, and the error that stops the build. */
function packed(...chunks: string[][]) {
  const bundle = Object.fromEntries(
    chunks.map((moduleIds, index) => [`${index}.js`, { type: 'chunk', fileName: `${index}.js`, moduleIds, code: 'code' }]),
  )
  const emitted: { fileName: string; source: unknown }[] = []
  const errors: string[] = []
  const context = { emitFile: (file: (typeof emitted)[number]) => emitted.push(file), error: (text: string) => errors.push(text) }
  const plugin = licenceBeside('axe-core', { licence: 'MPL-2.0', source: 'https://example.test' })
  const run = plugin.generateBundle as unknown as (this: typeof context, options: object, files: typeof bundle) => void
  run.call(context, {}, bundle)
  return { code: Object.values(bundle).map(({ code }) => code), emitted, errors }
}
const axe = '/x/node_modules/axe-core/axe.js'

test('the file of the library names the licence file next to it; other files are unchanged', () => {
  const { code, emitted, errors } = packed(['/x/apps/frame/main.ts'], ['\0runtime', axe])

  expect(code).toEqual(['code', '/*! axe-core, MPL-2.0: axe-core-LICENSE.txt; source: https://example.test */\ncode'])
  expect(emitted.map(({ fileName, source }) => [fileName, String(source).slice(0, 30).trim()])).toEqual([
    ['assets/axe-core-LICENSE.txt', 'Mozilla Public License, versio'],
  ])
  expect(errors).toEqual([])
})

test('a build that mixes it with other code fails', () => {
  expect(packed(['/x/apps/frame/main.ts', axe]).errors).toEqual(['axe-core (MPL-2.0) shares 0.js with /x/apps/frame/main.ts.'])
})
