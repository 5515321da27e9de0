import { expect, test } from 'vitest'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import { hidingPatch, isHiddenForAll } from './hiding.ts'
import { blockOf } from './nodes.ts'

function after(when: Json | undefined, ...turns: readonly ('everyone' | 'guests')[]): Json | undefined {
  let page: JsonObject = { kind: 'page', nodes: [{ id: 'a', widget: 'text', ...(when !== undefined && { when }) }] }
  for (const who of turns) page = applyPatch(page, hidingPatch(blockOf(page, 'a')!, who)).value as JsonObject
  return blockOf(page, 'a')!.node.when
}
const device: Json = { eq: ['device', 'desktop'] }

test('hiding for everybody adds a line, and doing it again takes that line out', () => {
  expect(after(undefined, 'everyone')).toEqual({ any: [] })
  expect(after(device, 'everyone')).toEqual({ all: [{ any: [] }, device] })
  expect(after(device, 'everyone', 'everyone')).toEqual(device)
  expect(after(undefined, 'everyone', 'everyone')).toBeUndefined()
})

test('hiding from guests keeps the rule there is', () => {
  expect(after(device, 'guests')).toEqual({ all: [device, { in: ['role', ['member', 'trial', 'agent']] }] })
  expect(after({ any: [device] }, 'guests', 'everyone', 'guests')).toEqual({ all: [{ any: [] }, { any: [device] }] })
})

test('a rule that only happens to be about guests is not hidden for all', () => {
  const page: JsonObject = { kind: 'page', nodes: [{ id: 'a', widget: 'text', when: { any: [device] } }] }
  expect(isHiddenForAll(blockOf(page, 'a')!)).toBe(false)
})
