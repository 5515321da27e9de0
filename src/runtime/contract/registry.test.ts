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

test('widgets that come later are there once they were asked for, also by two at once', async () => {
  const registry = createRegistry([aWidget('first')], () => Promise.resolve([aWidget('second')]))
  expect([registry.complete(), registry.has('second'), registry.has('constructor')]).toEqual([false, false, false])

  await Promise.all([registry.more(), registry.more()])

  expect([registry.complete(), registry.has('second')]).toEqual([true, true])
})

test('a download that failed may be tried again', async () => {
  let tries = 0
  const registry = createRegistry([], () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve([aWidget('second')])))
  await expect(registry.more()).rejects.toThrow('offline')
  expect(registry.complete()).toBe(false)

  await registry.more()

  expect(registry.has('second')).toBe(true)
})

test('two widgets of one name are refused', () => {
  expect(() => createRegistry([aWidget('same'), aWidget('same')])).toThrow('Two widgets are called "same"')
})
