import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { contractRegistry } from '../../apps/server/layouts/contracts.ts'
import { createChanges } from '../../scripts/new/changes.mjs'
import type { Changes } from '../../scripts/new/changes.mjs'
import { kinds } from '../../scripts/new/kinds.mjs'
import { formatDocument } from '../../src/authoring/text/format.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const document = 'layouts/_base/pages/member-trophy-wins.json'

/** The tree with what `npm run new page` adds, in memory. */
async function added(options: Record<string, string>, name = 'trophy-wins'): Promise<Changes> {
  const tree = createChanges(root)
  const { files, edits = [] } = await kinds.page.plan({ name, options, tree, root })
  for (const [path, text] of Object.entries(files)) tree.set(path, text)
  for (const { path, add } of edits) tree.set(path, add(tree.read(path) ?? ''))
  await tree.format()
  return tree
}

test('a page of records with its call is at most ten files', async () => {
  const changes = (await added({ records: 'list-trophy-wins', path: '/wps/game/trophyWins' })).all()
  expect(changes.map(({ path, was }) => `${was === null ? '+' : '~'} ${path}`)).toEqual([
    '~ docs/member-center.md',
    '~ layouts/_base/menus/member-center.json',
    `+ ${document}`,
    '+ mocks/handlers/records/list-trophy-wins.ts',
    '+ src/runtime/gateway/endpoints/records/list-trophy-wins.ts',
    '~ src/runtime/model/records/contracts.ts',
    '~ src/runtime/model/records/docs.ts',
    '~ src/runtime/model/records/sources.ts',
  ])
})

test('its document is written as the formatter writes it', async () => {
  const text = (await added({ records: 'list-trophy-wins' })).all().find(({ path }) => path === document)?.text ?? ''
  expect(formatDocument(text, contractRegistry())).toEqual({ ok: true, text })
})

test('a call that is described already stays as it is', async () => {
  const changes = (await added({ records: 'list-bonuses' }, 'prizes')).all()
  expect(changes.filter(({ path }) => /endpoints|handlers/.test(path))).toEqual([])
  expect(changes.find(({ path }) => path.endsWith('/sources.ts'))?.text).toMatch(/recordsPrizes = .*callOf\(listBonuses\)/)
})

test.each([
  ['member-center', 'trophy-wins', { records: 'list-trophy-wins' }, '| `trophyWins` | “Export this page (CSV)” |'],
  ['player-pages', 'tournaments', { route: '/cups', title: 'Cups' }, '| `/cups` | “Cups” |'],
])('the guide %s has a row for the page, by which its states are tested', async (guide, name, options, row) => {
  const text = (await added(options, name)).all().find(({ path }) => path === `docs/${guide}.md`)?.text
  expect(text?.split('\n').filter((line) => line.startsWith(row))).toHaveLength(1)
})

test.each([
  ['trophy-wins', { records: 'list-trophy-wins' }],
  ['tournaments', { route: '/cups' }],
])('taking %s away leaves every list as it was', async (name, options) => {
  const tree = await added(options, name)
  const { files, edits = [] } = await kinds.page.plan({ name, options: {}, tree, root, removing: true })
  for (const path of Object.keys(files)) tree.delete(path)
  for (const { path, remove } of edits) tree.set(path, remove(tree.read(path) ?? ''))
  await tree.format()

  expect(tree.all()).toEqual([])
})

test.each([
  [{ records: 'list-hot-games' }, 'asks for no pages of a range of time'],
  [{ records: 'list-wins', path: '/other/wins' }, 'begins with /wps/'],
  [{ records: 'list-wins', route: '/wins' }, 'stands in the member center'],
  [{ path: '/wps/wins' }, 'goes with --records'],
])('%j is refused with the reason', async (options, reason) => {
  await expect(added(options as Record<string, string>)).rejects.toThrow(reason)
})
