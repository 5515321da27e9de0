import { afterEach, expect, test, vi } from 'vitest'

import { createWords } from './words.ts'

const words = () =>
  createWords({
    first: 'EN',
    locales: { EN: { nav: { hello: 'Hello {{name}}, {{n}} games', zero: '{{part}}.' } } },
    load: () => Promise.resolve({}),
  })

afterEach(() => void vi.unstubAllEnvs())

test('26: a text without its value fails the test that renders it', () => {
  expect(() => words().from()('nav.hello', { count: 3 })).toThrow('No value for {{name}} in "Hello {{name}}, {{n}} games"')
  expect(words().from()('nav.hello', { count: 3, name: '' })).toBe('Hello , 3 games')
})

test('26: players read no placeholder, and the page reports it once', () => {
  vi.stubEnv('MODE', 'production')
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect([words().from()('nav.zero'), words().from()('nav.zero')]).toEqual(['.', '.'])
  expect(report.mock.calls).toEqual([['No value for {{part}} in "{{part}}."']])
})

test('a key that the gateway completes and no file knows is shown as it is, placeholders too', () => {
  expect(words().from()('category.{{vendor}} $t(hello)')).toBe('{{vendor}} $t(hello)')
})
