import { expect, test } from 'vitest'

import type { JsonObject } from '../../schemas/json.ts'
import { clipboardText } from './copy-nodes.ts'
import { readBlocks } from './clipboard-text.ts'

const block = { id: 'hot', widget: 'game-section', props: { title: 't:own.hot' } }

test('blocks come out of the clipboard as they went in', () => {
  const piece = { nodes: [block], strings: { EN: { hot: 'Hot' } } }
  const words = { EN: { 'own.hot': 'Hot games' } }
  expect(readBlocks(clipboardText(piece, words, 'foyer'))).toEqual({ ok: true, held: { piece, words, brand: 'foyer', count: 1, depth: 1 } })
})

test('a block without anything around it is read too, as it stands in a document', () => {
  expect(readBlocks(JSON.stringify(block))).toMatchObject({ ok: true, held: { piece: { nodes: [block], strings: {} }, brand: '' } })
})

const many = (count: number): JsonObject[] => Array.from({ length: count }, (_, index) => ({ id: `a-${index}`, widget: 'text' }))
const deep = (levels: number): string => `${'{"widget":"a","slots":{"m":['.repeat(levels)}${']}}'.repeat(levels)}`
const held = (rest: object) => JSON.stringify({ foyer: 'blocks', format: 1, nodes: [block], ...rest })

test.each([
  ['an empty clipboard', '  ', 'nothing', 0],
  ['a sentence', 'hello', 'no-blocks', 0],
  ['something else in JSON', '{"a":1}', 'no-blocks', 0],
  ['a list of figures', '[1]', 'no-blocks', 0],
  ['no blocks at all', '[]', 'no-blocks', 0],
  ['half a text', '{"widget":', 'no-blocks', 0],
  ['an id that is no text', '{"id":{},"widget":"text"}', 'no-blocks', 0],
  ['words in no language', held({ strings: { XX: { a: 'b' } } }), 'no-blocks', 0],
  ['words that are no texts', held({ words: { EN: { a: 1 } } }), 'no-blocks', 0],
  ['blocks nine areas deep', deep(9), 'too-deep', 0],
  ['values within 100,000 lists', `{"widget":"a","props":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'too-deep', 0],
  ['a page', '{"foyer":"page","format":1,"nodes":[]}', 'no-blocks', 0],
  ['what a newer editor copied', held({ format: 2 }), 'newer', 0],
  ['10,000 blocks', JSON.stringify(many(10_000)), 'too-many', 10_000],
  ['2,000 blocks inside each other', deep(2_000), 'too-many', 2_000],
  ['a block of 300,000 characters', JSON.stringify({ ...block, props: { text: 'x'.repeat(300_000) } }), 'too-large', 0],
  ['five million characters', 'x'.repeat(5_000_000), 'too-large', 0],
] as const)('%s are no blocks to paste', (_, text, why, count) => expect(readBlocks(text)).toEqual({ ok: false, why, count }))

test('words of the prototype are no words', () => {
  const text = held({}).replace('"nodes"', '"strings":{"__proto__":{"a":"b"}},"nodes"')
  expect(readBlocks(text)).toMatchObject({ ok: true, held: { piece: { strings: {} } } })
})
