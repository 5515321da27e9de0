import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import * as vite from 'vite'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { evaluated } from './evaluated.ts'

vi.mock('vite', async (original) => {
  const actual = await original<typeof vite>()
  return { ...actual, runnerImport: vi.fn<typeof actual.runnerImport>(actual.runnerImport) }
})

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

test('an import that a busy machine does not finish in time is tried again; any other failure ends the build', async () => {
  writeFileSync(join(folder, 'list.ts'), `export const list = ['a!', 'b!']`)
  writeFileSync(join(folder, 'main.ts'), `import { list } from './list.ts'\nconsole.log(list)`)
  const built = () =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [evaluated(folder, ['list.ts'])],
      build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
    }) as Promise<Rolldown.RolldownOutput> // one build, not watched
  const late = () => Promise.reject(new Error('transport invoke timed out after 60000ms'))

  vi.mocked(vite.runnerImport).mockImplementationOnce(late).mockImplementationOnce(late)
  expect((await built()).output[0].code).toContain('["a!", "b!"]')

  vi.mocked(vite.runnerImport).mockImplementationOnce(() => Promise.reject(new Error('no such file')))
  await expect(built()).rejects.toThrow('no such file')
})
