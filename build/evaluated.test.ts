import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { evaluated } from './evaluated.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-evaluated-')))
beforeEach(() => mkdirSync(folder, { recursive: true }))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a built module that lists files carries the list alone, not what the files hold beside it', async () => {
  mkdirSync(join(folder, 'docs'), { recursive: true })
  for (const name of ['a', 'b'])
    writeFileSync(join(folder, 'docs', `${name}.ts`), `export const docs = { title: '${name}!', text: 'long' }`)
  writeFileSync(
    join(folder, 'list.ts'),
    `const all = import.meta.glob<{ title: string }>('./docs/*.ts', { eager: true, import: 'docs' })
     export const list: string[] = Object.values(all).map(({ title }) => title)`,
  )
  writeFileSync(join(folder, 'main.ts'), `import { list } from './list.ts'\nconsole.log(list)`)

  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [evaluated(folder, ['list.ts'])],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
  })) as Rolldown.RolldownOutput // one build, not watched

  expect(output[0].code).toContain('["a!", "b!"]')
  expect(output[0].code).not.toContain('long')
  expect(Object.keys(output[0].modules).map((id) => id.slice(folder.length + 1))).not.toContain('docs/a.ts')
})
