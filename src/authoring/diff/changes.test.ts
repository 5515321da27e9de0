import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../schemas/json.ts'
import { applyPatch } from '../../rules/patch.ts'
import { applyChanges, changesBetween } from './changes.ts'
import { describeChange } from './describe-change.ts'
import { edited, edits, shipped, wellFormedEdits } from './edits.testing.ts'
import { stayingIndices } from './longest-increasing-subsequence.ts'
import { patchBetween } from './patch-between.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const node = (id: string, more: JsonObject = {}): JsonObject => ({ id, widget: 'tiles', ...more })
const page = (nodes: Json[], more: JsonObject = {}): JsonObject => ({ kind: 'page', id: 'home', format: 1, ...more, nodes })
const stack = (id: string, main: Json[]): JsonObject => ({ id, widget: 'stack', slots: { main } })
const changes = (before: Json | undefined, after: Json | undefined) => changesBetween('page/home', before, after)
const idsOf = (before: Json | undefined, after: Json | undefined) => changes(before, after).map(({ id }) => id)
const letters = (text: string) => page([...text].map((id) => node(id, { props: { title: id } })))

describe('what a change is called', () => {
  test('each property of a block is a change of its own, with its two values and places', () => {
    const [first, second, ...more] = changes(
      page([node('x'), node('a', { props: { title: 'A', limit: 1 } })]),
      page([node('a', { props: { title: 'B', limit: 1 }, when: { flag: 'f' } })]),
    )
    expect(first).toMatchObject({
      id: 'removed:/nodes/x',
      kind: 'removed',
      document: 'page/home',
      subject: { kind: 'node', id: 'x', widget: 'tiles' },
      from: { list: '', index: 0 },
    })
    expect(second).toMatchObject({
      kind: 'changed',
      subject: { kind: 'node', id: 'a', pointer: { before: '/nodes/1/props/title', after: '/nodes/0/props/title' } },
      property: 'props/title',
      before: 'A',
      after: 'B',
    })
    expect(more.map(({ property, before, after }) => ({ property, before, after }))).toEqual([
      { property: 'when', before: undefined, after: { flag: 'f' } },
    ])
  })

  test('one block that moved is one change, however many it passed', () => {
    expect(changes(letters('abcdef'), letters('bcdefa'))).toMatchObject([
      {
        id: 'moved:/nodes/a',
        from: { list: '', index: 0 },
        to: { list: '', index: 5, after: 'f' },
        patch: [{ op: 'move', from: '/nodes/0', path: '/nodes/5' }],
      },
    ])
  })

  test('many that moved in one list are one change', () => {
    expect(changes(letters('abcdefghij'), letters('jihgfedcba'))).toMatchObject([{ kind: 'reordered', count: { moved: 9, of: 10 } }])
  })

  test('a block dragged to another list is moved, and its own changes stay separate', () => {
    const before = page([node('a', { props: { title: 'A' } }), stack('s', [node('b')])])
    const after = page([stack('s', [node('b'), node('a', { props: { title: 'B' } })])])
    expect(idsOf(before, after)).toEqual(['changed:/nodes/a/props/title', 'moved:/nodes/a'])
    expect(changes(before, after)[1]).toMatchObject({ from: { list: '' }, to: { list: 's/main', index: 1, after: 'b' } })
  })

  test('a block with a new id and most of its content is renamed', () => {
    expect(
      changes(
        page([node('a', { props: { title: 'A', limit: 2 } }), node('b')]),
        page([node('c', { props: { title: 'A', limit: 2 } }), node('b')]),
      ),
    ).toMatchObject([{ id: 'renamed:/nodes/a', kind: 'renamed', before: 'a', after: 'c' }])
    expect(idsOf(page([node('a', { props: { title: 'A' } })]), page([{ id: 'c', widget: 'note', props: { title: 'A' } }]))).toEqual([
      'removed:/nodes/a',
      'added:/nodes/c',
    ])
  })

  test('a holder that comes with new blocks is one change, and those it took over move', () => {
    expect(idsOf(page([node('a')]), page([stack('s', [node('a'), node('n')])]))).toEqual(['moved:/nodes/a', 'added:/nodes/s'])
  })

  test('words by language, flags, tokens, steps and properties', () => {
    expect(
      changes(
        page([], { strings: { EN: { hot: 'Hot' } } }),
        page([], { strings: { EN: { hot: 'Hotter' }, AR: { hot: 'x' } }, title: 'T' }),
      ),
    ).toMatchObject([
      { kind: 'changed', subject: { kind: 'word', id: 'hot' }, property: 'EN' },
      { kind: 'added', subject: { kind: 'word', id: 'hot' }, property: 'AR' },
      { kind: 'changed', subject: { kind: 'property', id: 'title' }, after: 'T' },
    ])
    const flags = (all: JsonObject) => ({ kind: 'flags', id: 'flags', format: 1, flags: all })
    expect(changes(flags({ a: { default: false } }), flags({ a: { default: true }, b: { default: 1 } }))).toMatchObject([
      { kind: 'changed', subject: { kind: 'flag', id: 'a' }, property: 'default' },
      { kind: 'added', subject: { kind: 'flag', id: 'b' } },
    ])
    const brand = (accent: string) => ({ kind: 'brand', id: 'foyer', tokens: { dark: { accent } } })
    expect(changes(brand('#fff'), brand('#000'))).toMatchObject([
      { kind: 'changed', subject: { kind: 'token', id: 'accent' }, property: 'dark' },
    ])
    const order = (...steps: Json[]) => ({ kind: 'order', id: 'o', steps })
    expect(changes(order({ op: 'move', key: 'A', to: 'first' }), order({ op: 'move', key: 'A', to: 'last' }))).toMatchObject([
      { kind: 'changed', subject: { kind: 'step', id: 'move A' }, property: 'to' },
    ])
  })

  test('a document comes and goes as a whole', () => {
    expect(changes(undefined, page([]))).toMatchObject([{ kind: 'added', subject: { kind: 'document', id: 'home' } }])
    expect(changes(page([]), undefined)).toMatchObject([{ kind: 'removed', subject: { kind: 'document', id: 'home' } }])
    expect(changes(page([]), page([]))).toEqual([])
  })
})

describe('taking some changes', () => {
  test('an order taken in part', () => {
    const [before, after] = [letters('abcd'), page([node('new'), ...(letters('dbc').nodes as Json[])])]
    expect(idsOf(before, after)).toEqual(['removed:/nodes/a', 'added:/nodes/new', 'moved:/nodes/d'])
    const names = (...chosen: string[]) => ((applyChanges(before, after, chosen) as JsonObject).nodes as JsonObject[]).map(({ id }) => id)
    expect(names('moved:/nodes/d')).toEqual(['d', 'a', 'b', 'c'])
    expect(names('added:/nodes/new')).toEqual(['new', 'a', 'b', 'c', 'd'])
    expect(names('removed:/nodes/a', 'added:/nodes/new')).toEqual(['new', 'b', 'c', 'd'])
  })

  test('a holder stays when a block would go with it', () => {
    const [before, after] = [page([stack('s', [node('a')])]), page([stack('t', [node('a')]), node('b')])]
    const ids = idsOf(before, after)
    expect(ids).toContain('renamed:/nodes/s')
    const other = page([{ ...stack('t', [node('a')]), widget: 'pair' }])
    expect(applyChanges(before, other, ['removed:/nodes/s'])).toEqual(before)
    expect(applyChanges(before, other, ['removed:/nodes/s', 'added:/nodes/t'])).toEqual(other)
  })

  test('two blocks that changed places as holder and held do not hold each other', () => {
    const [before, after] = [page([stack('a', [stack('b', [])])]), page([stack('b', [stack('a', [])])])]
    for (const id of idsOf(before, after)) expect(JSON.stringify(applyChanges(before, after, [id]))).toMatch(/"a".*"b"|"b".*"a"/)
  })
})

describe('laws', () => {
  const documents = Object.values(shipped).map((text) => JSON.parse(text) as JsonObject)
  const pair = fc
    .tuple(fc.constantFrom(...documents), fc.oneof(edits, wellFormedEdits), fc.oneof(fc.constant([]), edits))
    .map(([document, one, two]) => [edited(document, two), edited(document, one)] as const)

  test('all changes give the new document, none gives the old one, and any choice gives one', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(pair, fc.infiniteStream(fc.boolean()), ([before, after], coins) => {
        const found = changes(before, after)
        const ids = found.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(applyChanges(before, after, ids)).toEqual(after)
        expect(applyChanges(before, after, [])).toEqual(before)
        const some = ids.filter(() => coins.next().value)
        expect(applyChanges(before, after, some)).toEqual(applyChanges(before, after, some.toReversed()))
        for (const { id, patch, inverse } of found.slice(0, 4)) {
          expect(applyPatch(before, patch).value).toEqual(applyChanges(before, after, [id]))
          expect(applyPatch(after, inverse).value).toEqual(
            applyChanges(
              before,
              after,
              ids.filter((other) => other !== id),
            ),
          )
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  test('no choice loses a block that is in both, or has one twice', () => {
    expect.hasAssertions()
    const tree = fc
      .tuple(fc.shuffledSubarray([...'abcdefgh'], { minLength: 3 }), fc.array(fc.nat(8), { minLength: 8, maxLength: 8 }))
      .map(([ids, holders]) => {
        const nodes = new Map(ids.map((id) => [id, { id, widget: 'stack', slots: { main: [] as JsonObject[] } }]))
        const top: JsonObject[] = []
        for (const [index, id] of ids.entries())
          (nodes.get(ids[(holders[index] ?? 0) % (index + 1)] ?? '') ?? { slots: { main: top } }).slots.main.push(
            ...((holders[index] ?? 0) % (index + 1) === index ? [] : [nodes.get(id) as JsonObject]),
          )
        top.push(...ids.filter((_, index) => (holders[index] ?? 0) % (index + 1) === index).map((id) => nodes.get(id) as JsonObject))
        return page(top)
      })
    const named = (value: Json): string[] => [...JSON.stringify(value).matchAll(/"id":"(\w)"/g)].map(([, id]) => id ?? '')
    fc.assert(
      fc.property(tree, tree, fc.infiniteStream(fc.boolean()), (before, after, coins) => {
        const ids = idsOf(before, after)
        const some = applyChanges(
          before,
          after,
          ids.filter(() => coins.next().value),
        ) as JsonObject
        const there = named(some)
        expect(new Set(there).size).toBe(there.length)
        if (!ids.some((id) => id.startsWith('renamed')))
          expect(named(before).filter((id) => named(after).includes(id) && !there.includes(id))).toEqual([])
        expect(applyChanges(before, after, ids)).toEqual(after)
      }),
      { numRuns: 300 },
    )
  })

  test('a patch between two values makes one of the other', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        expect(applyPatch(one as Json, patchBetween(one as Json, two as Json)).value).toEqual(two)
      }),
      { numRuns: 300 },
    )
  })

  test('no order can be made with fewer moves', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]), (order) => {
        const rising = (list: number[]) => list.every((value, index) => index === 0 || (list[index - 1] ?? 0) < value)
        const subsets = Array.from({ length: 2 ** order.length }, (_, mask) => order.filter((_value, index) => mask & (1 << index)))
        const stayers = stayingIndices(order)
        expect(rising(order.filter((_, index) => stayers.has(index)))).toBe(true)
        expect(stayers.size).toBe(Math.max(...subsets.filter(rising).map((list) => list.length)))
      }),
      { numRuns: 100 },
    )
  })
})

test('a text of the brand is told by its key and its language', () => {
  const words = (texts: Record<string, string>) => ({ kind: 'words', id: 'ar', format: 1, words: texts })
  const [change, ...others] = changesBetween(
    'words/ar',
    words({ 'section.hot': 'a', 'own.b': 'b' }),
    words({ 'section.hot': 'c', 'own.b': 'b' }),
  )

  expect(others).toEqual([])
  expect(change && describeChange(change)).toBe('word section.hot: in AR "a" → "c"')
})
