import { expect, test } from 'vitest'

import { currentFormat } from '../../schemas/document-limits.ts'
import { formatMigrations, migrateFormat } from './migrations.ts'
import type { FormatMigration } from './migrations.ts'

const ladder: FormatMigration[] = [
  { from: 1, name: 'blocks-become-nodes', up: ({ blocks, ...rest }) => ({ ...rest, nodes: blocks ?? [] }) },
  { from: 2, name: 'title-becomes-text', up: ({ title, ...rest }) => ({ ...rest, title: `t:${title as string}` }) },
]

test('a document climbs rung by rung to the current format, and what it came from is untouched', () => {
  const old = Object.freeze({ kind: 'page', id: 'home', format: 1, title: 'home', blocks: [] })

  expect(migrateFormat(old, 1, 3, ladder)).toEqual({
    value: { kind: 'page', id: 'home', format: 3, title: 't:home', nodes: [] },
    names: ['blocks-become-nodes', 'title-becomes-text'],
    lost: [{ pointer: '/title', value: 'home' }], // as a value of its own; it is part of another
  })
  expect(migrateFormat({ kind: 'page', format: 2, title: 'x' }, 2, 3, ladder)?.names).toEqual(['title-becomes-text'])
})

test('a missing rung stops the climb', () => {
  expect(migrateFormat({ format: 1 }, 1, 3, ladder.slice(1))).toBeUndefined()
})

test('the steps there are follow each other up to the current format, each with a name of its own', () => {
  expect(formatMigrations.every(({ from }) => Number.isInteger(from) && from >= 0 && from < currentFormat)).toBe(true)
  expect(new Set(formatMigrations.map(({ name }) => name)).size).toBe(formatMigrations.length)
})
