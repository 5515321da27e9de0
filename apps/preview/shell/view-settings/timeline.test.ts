import { expect, test } from 'vitest'

import { changeFrom } from './view-actions.ts'
import { changeTimes, partsOfPage, spansOf } from './timeline.ts'

const ms = (text: string) => Date.parse(text)
const documents = new Map<string, any>([
  [
    'page/home',
    {
      kind: 'page',
      id: 'home',
      chrome: { header: 'header' },
      nodes: [{ id: 'mix', widget: 'x', when: { until: '2027-01-31T00:00:00Z' } }],
    },
  ],
  [
    'page/header',
    { kind: 'page', id: 'header', nodes: [{ id: 'nav', widget: 'x', inputs: { menu: { source: 'menu', args: { id: 'top' } } } }] },
  ],
  ['menu/top', { kind: 'menu', id: 'top', items: [{ id: 'spring', when: { from: '2027-02-15T00:00:00Z' } }] }],
  [
    'overlay/lunar',
    {
      kind: 'overlay',
      id: 'lunar',
      target: 'page/home',
      priority: 1,
      steps: [],
      when: { all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-02-10T00:00:00Z' }] },
    },
  ],
  ['page/else', { kind: 'page', id: 'else', nodes: [{ id: 'n', widget: 'x', when: { from: '2030-01-01T00:00:00Z' } }] }],
])

test('a page consists of the layouts around it, what it shows and what varies it', () => {
  expect(partsOfPage(documents, 'page/home')).toEqual(['page/home', 'page/header', 'menu/top', 'overlay/lunar'])
})

test('moments are those of this page alone, in order, and can be gone through', () => {
  const times = changeTimes(documents, 'page/home')
  expect(times).toEqual(['2027-01-20', '2027-01-31', '2027-02-10', '2027-02-15'].map((day) => ms(`${day}T00:00:00Z`)))
  expect([
    changeFrom(times, ms('2027-02-01T00:00:00Z'), 1),
    changeFrom(times, ms('2027-02-01T00:00:00Z'), -1),
    changeFrom(times, ms('2028-01-01T00:00:00Z'), 1),
  ]).toEqual([times[2], times[1], undefined])
})

test('a bar has the ends that its rule has', () => {
  const spans = spansOf(documents, 'page/home', { facts: {}, flags: {} })
  expect(spans.map(({ document, subject, whole, from, until }) => [document, subject, whole, from, until])).toEqual([
    ['page/home', 'mix', false, undefined, ms('2027-01-31T00:00:00Z')],
    ['menu/top', 'spring', false, ms('2027-02-15T00:00:00Z'), undefined],
    ['overlay/lunar', '', true, ms('2027-01-20T00:00:00Z'), ms('2027-02-10T00:00:00Z')],
  ])
})

test('the beginning and the end of a maintenance are moments of every page', () => {
  const brand = { kind: 'brand', maintenance: [{ vendor: 'JL', from: '2027-01-10T10:00:00Z', until: '2027-01-10T14:00:00Z' }] }
  const all = new Map<string, any>([
    ['brand/foyer', brand],
    ['page/home', { kind: 'page', nodes: [] }],
  ])
  expect(changeTimes(all, 'page/home')).toEqual([Date.parse('2027-01-10T10:00:00Z'), Date.parse('2027-01-10T14:00:00Z')])
})
