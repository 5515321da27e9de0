import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import { Menu } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { accessWithout, addressOf, addressText, copyOf, itemsIn, movePatch, pressPatch, stepSpot } from './menu-items.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

const side = JSON.parse(readFileSync('layouts/_base/menus/side.json', 'utf8')) as JsonObject
const lines = (menu: JsonObject) => itemsIn(menu).map(({ id, parent }) => (parent ? `${parent.id}/${id}` : id))
const find = (menu: JsonObject, id: string) => itemsIn(menu).find((item) => item.id === id)!
const step = (menu: JsonObject, id: string, direction: Parameters<typeof stepSpot>[2]) => {
  const spot = stepSpot(itemsIn(menu), find(menu, id), direction)
  const patch = spot && movePatch(find(menu, id), spot)
  return patch ? (applyPatch(menu, patch).value as JsonObject) : undefined
}

test('an item goes up, out of its group behind it, and into the group before it', () => {
  expect(lines(step(side, 'bets', 'up')!).indexOf('member-center/bets')).toBe(lines(side).indexOf('member-center/vip'))
  const out = step(side, 'vip', 'out')!
  expect(lines(out)).toContain('vip')
  expect(lines(out).indexOf('vip')).toBeGreaterThan(lines(out).indexOf('member-center/messages'))
  expect(
    lines(step(out, 'vip', 'into')!)
      .filter((line) => line.startsWith('member-center/'))
      .at(-1),
  ).toBe('member-center/vip')
  expect(step(side, 'home', 'up')).toBeUndefined()
})

test('an item carried anywhere leaves the menu with the same items, each once', () => {
  const items = itemsIn(side)
  const spots = [
    { list: '/items', index: 0 },
    ...items.flatMap(({ list, index }) => [
      { list, index },
      { list, index: index + 1 },
    ]),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...items), fc.constantFrom(...spots), (item, spot) => {
      const patch = movePatch(item, spot)
      if (!patch) return
      const after = applyPatch(side, patch).value as JsonObject
      expect(
        itemsIn(after)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(items.map(({ id }) => id).toSorted())
      expect(Menu.safeParse(after).success).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a group does not go into itself', () => {
  expect(movePatch(find(side, 'main'), { list: '/items/0/items', index: 1 })).toBeUndefined()
})

test('a copy has ids of its own all the way down', () => {
  const copy = copyOf(itemsIn(side), find(side, 'main').item)
  const ids = itemsIn({ items: [...(side.items as JsonObject[]), copy] }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an item does one thing: the one before goes', () => {
  const after = applyPatch(side, pressPatch(find(side, 'home'), 'intent')).value as JsonObject
  expect(find(after, 'home').item).toMatchObject({ intent: { kind: 'contact' } })
  expect(find(after, 'home').item).not.toHaveProperty('to')
  expect(Menu.safeParse(after).success).toBe(true)
})

test('an address is the same after it was read as a text', () => {
  const to = { route: '/member', query: { page: 'transactionHistory', type: 'a b&c' } }
  expect(addressOf(addressText(to))).toEqual(to)
  expect(addressOf(addressText('/rng'))).toBe('/rng')
})

test('a page is closed to somebody by the least strict access', () => {
  expect(accessWithout({ personas: ['guest'] })).toBe('login')
  expect(accessWithout({ personas: ['trial'] })).toBe('real')
  expect(accessWithout({ personas: ['guest', 'member'] })).toBe('agent')
  expect(accessWithout({ personas: ['agent'] })).toBeUndefined()
})
