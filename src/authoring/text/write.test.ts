import { isObject } from '../../schemas/json.ts'
import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../schemas/json.ts'
import { applyPatch } from '../../rules/patch.ts'
import { edited, edits, shipped, wellFormedEdits } from '../diff/edits.testing.ts'
import { registry } from '../check/fakes.testing.ts'
import { formatDocument } from './format.ts'
import { writeDocument } from './write.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const parse = (text: string) => JSON.parse(text.replace(/^\ufeff/, '')) as JsonObject
const write = (before: string, value: JsonObject) => writeDocument(before, value, registry)
const paths = Object.keys(shipped)
const textOf = (path: string) => shipped[path] ?? ''

/** Lines that are in one text and not in the other. */
function difference(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const less = (lines: string[], others: string[]) => {
    const rest = [...others]
    return lines.filter((line) => {
      const at = rest.indexOf(line)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
  }
  return { gone: less(old, now), come: less(now, old) }
}

const canonical = `{
  "$schema": "../../schemas/page.schema.json",
  "kind": "page",
  "id": "home",
  "format": 1,
  "nodes": [
    { "id": "hot", "widget": "tiles", "props": { "title": "Hot", "limit": 1e1 } },
    {
      "id": "stack",
      "widget": "stack",
      "slots": {
        "main": [{ "id": "first", "widget": "note", "v": 2, "props": { "text": "A note that is long enough to break its line \\u00fc" } }],
        "side": [{ "id": "second", "widget": "nobody", "props": {"b":1.0,  "a":[ ]}, "inputs": {} }]
      }
    },
    { "id": "last", "widget": "tiles" }
  ]
}
`
const changed = (text: string, ...patch: Parameters<typeof applyPatch>[1]) =>
  write(text, applyPatch(parse(text), patch).value as JsonObject)

describe('what a change does to the lines of a file', () => {
  test('the text these tests begin with is canonical', () => {
    expect(formatDocument(canonical, registry)).toEqual({ ok: true, text: canonical })
  })

  test('one property changes one line', () => {
    expect(difference(canonical, changed(canonical, { op: 'replace', path: '/nodes/0/props/title', value: 'Hotter' }))).toEqual({
      gone: ['    { "id": "hot", "widget": "tiles", "props": { "title": "Hot", "limit": 1e1 } },'],
      come: ['    { "id": "hot", "widget": "tiles", "props": { "title": "Hotter", "limit": 1e1 } },'],
    })
    expect(difference(canonical, changed(canonical, { op: 'replace', path: '/nodes/1/slots/side/0/props/b', value: 2 })).come).toEqual([
      '        "side": [{ "id": "second", "widget": "nobody", "props": {"b":2,  "a":[ ]}, "inputs": {} }]',
    ])
  })

  test('a new property is placed by its order', () => {
    expect(difference(canonical, changed(canonical, { op: 'add', path: '/nodes/0/when', value: { flag: 'x' } })).come).toEqual([
      '    { "id": "hot", "widget": "tiles", "when": { "flag": "x" }, "props": { "title": "Hot", "limit": 1e1 } },',
    ])
    expect(difference(canonical, changed(canonical, { op: 'add', path: '/routes', value: ['/'] })).come).toEqual(['  "routes": ["/"],'])
  })

  test('a node that comes, goes or moves touches its own lines and a comma', () => {
    expect(difference(canonical, changed(canonical, { op: 'add', path: '/nodes/1', value: { widget: 'tiles', id: 'new' } }))).toEqual({
      gone: [],
      come: ['    { "id": "new", "widget": "tiles" },'],
    })
    expect(difference(canonical, changed(canonical, { op: 'remove', path: '/nodes/2' }))).toEqual({
      gone: ['    },', '    { "id": "last", "widget": "tiles" }'],
      come: ['    }'],
    })
    expect(difference(canonical, changed(canonical, { op: 'move', from: '/nodes/0', path: '/nodes/1' }))).toEqual({ gone: [], come: [] })
  })

  test('a node moved to another list keeps its numbers, escapes and unknown properties', () => {
    const out = changed(canonical, { op: 'move', from: '/nodes/1/slots/side/0', path: '/nodes/0' })
    expect(out).toContain('\n    { "id": "second", "widget": "nobody", "props": {"b":1.0,  "a":[ ]}, "inputs": {} },\n')
    expect(
      changed(
        canonical,
        { op: 'remove', path: '/nodes/0' },
        { op: 'add', path: '/nodes/0/slots/main/0', value: { id: 'hot', widget: 'tiles', props: { title: 'Hot', limit: 10 } } },
      ),
    ).toContain('"props": { "title": "Hot", "limit": 1e1 } }')
  })

  test('wrapping nodes in a new one keeps them as they are written', () => {
    const out = changed(
      canonical,
      { op: 'remove', path: '/nodes/0' },
      {
        op: 'add',
        path: '/nodes/0',
        value: { id: 'wrap', widget: 'stack', slots: { main: [parse(canonical).nodes].flat().slice(0, 1) as Json } },
      },
    )
    expect(out).toContain(
      '{ "id": "wrap", "widget": "stack", ' +
        '"slots": { "main": [{ "id": "hot", "widget": "tiles", "props": { "title": "Hot", "limit": 1e1 } }] } },',
    )
  })
})

describe('a file with another formatting', () => {
  const odd =
    '\ufeff{"kind":"page",\r\n\t"id" : "home","format":1.0 , "later":{"x":1e3,\r\n"y":[ ]},\r\n' +
    '\t"nodes":[\r\n\t\t{"id":"a",  "widget":"tiles","props":{"title":"\\u00fc"}},\r\n\r\n\t\t{"id":"b","widget":"tiles"}\r\n\t]}'

  test('keeps its own spacing, line ends, byte order mark and missing last line', () => {
    const out = changedOdd(
      { op: 'replace', path: '/nodes/1/widget', value: 'note' },
      { op: 'add', path: '/nodes/2', value: { id: 'c', widget: 'note' } },
    )
    expect(out).toBe(odd.replace('"b","widget":"tiles"}', '"b","widget":"note"},\r\n\t\t{ "id": "c", "widget": "note" }'))
  })

  test('moves a node with all its bytes', () => {
    expect(changedOdd({ op: 'move', from: '/nodes/1', path: '/nodes/0' })).toContain(
      '"nodes":[\r\n\t\t{"id":"b","widget":"tiles"},\r\n\t\t{"id":"a",  "widget":"tiles","props":{"title":"\\u00fc"}}\r\n\t]}',
    )
  })

  test('stays on one line where it had one', () => {
    expect(write('{"a":{"b":[1,2.0]},"c":[]}', { a: { b: [1, 2, { x: ['y'] }] }, c: [] })).toBe('{"a":{"b":[1,2.0,{ "x": ["y"] }]},"c":[]}')
  })

  test('a key that occurs twice is written once, as it was read', () => {
    expect(write('{"a": 1.0, "a": 2.0, "b": 3.0}', { a: 2, b: 4 })).toBe('{\n  "a": 2,\n  "b": 4\n}')
  })

  function changedOdd(...patch: Parameters<typeof applyPatch>[1]): string {
    return write(odd, applyPatch(parse(odd), patch).value as JsonObject)
  }
})

test('a document that is new names its schema and is in canonical form', () => {
  const page = { id: 'news', nodes: [], kind: 'page', format: 1 }
  expect(writeDocument(undefined, page, registry)).toBe(
    '{\n  "$schema": "../../schemas/page.schema.json",\n  "kind": "page",\n  "id": "news",\n  "format": 1,\n  "nodes": []\n}\n',
  )
  expect(writeDocument(undefined, { kind: 'flags', id: 'flags', format: 1, flags: {} }, registry)).toContain(
    '"$schema": "../schemas/flags.schema.json"',
  )
  expect(writeDocument('{"a":', page, registry)).toBe('{\n  "kind": "page",\n  "id": "news",\n  "format": 1,\n  "nodes": []\n}\n')
})

describe('laws', () => {
  const file = fc.constantFrom(...paths)
  /** The same document as other authors write it. */
  const hand = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => JSON.stringify(parse(text)),
    (text) => JSON.stringify(parse(text), null, '\t'),
    (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    (text) => text.trimEnd(),
    (text) => text.replaceAll(',', ' ,').replaceAll(/\n {4}/g, '\n\n  \t'),
    (text) => text.replaceAll('\n', '\r'),
    (text) => `\n\n${JSON.stringify(parse(text), null, 3)}\n\n`,
    (text) => text.replace('"format": 1', '"format": 1.0, "later": { "deep":[1E2 ,\n -0]}'),
    (text) => text.replace('"format": 1', '"format": 2, "format": 1'),
  )

  test('what is written reads as the value, and writing it again changes nothing', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(file, hand, edits, (path, write1, list) => {
        const before = write1(textOf(path))
        const after = edited(parse(before), list)
        const out = write(before, after)
        expect(parse(out)).toEqual(after)
        expect(write(out, after)).toBe(out)
        expect(write(before, parse(before))).toBe(before)
        expect(parse(write(out, parse(before)))).toEqual(parse(before))
      }),
      { numRuns: 250 },
    )
  }, 60_000)

  test('texts of any value', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
        fc.constantFrom(undefined, 1, '\t'),
        (one, two, indent) => {
          const before = JSON.stringify(one, null, indent)
          const after = two as JsonObject
          expect(parse(write(before, after))).toEqual(after)
          expect(parse(write(before, { ...parse(before), ...after }))).toEqual({ ...parse(before), ...after })
          expect(write(before, parse(before))).toBe(before)
        },
      ),
      { numRuns: 250 },
    )
  })

  test('a file in canonical form stays in canonical form', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(file, edits, (path, list) => {
        const formatted = formatDocument(textOf(path), registry)
        const before = formatted.ok ? formatted.text : ''
        const after = edited(parse(before), list)
        if (after.kind !== parse(before).kind) return // then nothing is known of it as it was
        const out = write(before, after)
        expect(formatDocument(out, registry)).toEqual({ ok: true, text: out })
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  test('unknown properties stay byte for byte, wherever their node moves', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(
        fc.constantFrom(...paths.filter((path) => path.includes('/pages/'))),
        wellFormedEdits,
        fc.boolean(),
        (path, list, compact) => {
          const unknown = '{"rate":1.50,  "list":[ 1E2,"\\u00e9" ]}'
          const text = textOf(path)
            .replace('"nodes": [', `"nodes": [\n    { "id": "odd", "widget": "nobody", "props": ${unknown} },`)
            .replace(/,(\s*\]\s*\}\s*)$/, '$1')
          const before = compact ? text.replaceAll(/\n */g, '') : text
          const after = edited(parse(before), list)
          const odd = find(after.nodes, 'odd')
          if (after.kind === 'page' && JSON.stringify(odd?.props) === JSON.stringify(JSON.parse(unknown)) && odd?.widget === 'nobody')
            expect(write(before, after)).toContain(unknown)
        },
      ),
      { numRuns: 400 },
    )
  })
})

/** A node of that id in a list of nodes. */
function find(nodes: Json | undefined, id: string): JsonObject | undefined {
  for (const node of Array.isArray(nodes) ? nodes : []) {
    if (!isObject(node)) continue
    const found =
      node.id === id
        ? node
        : Object.values(isObject(node.slots) ? node.slots : {})
            .map((list) => find(list, id))
            .find(Boolean)
    if (found) return found
  }
  return undefined
}
