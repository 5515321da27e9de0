import { expect, test } from 'vitest'

import { formatMigrations, migrateFormat } from './migrations.ts'
import type { FormatMigration } from './migrations.ts'

const ladder: FormatMigration[] = [
  { from: 1, name: 'blocks-become-nodes', up: ({ blocks, ...rest }) => ({ ...rest, nodes: blocks ?? [] }) },
  { from: 2, name: 'title-becomes-text', up: ({ title, ...rest }) => ({ ...rest, title: `t:${title as string}` }) },
]

test('a document climbs rung by rung to the current format, and what it came from is untouched', () => {
  const old = Object.freeze({ kind: 'page', id: 'home', format: 1, title: 'home', blocks: [] })

  expect(migrateFormat(old, 1, 3, ladder)).toEqual({
    document: { kind: 'page', id: 'home', format: 3, title: 't:home', nodes: [] },
    names: ['blocks-become-nodes', 'title-becomes-text'],
  })
  expect(migrateFormat({ kind: 'page', format: 2, title: 'x' }, 2, 3, ladder)?.names).toEqual(['title-becomes-text'])
})

test('a missing rung stops the climb', () => {
  expect(migrateFormat({ format: 1 }, 1, 3, ladder.slice(1))).toBeUndefined()
})

test('the rungs there are follow each other from 1', () => {
  expect(formatMigrations.map((migration) => migration.from)).toEqual(formatMigrations.map((_, index) => index + 1))
  expect(new Set(formatMigrations.map((migration) => migration.name)).size).toBe(formatMigrations.length)
})
