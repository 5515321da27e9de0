import { expect, test } from 'vitest'

import { contract as questions } from '../../../../src/widgets/questions/contract.ts'
import { contract as heading } from '../../../../src/widgets/page-heading/contract.ts'
import { contract as text } from '../../../../src/widgets/text/contract.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { placeUnder, textPlaces } from './text-places.ts'

const shown = { language: 'AR' as const, device: 'desktop' }
const rich = (...texts: string[]) => texts.map((one) => ({ style: 'paragraph', spans: [{ text: one }] }))
const page: JsonObject = { strings: { EN: { lead: 'Lead' }, AR: { lead: 'مقدمة' } }, nodes: [] }
const document = 'page/summer'
const documents: Readonly<Record<string, JsonObject>> = {
  [document]: page,
  'words/en': { words: { 'own.cup': 'Summer cup', 'own.both': 'Both' } },
  'words/ar': { words: { 'own.both': 'كلاهما' } },
}
const bodyOf = (name: string) => documents[name] ?? null
const of = (node: JsonObject) => ({ node, pointer: '/nodes/3' })

test('texts of a block are its plain texts and the words of its page', () => {
  const props = { title: 'Summer cup', text: 't:lead', back: { label: 't:action.back', to: '/' } }
  expect(textPlaces(document, bodyOf, of({ props }), heading, shown)).toEqual([
    { document, pointer: '/nodes/3/props/title', value: 'Summer cup' },
    { document, pointer: '/strings/AR/lead', value: 'مقدمة' },
  ])
})

test('rich texts stand as a whole, also within lists', () => {
  const props = { questions: [{ question: 'Who?', answer: rich('All of us.') }] }
  expect(textPlaces(document, bodyOf, of({ props }), questions, shown)).toEqual([
    { document, pointer: '/nodes/3/props/questions/0/question', value: 'Who?' },
    { document, pointer: '/nodes/3/props/questions/0/answer', value: rich('All of us.') },
  ])
})

test.each([
  ['the player’s language', { by: 'language', EN: rich('Hello'), AR: rich('مرحبا') }, '/nodes/3/props/content/AR'],
  ['the English one where the language has none', { by: 'language', TH: rich('x'), EN: rich('Hello') }, '/nodes/3/props/content/EN'],
])('of variants it is that of %s', (_, content, pointer) => {
  expect(textPlaces(document, bodyOf, of({ props: { content } }), text, shown).map((place) => place.pointer)).toEqual([pointer])
})

test('the innermost element that says a text is where it is typed', () => {
  const places = textPlaces(document, bodyOf, of({ props: { content: rich('One  line.', 'Another.') } }), text, shown)
  expect(placeUnder(places, ['Oneline.', 'Oneline.Another.', 'Oneline.Another.More'])).toMatchObject({ level: 1 })
  expect(placeUnder(places, ['', 'Somethingelse'])).toBeUndefined()
})

test('a word of the brand is typed into where its text stands: in the player’s language, else in English', () => {
  const props = { title: 't:own.both', text: 't:own.cup', back: { label: 't:action.back', to: '/' } }
  expect(textPlaces(document, bodyOf, of({ props }), heading, shown)).toEqual([
    {
      document: 'words/ar',
      pointer: '/words/own.both',
      value: 'كلاهما',
      word: { key: 'own.both', language: 'AR', shipped: undefined },
    },
    {
      document: 'words/en',
      pointer: '/words/own.cup',
      value: 'Summer cup',
      word: { key: 'own.cup', language: 'EN', shipped: undefined },
    },
  ])
})

test('a word that the portal comes with is typed into as well: that of the block type before that of all', () => {
  const texts: Record<string, string> = { 'section.hot': 'ألعاب رائجة', 'widgets/page-heading.back': 'رجوع' }
  const shipped = (key: string, language: string) => (language === 'AR' ? texts[key] : undefined)
  const props = { title: 't:section.hot', text: 't:back' }
  expect(textPlaces(document, bodyOf, of({ props }), heading, shown, shipped).map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/words/section.hot', 'ألعاب رائجة'],
    ['/words/widgets~1page-heading.back', 'رجوع'],
  ])
})
