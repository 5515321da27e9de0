import { expect, test } from 'vitest'

import type { JsonObject } from '../../schemas/json.ts'
import { compileProps } from './texts.ts'

const upper = (text: string) => text.slice(2).toUpperCase()
const now = () => ({ language: 'AR', device: 'phone' })
const read = compileProps({
  type: 'object',
  properties: {
    title: { type: 'string', format: 'text' },
    code: { type: 'string' },
    icon: { type: 'string', format: 'icon' },
    colour: { type: 'string', format: 'token' },
    to: { format: 'route' },
    links: {
      type: 'array',
      items: { type: 'object', properties: { label: { type: 'string', format: 'text' }, to: { format: 'route' }, id: { type: 'string' } } },
    },
    lines: { type: 'array', items: { type: 'string', format: 'text' } },
    card: { type: 'object', properties: { heading: { type: 'object', properties: { text: { type: 'string', format: 'text' } } } } },
  },
})

test('texts, icons, colours and addresses are resolved by their format in the schema', () => {
  expect(
    read(
      {
        title: 't:slots',
        code: 't:slots',
        icon: 'icon:wallet',
        colour: 'token:accent',
        to: { route: '/rng', query: { vassalage: 'P G' } },
      },
      upper,
      now,
    ),
  ).toEqual({
    title: 'SLOTS',
    code: 't:slots',
    icon: 'wallet',
    colour: 'var(--color-accent)',
    to: '/rng?vassalage=P+G',
  })
})

test('literals and plain addresses stay as they are', () => {
  const props = { title: 'Slots', icon: 'wallet', colour: '#fff', to: '/rng' }
  expect(read(props, upper, now)).toBe(props)
  expect(read({ to: { route: '/rng' } }, upper, now)).toEqual({ to: '/rng' })
})

test('lists and objects are resolved deeply, and those without references stay the same object', () => {
  const links: JsonObject[] = [{ label: 't:one', to: { route: '/a' }, id: 't:x' }, { label: 'two' }]
  const props = { links, lines: ['t:a', 'b'], card: { heading: { text: 't:deep' } } }
  expect(read(props, upper, now)).toEqual({
    links: [{ label: 'ONE', to: '/a', id: 't:x' }, { label: 'two' }],
    lines: ['A', 'b'],
    card: { heading: { text: 'DEEP' } },
  })
  expect(props.links).toBe(links)
  expect(links[0]).toEqual({ label: 't:one', to: { route: '/a' }, id: 't:x' })
  const still = { card: { heading: { text: 'deep' } }, lines: ['a'] }
  expect(read(still, upper, now)).toBe(still)
})

test('values of another shape than the schema has are left alone', () => {
  const odd = { title: 3, icon: null, colour: ['token:x'], to: 7, links: 'none', lines: { 0: 't:a' }, card: [1] }
  expect(read(odd, upper, now)).toBe(odd)
})

test('a key called __proto__ stays a key', () => {
  const props = JSON.parse('{"__proto__": {"title": "t:x"}, "title": "t:y"}')
  const result = read(props, upper, now)
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
  expect(result.title).toBe('Y')
})

test.each([true, {}, { properties: {} }, { type: 'array' }])('the schema %j resolves nothing', (schema) => {
  const props = { title: 't:x' }
  expect(compileProps(schema)(props, upper, now)).toBe(props)
})

test('a value that varies is the one of the player: by language or device, else the English or desktop one, else the first', () => {
  const varying = compileProps({
    type: 'object',
    properties: {
      title: { type: 'string', format: 'text', varies: ['language'] },
      columns: { type: 'integer', varies: ['device', 'language'] },
      note: { type: 'object' },
    },
  })
  const reads = (title: object, columns: object) => varying({ title, columns, note: { by: 'device' } } as JsonObject, upper, now)

  expect(reads({ by: 'language', EN: 'one', AR: 't:two' }, { by: 'device', phone: 1, desktop: 4 })).toEqual({
    title: 'TWO',
    columns: 1,
    note: { by: 'device' },
  })
  expect(reads({ by: 'language', TH: 'three', EN: 'one' }, { by: 'device', tablet: 2, desktop: 4 })).toMatchObject({
    title: 'one',
    columns: 4,
  })
  expect(reads({ by: 'language', TH: 'three' }, { by: 'language', TH: 3 })).toMatchObject({ title: 'three', columns: 3 })
})
