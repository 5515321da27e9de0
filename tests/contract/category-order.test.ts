import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { runListProgram } from '../../src/rules/list-program.ts'
import type { ListKind } from '../../src/rules/list-program.ts'
import { Order } from '../../src/schemas/documents.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../layouts/_base/${path}`, import.meta.url), 'utf8')) as unknown
const { steps } = Order.parse(read('orders/categories.json'))
const { vendors } = read('brand.json') as { vendors: Record<string, string[]> }

type Row = { code: string; vendors: string[] }
const rows: ListKind<Row> = {
  keyOf: (row) => row.code,
  makeItem: (code) => ({ code, vendors: [] }),
  members: (row) => row.vendors.map((vendor) => ({ key: vendor, value: vendor })),
  withMembers: (row, _by, members) => ({ ...row, vendors: members.map((member) => member.key) }),
  brand: (path) => vendors[path.replace('vendors.', '')],
}

/** Runs the committed list program over categories as the gateway gives them; SPORTS has one vendor of each kind. */
function ordered(codes: string, sports = ['SBO', 'IMES', 'SV3']): string {
  const items = codes
    .split(' ')
    .filter(Boolean)
    .map((code) => ({ code, vendors: code === 'SPORTS' ? sports : [`${code}-A`] }))
  return runListProgram(items, steps, rows)
    .items.map((row) => row.code)
    .join(' ')
}

test.each([
  ['LIVE RNG SPORTS LOTT ELOTT PVP FISH', 'LIVE RNG FISH MXWIN SPORTS ESPORTS COCKFIGHT LOTT ELOTT PVP'],
  ['LIVE RNG SPORTS LOTT MXWIN FISH', 'LIVE RNG FISH MXWIN SPORTS ESPORTS COCKFIGHT LOTT'],
  ['LIVE RNG LOTT FISH', 'LIVE RNG FISH LOTT MXWIN'],
  ['FISH LIVE SPORTS', 'FISH LIVE MXWIN SPORTS ESPORTS COCKFIGHT'],
  ['', 'MXWIN'],
])('the committed category order makes of "%s" "%s"', (given, expected) => {
  expect(ordered(given)).toBe(expected)
})

test('sports is not split when it has no e-sports and cockfight vendors', () => {
  expect(ordered('RNG SPORTS', ['SBO'])).toBe('RNG MXWIN SPORTS')
})
