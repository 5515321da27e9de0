import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import { around, blockOf, blocksOf, insertPatch, movePatch, refusalOf, spotsFor } from './nodes.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'
import { contractWith } from './nodes.testing.ts'

const page: JsonObject = {
  kind: 'page',
  nodes: [
    { id: 'a', widget: 'text' },
    {
      id: 'b',
      widget: 'columns',
      slots: {
        main: [
          { id: 'c', widget: 'text' },
          { id: 'd', widget: 'columns', slots: { side: [{ id: 'e', widget: 'text' }] } },
        ],
      },
    },
    { id: 'f', widget: 'text' },
  ],
}
const contracts = new Map([
  ['text', contractWith('text')],
  ['columns', contractWith('columns', { main: {}, side: { allow: ['text'], max: 2 } })],
])

test('blocks are read in order, with their place and what is around them', () => {
  expect(blocksOf(page).map(({ id, pointer, level }) => `${id} ${pointer} ${level}`)).toEqual([
    'a /nodes/0 1',
    'b /nodes/1 1',
    'c /nodes/1/slots/main/0 2',
    'd /nodes/1/slots/main/1 2',
    'e /nodes/1/slots/main/1/slots/side/0 3',
    'f /nodes/2 1',
  ])
  expect(around(page, 'e').map(({ id }) => id)).toEqual(['d', 'b'])
})

test('an area refuses what its contract does not let in, what is one too many, and a block inside itself', () => {
  expect(refusalOf(page, '/nodes/1/slots/side', 'columns', contracts)).toEqual({ code: 'not-allowed', slot: 'side', owner: 'b' })
  expect(refusalOf(page, '/nodes/1/slots/none', 'text', contracts)).toEqual({ code: 'not-allowed', slot: 'none', owner: 'b' })
  expect(refusalOf(page, '/nodes/1/slots/main', 'columns', contracts, blockOf(page, 'b'))).toEqual({ code: 'into-itself' })
  expect(refusalOf(page, '/nodes/1/slots/side', 'text', contracts)).toBeNull()
})

test('a slot that is not there yet is made with what is put into it', () => {
  expect(applyPatch(page, insertPatch(page, { list: '/nodes/0/slots/main', index: 0 }, { id: 'x' })).value).toHaveProperty(
    'nodes.0.slots',
    { main: [{ id: 'x' }] },
  )
})

test('a moved block is where it was put, and nothing else is lost or changed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...blocksOf(page)), fc.nat(), (block, wanted) => {
      const spots = spotsFor(page, block.widget, contracts, block)
      const spot = spots[wanted % spots.length]!
      const before = listAt(page, spot.list)
      const moved = applyPatch(page, movePatch(page, block, spot)).value as JsonObject
      expect(
        blocksOf(moved)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        blocksOf(page)
          .map(({ id }) => id)
          .sort(),
      )
      const after = blockOf(moved, block.id)!
      const brothers = blocksOf(moved)
        .filter(({ list }) => list === after.list)
        .map(({ id }) => id)
      const wantedNext = before.slice(spot.index).find((id) => id !== block.id)
      expect(brothers[brothers.indexOf(block.id) + 1]).toBe(wantedNext)
      expect(blockOf(moved, block.id)!.node).toEqual(block.node)
    }),
  )
})

function listAt(value: JsonObject, pointer: string): string[] {
  const blocks = blocksOf(value).filter(({ list }) => list === pointer)
  return blocks.map(({ id }) => id)
}
