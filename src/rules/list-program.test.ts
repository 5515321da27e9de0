import { expect, test } from 'vitest'

import type { ListProgram } from '../schemas/list-program.ts'
import { runListProgram } from './list-program.ts'
import type { ListKind } from './list-program.ts'

type Row = { code: string; vendors: string[] }

const lists: Record<string, string[]> = { 'vendors.esports': ['IMES'], 'vendors.cockfight': ['SV3'] }
const rows: ListKind<Row> = {
  keyOf: (row) => row.code,
  makeItem: (code) => ({ code, vendors: [] }),
  members: (row) => row.vendors.map((vendor) => ({ key: vendor, value: vendor })),
  withMembers: (row, _by, members) => ({ ...row, vendors: members.map((member) => member.key) }),
  brand: (path) => lists[path],
}
const categories: ListProgram = [
  {
    op: 'split',
    from: 'SPORTS',
    by: 'vendor',
    into: [
      { key: 'ESPORTS', members: { brand: 'vendors.esports' } },
      { key: 'COCKFIGHT', members: { brand: 'vendors.cockfight' } },
    ],
  },
  { op: 'move', key: 'FISH', to: { after: 'RNG' } },
  { op: 'ensure', key: 'MXWIN', to: [{ before: 'SPORTS' }, 'last'] },
]

/** "LIVE SPORTS:IMES,SBO" → rows; a category without a colon has one vendor of its own. */
function given(text: string): Row[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [code = '', vendors] = part.split(':')
      return { code, vendors: vendors === undefined ? [`${code}-A`] : vendors.split(',').filter(Boolean) }
    })
}
function codes(text: string, steps = categories): string {
  return runListProgram(given(text), steps, rows)
    .items.map((row) => row.code)
    .join(' ')
}

test('the default program splits sports, moves fish behind slots and puts MXWIN where sports sits', () => {
  const { items, placed } = runListProgram(given('LIVE RNG SPORTS:SBO,IMES,SV3 LOTT ELOTT PVP FISH'), categories, rows)

  expect(items.map((row) => row.code).join(' ')).toBe('LIVE RNG FISH MXWIN SPORTS ESPORTS COCKFIGHT LOTT ELOTT PVP')
  expect(items.slice(3, 7).map((row) => row.vendors)).toEqual([[], ['SBO'], ['IMES'], ['SV3']])
  expect(Object.fromEntries(placed)).toEqual({ ESPORTS: 0, COCKFIGHT: 0, FISH: 1, MXWIN: 2 })
})

test('without sports MXWIN is last, and nothing is split', () => {
  expect(codes('LIVE RNG LOTT FISH')).toBe('LIVE RNG FISH LOTT MXWIN')
})

test('MXWIN that is there already is moved, with its vendors', () => {
  const { items } = runListProgram(given('MXWIN:MX LIVE RNG SPORTS:SBO FISH'), categories, rows)

  expect(items.map((row) => row.code).join(' ')).toBe('LIVE RNG FISH MXWIN SPORTS')
  expect(items[3]).toEqual({ code: 'MXWIN', vendors: ['MX'] })
})

test('without e-sports or cockfight vendors no empty category is made', () => {
  expect(codes('RNG SPORTS:SBO')).toBe('RNG MXWIN SPORTS')
})

test('an existing target gets the members and is placed right after its source', () => {
  const { items } = runListProgram(given('ESPORTS:GG LIVE SPORTS:SBO,IMES'), categories, rows)

  expect(items.map((row) => `${row.code}:${row.vendors.join(',')}`).join(' ')).toBe('LIVE:LIVE-A MXWIN: SPORTS:SBO ESPORTS:GG,IMES')
})

test('a source left empty is dropped after the last step, so that later steps can still use it as an anchor', () => {
  expect(codes('LIVE SPORTS:IMES,SV3 LOTT')).toBe('LIVE MXWIN ESPORTS COCKFIGHT LOTT')
})

test('an empty list gets what is ensured, and notes for the rest', () => {
  const { items, notes } = runListProgram([], categories, rows)

  expect(items).toEqual([{ code: 'MXWIN', vendors: [] }])
  expect(notes.map((note) => `${note.step} ${note.code} ${note.key}`)).toEqual(['0 list/key-missing SPORTS', '1 list/key-missing FISH'])
})

test('without its anchor an item stays, with a note', () => {
  const { items, notes } = runListProgram(given('FISH LIVE'), [{ op: 'move', key: 'FISH', to: { after: 'RNG' } }], rows)

  expect(items.map((row) => row.code)).toEqual(['FISH', 'LIVE'])
  expect(notes).toEqual([{ code: 'list/anchor-missing', step: 0, key: 'FISH' }])
})

test('places are tried in turn', () => {
  expect(codes('A B C', [{ op: 'move', key: 'A', to: [{ before: 'X' }, { after: 'B' }, 'last'] }])).toBe('B A C')
})

test('set merges props key by key, replaces the rest, and null takes a key away', () => {
  const nodes = [{ id: 'hot', when: { flag: 'x' }, props: { title: 'Hot', limit: 12 } }]
  const { items } = runListProgram<Record<string, unknown>>(nodes, [{ op: 'set', key: 'hot', when: null, props: { limit: 6 } }], {
    keyOf: (node) => String(node.id),
    makeItem: () => undefined,
  })

  expect(items).toEqual([{ id: 'hot', props: { title: 'Hot', limit: 6 } }])
})

test('sortBy puts numbers before texts, what has no value last, and keeps equals in order', () => {
  const list = [{ id: 'a' }, { id: 'b', rank: 'x' }, { id: 'c', rank: 2 }, { id: 'd', rank: 1 }, { id: 'e', rank: 2 }]
  const sort = (rows: { id: string; rank?: number | string }[]) =>
    runListProgram(rows, [{ op: 'sortBy', field: 'rank' }], { keyOf: (item) => item.id, makeItem: () => undefined })
  const { items } = sort(list)

  expect(items.map((item) => item.id).join('')).toBe('dceba')
  expect(sort(items).placed.size).toBe(0)
})

test('a step that is nonsense is passed over with a note', () => {
  const nonsense = [
    null,
    7,
    {},
    { op: 'fly', key: 'A' },
    { op: 'move' },
    { op: 'split', from: 'A', by: 'vendor', into: [null, {}] },
    { op: 'ensure', key: 'Z', to: { before: {} } },
  ] as unknown as ListProgram
  const { items, notes } = runListProgram(given('A B'), nonsense, rows)

  expect(items.map((row) => row.code)).toEqual(['A', 'B', 'Z'])
  expect(notes).toHaveLength(6)
})
