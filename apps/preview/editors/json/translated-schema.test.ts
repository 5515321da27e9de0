import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { translatedSchema } from './translated-schema.ts'

const schema: JsonObject = {
  description: 'A page.',
  properties: {
    widget: { enum: ['a', 'b'], enumDescriptions: ['A text.', 'A game.'] },
    description: { type: 'string', description: 'A text.' }, // a property that is called so
    title: { const: 'A text.' },
  },
}

test('descriptions are in another language, at every depth; values and what has no text stay', () => {
  expect(translatedSchema(schema, new Map([['A text.', 'Un texto.']]))).toEqual({
    description: 'A page.',
    properties: {
      widget: { enum: ['a', 'b'], enumDescriptions: ['Un texto.', 'A game.'] },
      description: { type: 'string', description: 'Un texto.' },
      title: { const: 'A text.' },
    },
  })
})

test('English and a language that was asked for before make no new schema', () => {
  const texts = new Map([['A page.', 'Una página.']])
  expect(translatedSchema(schema, texts)).toBe(translatedSchema(schema, texts))
  expect(translatedSchema(schema, new Map())).toBe(schema)
})
