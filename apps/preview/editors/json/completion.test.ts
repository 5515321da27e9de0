import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { completeBy, explanationAt } from './completion.ts'
import type { Known } from './completion.ts'

const look = {
  type: 'string',
  enum: ['grid', 'rail'],
  default: 'grid',
  description: 'How games are laid out. grid: rows of equal tiles. rail: one row that scrolls.',
}
const schema: JsonObject = {
  type: 'object',
  required: ['look'],
  properties: {
    limit: { type: 'integer' },
    look,
    title: { type: 'string', format: 'text', examples: ['t:section.hot', 't:nav.home'] },
    more: { type: 'boolean', default: false },
  },
}

/** What is offered at the `|` of a text. */
function offered(marked: string, known: Known = {}) {
  const at = marked.indexOf('|')
  const context = new CompletionContext(EditorState.create({ doc: marked.replace('|', '') }), at, true)
  return (
    completeBy(
      () => schema,
      () => known,
    )(context)?.options ?? []
  )
}

test('values come from the schema, with their meaning, and the default is marked', () => {
  expect(offered('{\n  "look": "|"\n}')).toMatchObject([
    { label: '"grid"', detail: 'rows of equal tiles', isDefault: true },
    { label: '"rail"', detail: 'one row that scrolls' },
  ])
  expect(offered('{ "more": |').map(({ label }) => label)).toEqual(['true', 'false'])
})

test('where a text is allowed, words are offered with their texts, then the names of the schema that are not among them', () => {
  expect(offered('{ "title": "|" }', { words: [{ key: 'section.hot', text: 'Hot games' }] })).toMatchObject([
    { label: '"t:section.hot"', detail: 'Hot games' },
    { label: '"t:nav.home"', detail: '' },
  ])
})

test('keys come with the one that has to be there first, and without those that are there', () => {
  expect(offered('{ | }').map(({ label }) => label)).toEqual(['"look"', '"limit"', '"title"', '"more"'])
  expect(offered('{ "look": "grid", "l|" }').map(({ label }) => label)).toEqual(['"limit"', '"title"', '"more"'])
})

test('the word under the pointer is explained: a key with its default value, a value with its meaning', () => {
  const text = '{ "look": "rail" }'
  expect(explanationAt(schema, text, text.indexOf('look'))).toBe(`${look.description}\nDefault: "grid"`)
  expect(explanationAt(schema, text, text.indexOf('rail'))).toBe(`one row that scrolls\n${look.description}`)
  expect(explanationAt(schema, text, text.length - 1)).toBe('')
})
