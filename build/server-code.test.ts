import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'

import { createServerCode } from './server-code.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-server-code-')))
let vite: ViteDevServer

beforeAll(async () => {
  vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(async () => {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
})

type App = { text: string; stays: object }

/** The code of an app of two files: what it is now, and what was told of it. */
async function aServer(name: string) {
  const path = (file: string) => join(folder, name, file)
  mkdirSync(join(folder, name))
  writeFileSync(
    path('app.js'),
    "import { part } from './part.js'\nimport { stays } from './stays.js'\nexport const text = `an app of ${part}`\nexport { stays }\n",
  )
  writeFileSync(path('part.js'), "export const part = 'one'\n")
  writeFileSync(path('stays.js'), 'export const stays = {}\n')
  const told: string[] = []
  let app: App | undefined
  const code = createServerCode({
    environment: vite.environments.ssr,
    load: async (importFile) => {
      app = (await importFile(path('app.js'))) as App
    },
    renewed: (files) => told.push(`renewed ${files.map((file) => basename(file)).join()}`),
    failed: (error) => told.push(`failed ${error instanceof Error ? error.name : String(error)}`),
  })
  await code.start()
  return {
    told,
    app: () => app,
    save: async (file: string, text: string) => {
      writeFileSync(path(file), text)
      code.edited(path(file), [...(vite.environments.ssr.moduleGraph.getModulesByFile(path(file)) ?? [])])
      await code.isCurrent()
    },
  }
}

test('an edit runs again what imports the file, and nothing else', async () => {
  const { app, save, told } = await aServer('touched')
  const before = app()

  await save('part.js', "export const part = 'two'\n")

  expect({ text: app()?.text, told }).toEqual({ text: 'an app of two', told: ['renewed part.js'] })
  expect(app()?.stays).toBe(before?.stays)
})

test('while a file has a mistake the code before it stays, and the next save brings the new one', async () => {
  const { app, save, told } = await aServer('mistaken')

  await save('part.js', 'export const part = \n')
  expect({ text: app()?.text, told }).toMatchObject({ text: 'an app of one', told: [expect.stringMatching(/^failed /)] })
  await save('part.js', "export const part = 'three'\n")

  expect(app()?.text).toBe('an app of three')
})

test('files that are saved together are one change', async () => {
  const { app, save, told } = await aServer('together')

  await Promise.all([save('part.js', "export const part = 'four'\n"), save('stays.js', 'export const stays = { more: true }\n')])

  expect({ text: app()?.text, stays: app()?.stays, told }).toEqual({
    text: 'an app of four',
    stays: { more: true },
    told: ['renewed part.js,stays.js'],
  })
})
