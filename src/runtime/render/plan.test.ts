import { createStore } from 'effector'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { defineSource } from '../contract/source.ts'
import { defineContract, defineWidget } from '../contract/widget.ts'
import { createRegistry } from '../contract/registry.ts'
import { createPlanner, readArguments } from './plan.ts'

const contract = defineContract({
  type: 'shelf',
  version: 1,
  props: { type: 'object' },
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
  inputs: { games: { noun: z.string() }, vendors: { noun: z.string(), need: 'optional' } },
})
const widget = defineWidget({ contract, load: () => Promise.reject(new Error('no view is needed to plan')) })
const source = defineSource(
  { name: 'games', args: z.any(), value: z.string() },
  { from: createStore(0), select: () => ({ status: 'empty' }) },
)
const planner = createPlanner(createRegistry([widget]), new Map([['games', source]]))

test('a plan names the widget, the facts of the condition, and each input of the contract with what its arguments read', () => {
  const args = { size: 3, category: { fact: 'category' }, vendor: { query: 'vassalage' }, rows: { brand: 'constants.rows' } }
  const node = {
    id: 'x',
    widget: 'shelf',
    when: { all: [{ eq: ['role', 'guest'] as ['role', string] }, { flag: 'ON' }] },
    inputs: { games: { source: 'games', args } },
  }
  expect(planner.plan(node)).toEqual({
    node,
    widget,
    facts: ['role', 'flag:ON'],
    inputs: [
      { name: 'games', need: 'required', source, args, facts: ['category'], query: true, brand: true, fixed: false },
      { name: 'vendors', need: 'optional', source: undefined, args: {}, facts: [], query: false, brand: false, fixed: true },
    ],
  })
})

test.each(['constructor', '__proto__', 'hasOwnProperty', 'nobody'])('the widget "%s" and the source of that name are unknown', (name) => {
  expect(planner.plan({ id: 'x', widget: name })).toMatchObject({ widget: undefined, inputs: [] })
  expect(planner.plan({ id: 'x', widget: 'shelf', inputs: { games: { source: name } } }).inputs[0]?.source).toBeUndefined()
})

test('arguments are read from facts, the address and the brand; an unknown value is left out, and a narrowing wins', () => {
  const known = {
    fact: (name: string) => ({ role: 'guest' })[name],
    query: (name: string) => (name === 'v' ? 'PG' : null),
    brand: (path: string) => (path === 'a.b' ? [1] : undefined),
  }
  const args = {
    size: 3,
    list: ['a'],
    role: { fact: 'role' },
    other: { fact: 'vip' },
    vendor: { query: 'v' },
    none: { query: 'w' },
    b: { brand: 'a.b' },
    c: { brand: 'a.c' },
  }
  expect(readArguments({ args, fixed: false }, undefined, known)).toEqual({ size: 3, list: ['a'], role: 'guest', vendor: 'PG', b: [1] })
  expect(readArguments({ args: { size: 3 }, fixed: true }, { size: 4, page: 2 }, known)).toEqual({ size: 4, page: 2 })
})
