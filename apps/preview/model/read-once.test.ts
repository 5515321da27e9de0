import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import type { Contract } from '../../../src/runtime/contract/widget.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { Predicate } from '../../../src/schemas/predicate.ts'
import { $documents, $published, edited } from './documents/documents.ts'
import { editorWith, pageOf, published } from './editor.testing.ts'
import { takenByVariations } from './view/dated.ts'
import { usesOfLists } from './view/list-uses.ts'
import { notOfferedIn } from './view/not-offered.ts'
import { portalWords } from './words/portal-words.ts'

// What is computed again with every keystroke reads only what the keystroke has changed.

/** An object whose property tells each time that it is read. */
function counted<Value extends object>(value: Value, name: keyof Value): { value: Value; reads: () => number } {
  let reads = 0
  const kept = value[name]
  return {
    value: Object.defineProperty({ ...value }, name, { enumerable: true, get: () => (reads++, kept) }),
    reads: () => reads,
  }
}

test('a document that nobody has touched is the published object itself, so that comparing the two costs nothing', async () => {
  const scope = await editorWith([published('page/home', pageOf()), published('page/slots', pageOf())])
  await allSettled(edited, {
    scope,
    params: { label: 'Title', document: 'page/home', patch: [{ op: 'add', path: '/title', value: 'B' }] },
  })
  const same = [...scope.getState($published)].map(([name, { value }]) => [name, value === scope.getState($documents).get(name)])
  expect(same).toEqual([
    ['page/home', false],
    ['page/slots', true],
  ])
})

test('who uses a saved list is read again for the block that was edited alone', () => {
  const naming = { nameOf: ({ id }: { id: string }) => id, typeOf: (widget: string) => widget }
  const binding = counted({ source: 'games.by-list', list: 'summer' }, 'list')
  const node = (id: string, games: JsonObject): JsonObject => ({ id, widget: 'game-section', inputs: { games } })
  const one = node('one', binding.value)
  const documents = (two: JsonObject) => new Map([['page/home', { kind: 'page', id: 'home', nodes: [one, two] } as JsonObject]])

  expect(usesOfLists(documents(node('two', {})), naming).get('summer')).toEqual(['one (Home)'])
  const before = binding.reads()
  const summer = { source: 'games.by-list', list: 'summer' }
  expect(usesOfLists(documents(node('two', summer)), naming).get('summer')).toEqual(['one (Home)', 'two (Home)'])
  expect(binding.reads()).toBe(before)
})

test('what a block names is read once, whatever is offered', () => {
  const schema = { type: 'object', properties: { popup: { type: 'string', names: 'popup' } } }
  const contract = { props: schema } as unknown as Contract // the part that is read
  const props = counted({ popup: 'search' }, 'popup')
  const node: JsonObject = { props: props.value }
  const docs = new Map()

  expect(notOfferedIn(node, contract, docs, { popup: new Set() })).toHaveLength(1)
  const before = props.reads()
  expect(notOfferedIn(node, contract, docs, { popup: new Set(['search']) })).toEqual([])
  expect(props.reads()).toBe(before)
})

test('the rule of a variation is checked once for as long as it is the same', () => {
  const parse = vi.spyOn(Predicate, 'safeParse')
  const now = Date.parse('2027-01-10T12:00:00Z')
  const variation: JsonObject = {
    kind: 'overlay',
    target: 'page/home',
    when: { from: '2027-01-20T00:00:00Z' },
    steps: [{ op: 'remove', key: 'top' }],
  }
  const read = (title: string) =>
    takenByVariations(
      new Map([
        ['overlay/sale', variation],
        ['page/home', { kind: 'page', title }],
      ]),
      'page/home',
      { now, context: { facts: { now }, flags: {} } },
    )

  expect([...read('A')]).toEqual([['top', Date.parse('2027-01-20T00:00:00Z')]])
  expect(read('B')).toEqual(read('A'))
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})

test('the keys of the words are put in order once', () => {
  const words = portalWords(new Map(), new Map(), new Map([['EN', { words: { 'own.b': 'B', 'own.a': 'A' }, of: {} }]]))
  expect(words.allKeys()).toEqual(['own.a', 'own.b'])
  expect(words.allKeys()).toBe(words.allKeys())
})
