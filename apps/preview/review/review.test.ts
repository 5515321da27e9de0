import { describe, expect, test } from 'vitest'

import type { Flags, LayoutDocument } from '../../../src/schemas/documents.ts'
import { personas } from '../../../src/schemas/view-setting-values.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { changesBetween } from '../../../src/authoring/diff/changes.ts'
import type { Naming } from '../model/documents/names.ts'
import { selectedBody, changeKey, reviewedOf } from './selected-changes.ts'
import { changeWords } from './change-words.ts'
import { audienceOf } from './audience.ts'

const node = (id: string, props: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  id,
  widget: 'tiles',
  props: { title: id, ...props },
  ...more,
})
const page = (...nodes: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', format: 1, routes: ['/'], nodes })
const naming: Naming = {
  typeOf: (widget) => widget,
  nameOf: ({ node: one, id }) => ((one?.props as JsonObject | undefined)?.title as string | undefined) ?? id,
}
const wordsOf = (before: JsonObject, after: JsonObject) =>
  changesBetween('page/home', before, after).map((change) => changeWords(change, { before, after }, naming))

describe('a change in words', () => {
  test('names the change, the block, and the values before and after', () => {
    expect(wordsOf(page(node('Recent'), node('Hot'), node('Live')), page(node('Hot'), node('Recent'), node('Live')))).toEqual([
      { title: expect.stringMatching(/moved/), detail: expect.stringMatching(/^from position (?:1 to 2|2 to 1)$/) },
    ])
    expect(wordsOf(page(node('a', { title: 'Hot', limit: 8 })), page(node('a', { title: 'Hot', limit: 12 })))).toEqual([
      { title: 'Hot: limit', detail: 'from 8 to 12' },
    ])
    expect(wordsOf(page(node('a')), page(node('a'), node('b')))).toEqual([{ title: 'b added', detail: 'after a' }])
    expect(wordsOf(page(node('a'), node('b')), page(node('a')))).toEqual([{ title: 'b removed', detail: 'was at position 2' }])
  })

  test('a new order of many is one sentence', () => {
    const letters = (text: string) => page(...[...text].map((id) => node(id)))
    expect(wordsOf(letters('abcdefgh'), letters('hgfedcba'))).toEqual([{ title: 'The list reordered', detail: '7 of 8 moved' }])
  })
})

describe('what is chosen', () => {
  const [before, after] = [page(node('a'), node('b')), page(node('a', { title: 'A' }), node('b', { title: 'B' }))]
  const [one] = reviewedOf(
    ['page/home', 'page/same'],
    new Map([
      ['page/home', after],
      ['page/same', before],
    ]),
    new Map(['page/home', 'page/same'].map((name) => [name, { name, brand: 'foyer', path: '', text: '', etag: '', value: before }])),
  )

  test('is the document with those changes and no other', () => {
    expect(one?.changes).toHaveLength(2)
    if (!one) return
    expect(selectedBody(one, new Set())).toBe(after)
    expect(selectedBody(one, new Set(one.changes.slice(1).map(changeKey)))).toEqual(page(node('a', { title: 'A' }), node('b')))
    expect(selectedBody(one, new Set(one.changes.map(changeKey)))).toEqual(before)
  })
})

describe('for whom it changes', () => {
  const side = (document: JsonObject, more: Record<string, JsonObject> = {}) =>
    new Map(Object.entries({ 'page/home': document, ...more })) as unknown as ReadonlyMap<string, LayoutDocument>
  const count = (before: ReadonlyMap<string, LayoutDocument>, after: ReadonlyMap<string, LayoutDocument>) => {
    const { counts, differ, of } = audienceOf(before, after, {
      languages: ['EN', 'AR'],
      common: { role: 'guest', device: 'desktop' },
      flags: {},
      now: 0,
    })
    return { ...Object.fromEntries(personas.map((persona) => [persona, counts[persona].join(' ')])), differ, of }
  }
  const members = { when: { eq: ['role', 'member'] } }

  test('a block that only members get changes nothing for others', () => {
    expect(count(side(page(node('a'))), side(page(node('a'), node('b', {}, members))))).toEqual({
      guest: '0 0',
      member: '1 1',
      trial: '0 0',
      agent: '0 0',
      vip: '1 1',
      differ: 4,
      of: 10,
    })
  })

  test('a changed rule is a change for those whom it adds or excludes', () => {
    expect(count(side(page(node('a'))), side(page(node('a', {}, members))))).toMatchObject({
      guest: '1 1',
      member: '0 0',
      agent: '1 1',
      vip: '0 0',
    })
  })

  test('a word changes for those who read that language', () => {
    const spoken = (arabic: string) => ({ ...page(node('a', { title: 't:hot' })), strings: { EN: { hot: 'Hot' }, AR: { hot: arabic } } })
    expect(count(side(spoken('x')), side(spoken('y')))).toMatchObject({ guest: '0 1', member: '0 1' })
  })

  test('a variation that comes counts where it applies', () => {
    const overlay = {
      kind: 'overlay',
      id: 'o',
      format: 1,
      target: 'page/home',
      priority: 1,
      steps: [{ op: 'remove', key: 'a' }],
      ...members,
    }
    const [plain] = [page(node('a'), node('b'))]
    const document = side(plain).get('page/home') as LayoutDocument
    expect(
      count(
        new Map([['page/home', document]]),
        new Map([
          ['page/home', document],
          ['overlay/o', overlay as unknown as LayoutDocument],
        ]),
      ),
    ).toMatchObject({ guest: '0 0', member: '1 1' })
  })

  test('a flag that is turned on by itself counts', () => {
    const flags = (on: boolean) =>
      ({
        kind: 'flags',
        id: 'flags',
        format: 1,
        flags: { summer: { type: 'boolean', default: on } as unknown as Flags['flags'][string] },
      }) as unknown as JsonObject
    const document = page(node('a', {}, { when: { flag: 'summer' } }))
    expect(count(side(document, { 'flags/flags': flags(false) }), side(document, { 'flags/flags': flags(true) }))).toMatchObject({
      guest: '1 1',
    })
  })
})
