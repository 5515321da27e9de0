import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import type { JsonObject } from '../../src/schemas/json.ts'
import { registry } from '../../src/authoring/check/fakes.testing.ts'
import { layoutsFolder } from './folder.testing.ts'
import { migrateDocument } from '../../src/authoring/check/migrate-document.ts'

const { dir, write, foyer, remove } = layoutsFolder()
afterAll(remove)

test('the committed documents are current', () => {
  const { code, out } = foyer('migrate', '--check')

  expect(code).toBe(0)
  expect(out).toMatch(/^0 to migrate, \d+ current, 0 failed$/)
})

test('a document goes through every format, and its nodes through every version of their widgets', () => {
  const formats = {
    current: 3,
    migrations: [
      { from: 1, name: 'blocks-become-nodes', up: ({ blocks, ...rest }: JsonObject) => ({ ...rest, nodes: blocks ?? [] }) },
      { from: 2, name: 'no-note', up: ({ note: _note, ...rest }: JsonObject) => rest },
    ],
  }
  const node = { id: 'a', widget: 'note', props: { message: 'Hello' } }
  const { document, done, lost, stuck } = migrateDocument(
    { kind: 'page', id: 'x', format: 1, note: 'dropped', blocks: [{ id: 's', widget: 'stack', slots: { main: [node] }, fallback: node }] },
    registry,
    formats,
  )

  const brought = { id: 'a', widget: 'note', v: 2, props: { text: 'Hello' } }
  expect(document).toEqual({
    kind: 'page',
    id: 'x',
    format: 3,
    nodes: [{ id: 's', widget: 'stack', slots: { main: [brought] }, fallback: brought }],
  })
  expect(done).toEqual([
    'format 1 to 3: blocks-become-nodes, no-note',
    'a: note from version 1 to 2: message-becomes-text',
    'a: note from version 1 to 2: message-becomes-text',
  ])
  expect(lost).toEqual([{ pointer: '/note', value: 'dropped' }])
  expect(stuck).toEqual([])
})

test('a version without a migration leaves the node as it is and says so', () => {
  const node = { id: 'a', widget: 'note', props: { message: 'Hello' } }
  const note = registry.get('note')
  const unable = new Map(note ? [['note', { contract: note.contract, load: note.load }]] : [])
  const { document, done, stuck } = migrateDocument({ kind: 'page', id: 'x', format: 1, nodes: [node] }, unable)

  expect({ nodes: document.nodes, done }).toEqual({ nodes: [node], done: [] })
  expect(stuck).toEqual([{ pointer: '/nodes/0', message: expect.stringContaining('"note" has no way from version 1 to 2.') }])
})

test('a variation is migrated with the blocks that it adds and the props that it sets, and the check then finds it current', () => {
  const file = write('layouts/foyer/overlays/search.json', {
    $schema: '../../schemas/overlay.schema.json',
    kind: 'overlay',
    id: 'search',
    format: 1,
    target: 'page/search',
    priority: 1,
    steps: [
      { op: 'set', key: 'games', props: { step: 24 } },
      { op: 'ensure', key: 'more', to: 'last', item: { widget: 'reality-check', props: { limits: '/limits' } } },
    ],
  })

  expect(foyer('migrate', '--check', file).code).toBe(1)
  expect(foyer('migrate', file)).toMatchObject({ code: 0, out: expect.stringContaining('step-becomes-page-size') })
  const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: unknown }
  expect(steps).toEqual([
    { op: 'set', key: 'games', props: { pageSize: 24 }, v: 2 },
    { op: 'ensure', key: 'more', to: 'last', item: { widget: 'reality-check', props: { limitsPopup: '/limits' }, v: 2 } },
  ])
  expect(foyer('check', file).out).not.toContain('layout/widget-migrated')
})

test('what is no JSON is an error with its place, and no file is written', () => {
  const file = write('layouts/_base/pages/broken.json', '{ "kind": ')

  expect(foyer('migrate', file)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/broken\.json:1:11 error json\/syntax .*\n0 migrated, 0 current, 1 failed$/),
  })
  expect(readFileSync(join(dir, 'layouts/_base/pages/broken.json'), 'utf8')).toBe('{ "kind": ')
})
