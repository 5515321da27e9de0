import { fileURLToPath } from 'node:url'
import { build, parseAst } from 'vite'
import { beforeAll, expect, test } from 'vitest'

import type { ModuleList } from '../../build/module-list.ts'
import { sourceFiles } from './source-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let modules: ReadonlySet<string>

/** The modules that players may download, from the list that the build writes next to its manifest. */
beforeAll(async () => {
  const result = await build({
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, minify: false, sourcemap: false },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const list = outputs.find(({ fileName }) => fileName === '.vite/modules.json')
  if (list?.type !== 'asset') throw new Error('The build wrote no list of its modules.')
  const chunks = JSON.parse(String(list.source)) as ModuleList // build/module-list.ts writes it
  modules = new Set(
    Object.values(chunks)
      .flat()
      .map((id) => id.split('?')[0] ?? ''),
  )
}, 120_000)

/** Whether a file holds only types: nothing of it can be in a build. */
function holdsTypesOnly(path: string, text: string): boolean {
  const { body } = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  return body.every(
    (statement) =>
      statement.type.startsWith('TS') ||
      (statement.type === 'ImportDeclaration' && statement.importKind === 'type') ||
      (statement.type.startsWith('Export') && 'exportKind' in statement && statement.exportKind === 'type'),
  )
}

test('players download no docs and no examples', () => {
  expect([...modules].filter((id) => /(?:^|[/-])(?:docs|examples)\.ts$/.test(id))).toEqual([])
})

test('every file of src/runtime runs for a player', () => {
  const files = sourceFiles(['src/runtime'], /\.tsx?$/).filter(
    ({ path }) => !/\.(?:test|testing|fixture|d)\.tsx?$|(?:[/-])docs\.ts$/.test(path),
  )

  const idle = files.filter(({ path, text }) => !modules.has(path) && !holdsTypesOnly(path, text))

  expect(idle.map(({ path }) => path)).toEqual([])
})
