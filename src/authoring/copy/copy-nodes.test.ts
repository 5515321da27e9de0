import { expect, test } from 'vitest'

import { applyPatch } from '../../rules/patch.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { copyNodes, pieceOf, withBrandWords } from './copy-nodes.ts'

const page: JsonObject = {
  kind: 'page',
  nodes: [
    { id: 'a', widget: 'text' },
    { id: 'b', widget: 'columns', slots: { main: [{ id: 'c', widget: 'columns', slots: { side: [{ id: 'e', widget: 'text' }] } }] } },
  ],
}
const nodesOf = (body: JsonObject) => body.nodes as JsonObject[]
/** The page after blocks of another page were copied to its end. */
function pasted(nodes: readonly JsonObject[], from: JsonObject, to: JsonObject): JsonObject {
  const copy = copyNodes(pieceOf(nodes, from), to)
  const body = applyPatch(to, copy.patch).value as JsonObject
  return { ...body, nodes: [...nodesOf(to), ...copy.nodes] }
}

test('a copy gets ids that neither the page nor the rest of it has, in slots and fallbacks at every depth', () => {
  const spare = { id: 'spare', widget: 'columns', slots: { main: [{ id: 'c', widget: 'text', fallback: { id: 'a', widget: 'text' } }] } }
  const block = {
    id: 'b',
    widget: 'columns',
    fallback: spare,
    slots: { main: [{ id: 'Game Section!', widget: 'text', fallback: 'drop' }] },
  }
  const withSpare = { ...page, nodes: [...nodesOf(page), { id: 'g', widget: 'text', fallback: spare }] }
  expect(copyNodes({ nodes: [block, { id: 'b', widget: 'text' }], strings: {} }, withSpare)).toEqual({
    nodes: [
      {
        id: 'b-2',
        widget: 'columns',
        slots: { main: [{ id: 'game-section', widget: 'text', fallback: 'drop' }] },
        fallback: {
          id: 'spare-2',
          widget: 'columns',
          slots: { main: [{ id: 'c-2', widget: 'text', fallback: { id: 'a-2', widget: 'text' } }] },
        },
      },
      { id: 'b-3', widget: 'text' },
    ],
    patch: [],
  })
})

test('a block that is put into its own child is one whole copy there, with ids of its own three levels deep', () => {
  const [, parent = {}] = nodesOf(page)
  expect(copyNodes(pieceOf([parent], page), page).nodes).toEqual([
    { id: 'b-2', widget: 'columns', slots: { main: [{ id: 'c-2', widget: 'columns', slots: { side: [{ id: 'e-2', widget: 'text' }] } }] } },
  ])
})

const strings = {
  EN: { hot: 'Hot games', count_one: 'One game', count_other: '{{n}} games', unused: 'Nobody shows this' },
  AR: { hot: 'ألعاب رائجة', count_one: 'لعبة واحدة', count_other: '{{n}} لعبة' },
}
const block = { id: 'top', widget: 'no-such', props: { title: 't:hot', lines: [{ text: 't:count' }], more: 't:nav.more' } }
const source: JsonObject = { kind: 'page', strings, nodes: [block] }

test('words of the page come along in all languages, with their plural forms, and no other words do', () => {
  const { unused: _, ...shown } = strings.EN
  expect(pasted([block], source, { kind: 'page', nodes: [] })).toEqual({
    kind: 'page',
    strings: { EN: shown, AR: strings.AR },
    nodes: [block],
  })
})

test('a word that the page has with the same text is shared, and gets the languages that are missing', () => {
  const there = { kind: 'page', strings: { EN: { hot: 'Hot games' } }, nodes: [] }
  const { strings: after, nodes } = pasted([{ ...block, props: { title: 't:hot' } }], source, there)
  expect({ after, nodes }).toEqual({
    after: { EN: { hot: 'Hot games' }, AR: { hot: 'ألعاب رائجة' } },
    nodes: [{ ...block, props: { title: 't:hot' } }],
  })
})

test('a word that the page has with another text gets another key, in each of its plural forms', () => {
  const there = { kind: 'page', strings: { EN: { hot: 'Popular', count_other: '{{n}} tables', 'hot-2': 'Also taken' } }, nodes: [] }
  expect(pasted([block], source, there)).toMatchObject({
    strings: {
      EN: {
        hot: 'Popular',
        'hot-3': 'Hot games',
        'hot-2': 'Also taken',
        count_other: '{{n}} tables',
        'count-2_one': 'One game',
        'count-2_other': '{{n}} games',
      },
      AR: { 'hot-3': 'ألعاب رائجة', 'count-2_other': '{{n}} لعبة' },
    },
    nodes: [{ id: 'top', props: { title: 't:hot-3', lines: [{ text: 't:count-2' }], more: 't:nav.more' } }],
  })
})

test('a copy within its own page shares all its words', () => {
  expect(copyNodes(pieceOf([block], source), source)).toEqual({ nodes: [{ ...block, id: 'top-2' }], patch: [] })
})

test('keys and languages that are no words, as of a hostile text, become plain properties and nothing else', () => {
  const hostile = JSON.parse('{"EN":{"__proto__":"x","title":"T"},"__proto__":{"title":"T"},"AR":7}') as JsonObject
  const nodes = [{ id: 'a', widget: 'text', props: { one: 't:__proto__', two: 't:title' } }]
  const { patch } = copyNodes({ nodes, strings: hostile }, { kind: 'page', nodes: [] })
  expect(JSON.stringify(patch)).toBe(
    '[{"op":"add","path":"/strings","value":{}},' +
      '{"op":"add","path":"/strings/EN","value":{"__proto__":"x","title":"T"}},' +
      '{"op":"add","path":"/strings/__proto__","value":{"title":"T"}}]',
  )
  expect(({} as Record<string, unknown>)['title']).toBeUndefined()
})

test('a word of the brand comes along where the other brand lacks it or says something else, and is shared where it is the same', () => {
  const held = { EN: { 'own.a': 'A', 'own.b': 'B', 'nav.home': 'Start' }, AR: { 'own.a': 'أ' } }
  const documents = new Map([['words/en', { kind: 'words', words: { 'own.a': 'A', 'own.b': 'Other' } }]])
  expect(withBrandWords({ EN: { title: 'T' } }, held, documents)).toEqual({ EN: { 'own.b': 'B', title: 'T' }, AR: { 'own.a': 'أ' } })
})
