import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { Order } from '../../../../src/schemas/documents.ts'
import { idleRules, ruleFor, runOrder, safetyOf, trialsFor } from './order-run.ts'
import type { Entry } from './order-run.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

const { steps } = Order.parse(JSON.parse(readFileSync('layouts/_base/orders/categories.json', 'utf8')))
const vendors: Readonly<Record<string, string[]>> = { 'vendors.esports': ['IMES'], 'vendors.cockfight': ['SV3'] }
const vendorsOf = (path: string) => vendors[path]
const entry = (key: string, ...own: string[]): Entry => ({ key, vendors: own })
const before = [
  entry('LIVE', 'MX'),
  entry('RNG', 'PG', 'JDB'),
  entry('SPORTS', 'IM', 'IMES', 'SV3'),
  entry('LOTT'),
  entry('FISH', 'JDB2'),
  entry('PVP'),
]
const keysOf = (items: readonly Entry[]) => items.map(({ key }) => key)

test("the result of the lobby's rules says which rule placed each item", () => {
  const { items, did } = runOrder(before, steps, vendorsOf)
  expect(keysOf(items)).toEqual(['LIVE', 'RNG', 'FISH', 'MXWIN', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'PVP'])
  expect(Object.fromEntries(did)).toMatchObject({
    FISH: { what: 'moved', rule: 1 },
    MXWIN: { what: 'new', rule: 2 },
    ESPORTS: { what: 'new', rule: 0 },
    COCKFIGHT: { what: 'new', rule: 0 },
  })
  expect(did.has('LOTT')).toBe(false)
})

test('a category carried to any place writes a rule whose run puts it there and moves no other', () => {
  let safe = 0
  fc.assert(
    fc.property(fc.shuffledSubarray(before, { minLength: 3 }), fc.nat(20), fc.nat(20), (list, which, where) => {
      const now = keysOf(runOrder(list, steps, vendorsOf).items)
      const key = now[which % now.length] ?? ''
      const index = where % now.length
      const wanted = now.filter((one) => one !== key).toSpliced(index, 0, key)
      const written = ruleFor(list, steps, vendorsOf, key, index)
      if (now.indexOf(key) === index) return void expect(written).toBeUndefined()
      expect(keysOf(runOrder(list, written?.steps ?? [], vendorsOf).items)).toEqual(wanted)
      expect(written?.steps[written.changed]).toMatchObject({ key })
      if (safetyOf(list, written?.steps ?? [], vendorsOf).same) safe += 1
    }),
    { numRuns: 400 },
  )
  expect(safe).toBeGreaterThan(200)
})

test('carrying the same category twice changes its rule and adds no second one', () => {
  const once = ruleFor(before, steps, vendorsOf, 'PVP', 0)
  const twice = ruleFor(before, once?.steps ?? [], vendorsOf, 'PVP', 3)
  expect(once?.steps).toHaveLength(4)
  expect(twice?.steps).toHaveLength(4)
})

test('the rules of the lobby may run twice and lose nothing, on every list they are tried on', () => {
  const trials = trialsFor(before, steps, vendorsOf)
  expect(trials.map(({ id, key }) => `${id} ${key}`.trim())).toEqual([
    'now',
    'without SPORTS',
    'there MXWIN',
    'no-vendors ESPORTS',
    'nothing',
  ])
  for (const { list } of trials) expect(safetyOf(list, steps, vendorsOf)).toEqual({ same: true, lost: [], breaks: [] })
})

test('rules do nothing where the items that they name are missing', () => {
  expect(
    idleRules(
      runOrder(
        before.filter(({ key }) => key !== 'SPORTS'),
        steps,
        vendorsOf,
      ),
    ),
  ).toEqual([0])
  expect(idleRules(runOrder([], steps, vendorsOf))).toEqual([0, 1])
})

test('a rule whose anchor a later rule moves is reported as not safe', () => {
  const { same, breaks } = safetyOf(
    before,
    [
      { op: 'move', key: 'FISH', to: { after: 'RNG' } },
      { op: 'move', key: 'RNG', to: 'last' },
    ],
    vendorsOf,
  )
  expect(same).toBe(false)
  expect(breaks).toMatchObject([{ step: 0, key: 'RNG' }])
})

test('rules about what is inside another part keep their number and are passed over', () => {
  const { items, did } = runOrder(
    before,
    [
      { op: 'remove', key: 'RNG', in: 'box/main' },
      { op: 'move', key: 'PVP', to: 'first' },
    ],
    vendorsOf,
  )
  expect(keysOf(items)).toEqual(['PVP', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH'])
  expect(did.get('PVP')).toEqual({ what: 'moved', rule: 1 })
})
