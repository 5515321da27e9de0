import { expect, test } from 'vitest'

import { placeAt, pointerAt, readLoosely } from './place.ts'

/** A text whose `|` is the cursor. */
function at(marked: string) {
  const cursor = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { keys, at: kind, from, to, within, valueOf } = placeAt(text, cursor)
  return { keys, kind, written: text.slice(from, to), within, valueOf, pointer: pointerAt(text, cursor) }
}

test('a value is found by the keys that lead to it, also where its text is not closed yet', () => {
  expect(at('{ "nodes": [{ "id": "hot" }, { "props": { "look": "gr|\n } }] }')).toMatchObject({
    keys: ['nodes', 1, 'props', 'look'],
    kind: 'value',
    written: '"gr',
    within: 'text',
  })
  expect(at('{ "nodes": [{ "limit": |')).toMatchObject({ keys: ['nodes', 0, 'limit'], kind: 'value', written: '', within: 'bare' })
  expect(at('{ "limit": 1|2 }')).toMatchObject({ keys: ['limit'], kind: 'value', written: '12' })
  expect(at('{ "routes": ["/", |] }')).toMatchObject({ keys: ['routes', 1], kind: 'value', written: '' })
})

test('a key is distinguished from a value', () => {
  expect(at('{ "id": "hot", "wid|" }')).toMatchObject({ keys: [], kind: 'key', written: '"wid"', within: 'text' })
  expect(at('{ "props": { | } }')).toMatchObject({ keys: ['props'], kind: 'key', written: '' })
  expect(at('{ "props": { "title": "x" }, | }')).toMatchObject({ keys: [], kind: 'key' })
})

test('the pointer of a cursor names the value around it, at a key the value behind it', () => {
  expect(at('{ "nodes": [{ "i|d": "hot" }] }').pointer).toBe('/nodes/0/id')
  expect(at('{ "nodes": [{ "id": "h|ot" }] }').pointer).toBe('/nodes/0/id')
  expect(at('{ "nodes": [{ "id": "hot" }, {| }] }').pointer).toBe('/nodes/1')
  expect(at('|{ "nodes": [] }').pointer).toBe('')
})

test('braces within texts open nothing', () => {
  expect(at('{ "a": "{[", "b": "\\"{", "c": "|" }')).toMatchObject({ keys: ['c'], kind: 'value' })
})

test('text beside a broken place can still be read', () => {
  const { valueOf } = at('{ "nodes": [{ "widget": "game-section", "props": { "look": "| }, "v": 2 }] }')
  expect(valueOf(2)).toMatchObject({ widget: 'game-section' })
  expect(readLoosely('{ "a": 1 "b": tru, "c": [1, , "x"], "d"', 0)).toEqual({ a: 1, c: [1, 'x'] })
  expect(readLoosely('[[[', 0)).toEqual([[[]]])
})
