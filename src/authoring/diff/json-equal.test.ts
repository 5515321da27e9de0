import { expect, test } from 'vitest'

import type { Json } from '../../schemas/json.ts'
import { sameJson, stableText } from './json-equal.ts'

const parse = (text: string) => JSON.parse(text) as Json

test.each([
  ['keys in another order', '{"a":1,"b":[2]}', '{"b":[2],"a":1}', true],
  ['0 and -0, which a document writes differently', '{"a":0}', '{"a":-0}', false],
  ['an object under the key "constructor"', '{"constructor":{"a":1}}', '{"constructor":{"a":1}}', true],
  ['a key "__proto__" that only one has', '{"__proto__":{}}', '{"a":{}}', false],
  ['a list and an object', '[]', '{}', false],
])('compares %s', (_, one, other, equal) => {
  expect([sameJson(parse(one), parse(other)), stableText(parse(one)) === stableText(parse(other))]).toEqual([equal, equal])
})
