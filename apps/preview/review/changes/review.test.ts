import { describe, expect, test } from 'vitest'

import type { Flags, LayoutDocument } from '../../../../src/schemas/documents.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { changesBetween } from '../../../../src/authoring/diff/changes.ts'
import { selectedBody, changeKey, reviewedOf } from '../publishing/selected-changes.ts'
import { changeWords } from '../releases/change-words.ts'
import type { ChangeNaming } from '../releases/value-words.ts'
import { audienceOf } from '../outcome/audience.ts'

const node = (id: string, props: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  id,
  widget: 'tiles',
  props: { title: id, ...props },
  ...more,
})
const page = (...nodes: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', format: 1, routes: ['/'], nodes })
const lobby: Readonly<Record<string, string>> = {
  'section.hot': 'Hot games',
  'section.slots': 'Slots',
  'category.RNG': 'Slots',
  'category.FISH': 'Fishing',
  'category.LOTT': 'Lottery',
}
const naming: ChangeNaming = {
  textOf: (text) => (text.startsWith('t:') ? lobby[text.slice(2)] : text),
  documentOf: (name) => (name === 'page/home' ? page(node('slots', { title: 'Slots row' })) : undefined),
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
    expect(wordsOf(page(node('a', { columns: 6 })), page(node('a', { columns: { by: 'device', phone: 2, desktop: 6 } })))).toEqual([
      { title: 'a: columns', detail: 'from 6 to Phone 2, Desktop 6' },
    ])
    expect(wordsOf(page(node('a')), page(node('a'), node('b')))).toEqual([{ title: 'b added', detail: 'after a' }])
    expect(wordsOf(page(node('a'), node('b')), page(node('a')))).toEqual([{ title: 'b removed', detail: 'was at position 2' }])
  })

  test('what others have moved around is where it was', () => {
    expect(wordsOf(page(node('a'), node('b'), node('c')), page(node('c'), node('b'), node('a')))).toEqual([
      { title: 'c moved to the start', detail: 'from position 3 to 1' },
      { title: 'b moved below c', detail: 'position 2' },
    ])
  })

  test('a new order of many is one sentence', () => {
    const letters = (text: string) => page(...[...text].map((id) => node(id)))
    expect(wordsOf(letters('abcdefgh'), letters('hgfedcba'))).toEqual([{ title: 'The list reordered', detail: '7 of 8 moved' }])
  })
})

describe('a change names what players read, and no key of a word and no JSON', () => {
  const own = (document: JsonObject) => ({ ...document, strings: { EN: { own: 'Our own' } } })
  const menu = (...items: JsonObject[]): JsonObject => ({ kind: 'menu', id: 'top', format: 1, items })
  const item = (id: string, more: JsonObject = {}): JsonObject => ({ id, label: `t:category.${id}`, ...more })
  const steps = (kind: string, ...list: JsonObject[]): JsonObject => ({
    kind,
    id: 'x',
    format: 1,
    ...(kind === 'overlay' && { target: 'page/home' }),
    steps: list,
  })
  const columns = (...list: JsonObject[]) => page(node('bets', { columns: list }))
  const bet = { field: 'bet', label: 'Bet' }

  test.each<[what: string, before: JsonObject, after: JsonObject, words: { title: string; detail: string }]>([
    [
      'a text that became another word',
      page(node('a', { title: 't:section.hot' })),
      page(node('a', { title: 't:section.slots' })),
      { title: 't:section.slots: title', detail: 'from “Hot games” to “Slots”' },
    ],
    [
      'a word of the page itself',
      own(page(node('a', { title: 'x', hint: 'Before' }))),
      own(page(node('a', { title: 'x', hint: 't:own' }))),
      { title: 'x: hint', detail: 'from “Before” to “Our own”' },
    ],
    ['an item of a menu that came', menu(item('RNG')), menu(item('RNG'), item('LOTT')), { title: 'Lottery added', detail: 'after Slots' }],
    ['an item of a menu that went', menu(item('LOTT')), menu(), { title: 'Lottery removed', detail: 'was at position 1' }],
    [
      'a rule of an order',
      steps('order', { op: 'move', key: 'FISH', to: { after: 'RNG' } }),
      steps('order', { op: 'move', key: 'FISH', to: [{ after: 'LOTT' }, 'last'] }),
      {
        title: 'Rule “Fishing to right after Lottery, or else the end”: place',
        detail: 'from right after Slots to right after Lottery, or else the end',
      },
    ],
    [
      'a rule of a variation',
      steps('overlay'),
      steps('overlay', { op: 'remove', key: 'slots' }),
      { title: 'Rule “Slots row removed” added', detail: 'at the start' },
    ],
    [
      'who sees a block',
      page(node('a')),
      page(node('a', {}, { when: { in: ['role', ['member', 'agent']] } })),
      { title: 'a: shown to', detail: 'set to Role is one of Member, Agent' },
    ],
    [
      'the columns of a table',
      columns({ field: 'game', label: 'Game' }, { field: 'win', label: 't:section.hot' }),
      columns({ field: 'game', label: 'Game', width: 2 }, bet),
      { title: 'bets: columns', detail: 'Bet added, Hot games removed, Game changed' },
    ],
    [
      'columns in another order',
      columns({ field: 'game', label: 'Game' }, bet),
      columns(bet, { field: 'game', label: 'Game' }),
      { title: 'bets: columns', detail: 'new order: Bet, Game' },
    ],
    [
      'data of a block',
      page(node('a', {}, { inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: 5 } } } })),
      page(node('a', {}, { inputs: { games: { source: 'games.hot' } } })),
      { title: 'a: data of Games', detail: 'from Games by category, Args Category “RNG”, Limit 5 to Games hot' },
    ],
  ])('%s', (_, before, after, words) => {
    expect(wordsOf(before, after)).toEqual([words])
  })

  test('an item that is gone has its name in History, which knows the documents of today only', () => {
    const [change] = changesBetween('menu/top', menu(item('LOTT')), menu())
    expect(change && changeWords(change, { before: undefined, after: undefined }, naming).title).toBe('Lottery removed')
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

  test('a variation whose change is covered by one of a higher priority counts for nobody, whatever their names', () => {
    const overlay = (id: string, priority: number, title: string) =>
      ({ kind: 'overlay', id, format: 1, target: 'page/home', priority, steps: [{ op: 'set', key: 'a', props: { title } }] }) as JsonObject
    const sideWith = (first: number, second: number, title: string) =>
      side(page(node('a')), { 'overlay/one': overlay('one', first, 'One'), 'overlay/two': overlay('two', second, title) })
    expect(count(sideWith(2, 1, 'Two'), sideWith(2, 1, 'Other'))).toMatchObject({ guest: '0 0', member: '0 0' })
    expect(count(sideWith(1, 2, 'Two'), sideWith(1, 2, 'Other'))).toMatchObject({ guest: '1 1', member: '1 1' })
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
