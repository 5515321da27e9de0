import { expect, test } from 'vitest'

import { defineContract, defineWidget } from './widget.ts'
import { createRegistry } from './registry.ts'

const aWidget = (type: string) =>
  defineWidget({
    contract: defineContract({
      type,
      version: 1,
      props: { type: 'object' },
      inputs: {},
      slots: {},
      intents: [],
      frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
    }),
    load: () => Promise.resolve({}),
  })

test('a widget is found by its type, and a name of every object is no type', () => {
  const registry = createRegistry([aWidget('first')])

  expect({ first: registry.has('first'), second: registry.has('second'), constructor: registry.has('constructor') }).toEqual({
    first: true,
    second: false,
    constructor: false,
  })
})

test('two widgets of one name are refused', () => {
  expect(() => createRegistry([aWidget('same'), aWidget('same')])).toThrow('Two widgets are called "same"')
})
