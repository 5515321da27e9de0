import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { missingExports } from './missing-exports.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-exports-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('of a folder with empty files, each is named with what it has to export', () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('mocks/handlers/games/list-jackpots.ts', '')
  write('mocks/handlers/games/list-games.ts', 'export const handler = mock(listGames, () => ({}))\n')
  write('src/runtime/model/jackpots/topic.ts', "import * as sources from './sources.ts'\nexport const topics = {}\n")
  write('src/runtime/model/jackpots/jackpots.ts', '')
  write('src/widgets/jackpot-list/contract.ts', 'const contract = {}\nexport { contract }\n')
  write('src/widgets/jackpot-list/docs.ts', '\n')

  expect(missingExports(folder)).toEqual([
    'mocks/handlers/games/list-jackpots.ts exports no "handler". Write: export const handler = mock(<endpoint>, () => (…))',
    'src/runtime/model/jackpots/topic.ts exports no "topic". Write: export const topic = defineTopic({…})',
    'src/widgets/jackpot-list/docs.ts exports no "docs". Write: export const docs = defineDocs<typeof contract>({…})',
  ])
})

test('no file of the project lacks its export', () => {
  expect(missingExports(process.cwd())).toEqual([])
})
