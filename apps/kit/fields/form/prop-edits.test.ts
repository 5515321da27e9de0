import { expect, test } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { editList, setProp } from './prop-edits.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

/** A value as JSON can hold it: JSON has no -0. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json)

const schema: JsonObject = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    columns: { type: 'integer', default: 6 },
    kinds: { type: 'array', items: { type: 'string' }, default: ['DAY', 'WEEK'] },
    next: { type: 'object', properties: { label: { type: 'string' }, big: { type: 'boolean', default: false } } },
  },
}
const after = (props: JsonObject | undefined, patch: ReturnType<typeof setProp>) =>
  applyPatch(props === undefined ? {} : { props }, patch).value

test('a missing value is added, with the objects on its path', () => {
  expect(setProp(schema, undefined, ['title'], 'Hot')).toEqual([{ op: 'add', path: '/props', value: { title: 'Hot' } }])
  expect(setProp(schema, {}, ['next', 'label'], 'On')).toEqual([{ op: 'add', path: '/props/next', value: { label: 'On' } }])
})

test('a value that is the default is not written', () => {
  expect(setProp(schema, { title: 'Hot' }, ['columns'], 6)).toEqual([])
  expect(setProp(schema, { title: 'Hot', columns: 7 }, ['columns'], 6)).toEqual([{ op: 'remove', path: '/props/columns' }])
  expect(setProp(schema, { columns: 7 }, ['columns'], 6)).toEqual([{ op: 'remove', path: '/props' }])
})

test('a default value that the document has stays while nothing changes', () => {
  expect(setProp(schema, { columns: 6 }, ['columns'], 6)).toEqual([])
})

test('an unfit value is written as it is', () => {
  expect(setProp(schema, { columns: 7 }, ['columns'], 'eleven')).toEqual([{ op: 'replace', path: '/props/columns', value: 'eleven' }])
})

test('nothing is written through a value that is in the way', () => {
  expect(setProp(schema, { next: 'a text' }, ['next', 'label'], 'On')).toEqual([])
})

test('a missing list begins as the default, and is removed when it equals the default again', () => {
  const added = editList(schema, undefined, ['kinds'], { add: 'MONTH', to: 2 })

  expect(added).toEqual([{ op: 'add', path: '/props', value: { kinds: ['DAY', 'WEEK', 'MONTH'] } }])
  expect(editList(schema, { title: 'x', kinds: ['DAY', 'WEEK', 'MONTH'] }, ['kinds'], { remove: 2 })).toEqual([
    { op: 'remove', path: '/props/kinds' },
  ])
  expect(setProp(schema, undefined, ['kinds', 1], 'YEAR')).toEqual([{ op: 'add', path: '/props', value: { kinds: ['DAY', 'YEAR'] } }])
})

test('items move as one operation', () => {
  expect(editList(schema, { kinds: ['A', 'B', 'C'] }, ['kinds'], { from: 0, to: 2 })).toEqual([
    { op: 'move', from: '/props/kinds/0', path: '/props/kinds/2' },
  ])
})

test('whatever the props contain, an edit of one leaves the others unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json), json, (others, value) => {
      const props = others as JsonObject
      const result = after(props, setProp(schema, props, ['title'], value)) as { props?: JsonObject }

      expect({ ...result.props, title: null }).toEqual({ ...props, title: null })
      expect(result.props?.title).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
