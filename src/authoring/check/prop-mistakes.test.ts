import { expect, test } from 'vitest'

import type { Json } from '../../schemas/json.ts'
import { videoProp } from '../../schemas/video.ts'
import { fits, mistakesIn } from './prop-mistakes.ts'
import type { Schema } from './prop-mistakes.ts'

const props = (properties: Record<string, Schema>, required: string[] = []): Schema => ({ type: 'object', properties, required })

const aVideo = 'the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** Schema, value, and the sentences with what was probably meant. */
const cases: [string, Schema, Json, [string, Json?][]][] = [
  ['enum', { enum: ['none', 'arrows', 'pages'] }, 'arows', [['`it` is one of none, arrows, pages. Did you mean `arrows`?', 'arrows']]],
  ['enum', { type: 'integer', enum: [1, 2] }, 3, [['`it` is one of 1, 2, not 3.']]],
  ['enum', { type: 'string', enum: ['rail', 'grid'] }, 7, [['`it` is one of rail, grid, not 7.']]],
  ['const', { const: 'fixed' }, 'x', [['`it` is fixed, not "x".', 'fixed']]],
  ['type', { type: 'boolean' }, 'true', [['`it` is true or false, not "true".', true]]],
  ['type', { type: 'integer' }, '12', [['`it` is a whole number, not "12".', 12]]],
  ['type', { type: 'integer' }, 1.5, [['`it` is a whole number, not 1.5.']]],
  ['type', { type: ['string', 'null'] }, [], [['`it` is a text or null, not an empty list.']]],
  ['type', { type: 'string' }, 12, [['`it` is a text, not 12.', '12']]],
  ['type', { type: 'array', items: { type: 'string' } }, 'PG', [['`it` is a list, not "PG".', ['PG']]]],
  ['type', { type: 'object' }, null, [['`it` is an object, not null.']]],
  ['minimum', { type: 'number', minimum: 2 }, 1, [['`it` is a number of at least 2, not 1.']]],
  ['maximum', { type: 'integer', minimum: 1, maximum: 3 }, 7, [['`it` is a whole number from 1 to 3, not 7.']]],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, 0, [['`it` is a number above 0, not 0.']]],
  ['multipleOf', { type: 'integer', multipleOf: 5 }, 7, [['`it` is a whole number, in steps of 5, not 7.']]],
  ['minLength', { type: 'string', minLength: 2, maxLength: 4 }, 'a', [['`it` is a text of 2 to 4 characters, not "a".']]],
  ['maxLength', { type: 'string', maxLength: 2 }, 'abc', [['`it` is a text of at most 2 characters, not "abc".']]],
  [
    'pattern',
    { type: 'string', pattern: '^(?:https://|tel:|mailto:)' },
    'http://a',
    [['`it` is a text that begins with https://, tel: or mailto:, not "http://a".']],
  ],
  ['pattern', { type: 'string', pattern: '^a+$' }, 'b', [['`it` is a text of the form ^a+$, not "b".']]],
  ['format', { type: 'string', format: 'date-time' }, 'now', [['`it` is a moment, such as 2027-01-20T00:00:00+08:00, not "now".']]],
  [
    'format',
    { ...videoProp },
    'https://youtu.be/aqz-KE-bpKQ',
    [[`\`it\` is ${aVideo}, not "https://youtu.be/aqz-KE-bpKQ".`, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ']],
  ],
  ['format', { ...videoProp }, 'https://videos.example/7', [[`\`it\` is ${aVideo}, not "https://videos.example/7".`]]],
  ['minItems', { type: 'array', minItems: 2 }, [1], [['`it` is a list of at least 2 entries, not a list of 1 entry.']]],
  ['maxItems', { type: 'array', minItems: 1, maxItems: 2 }, [1, 2, 3], [['`it` is a list of 1 to 2 entries, not a list of 3 entries.']]],
  ['uniqueItems', { type: 'array', uniqueItems: true }, ['a', 'b', 'a'], [['Entries 1 and 3 of `it` are equal; each may occur once.']]],
  ['items', { type: 'array', items: { type: 'string' } }, ['a', 7], [['Entry 2 of `it` is a text, not 7.', '7']]],
  ['items', { type: 'array', items: props({ label: { type: 'string' } }, ['label']) }, [{}], [['`label` is missing; it is a text.']]],
  [
    'properties',
    props({ delayMs: { type: 'integer', minimum: 1000, maximum: 60000 }, gapPx: { type: 'number', minimum: 0 } }),
    { delayMs: 'fast', gapPx: -1 },
    [
      ['`delayMs` is a whole number of milliseconds from 1000 to 60000, not "fast".'],
      ['`gapPx` is a number of pixels, at least 0, not -1.'],
    ],
  ],
  [
    'required',
    props({ look: { enum: ['a', 'b'], default: 'a' }, title: { type: 'string' } }, ['look', 'title']),
    {},
    [['`look` is missing; it is one of a, b.', 'a'], ['`title` is missing; it is a text.']],
  ],
  [
    'additionalProperties',
    { type: 'object', additionalProperties: { type: 'integer' } },
    { a: 'x' },
    [['`a` is a whole number, not "x".']],
  ],
  ['additionalProperties', { type: 'object', additionalProperties: false }, { a: 1 }, [['There is no `a` here.']]],
  [
    'anyOf',
    { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 1 }] },
    [],
    [['`it` is a text or a whole number of at least 1, not an empty list.']],
  ],
  [
    'anyOf',
    { anyOf: [{ type: 'string' }, props({ route: { type: 'string' }, query: { type: 'object' } }, ['route'])] },
    { route: '/a', query: 1 },
    [['`query` is an object, not 1.']],
  ],
  [
    'oneOf',
    {
      oneOf: [
        props({ kind: { const: 'go' }, to: { type: 'string' } }, ['kind', 'to']),
        props({ kind: { const: 'open' }, popup: {} }, ['kind', 'popup']),
      ],
    },
    { kind: 'go' },
    [['`to` is missing; it is a text.']],
  ],
  ['allOf', { allOf: [{ type: 'string' }] }, 1, [['`it` is a value of the form that its contract describes, not 1.', '1']]],
]

test.each(cases)('%s: a wrong value of %j, %j, is one plain sentence', (_, schema, value, expected) => {
  const whole = props({ it: schema })
  const found = mistakesIn(
    schema.type === 'object' && schema.properties ? schema : whole,
    schema.type === 'object' && schema.properties ? value : { it: value },
  )

  expect(found.map(({ message, meant }) => (meant === undefined ? [message] : [message, meant]))).toEqual(expected)
})

test.each(cases)('%s: what is probably meant instead in %j, for %j, fits', (_, schema, value) => {
  for (const { path, missing, meant } of mistakesIn(schema, value)) {
    if (meant === undefined || missing !== undefined) continue
    expect(path.length > 0 || fits(schema, meant)).toBe(true)
  }
})
