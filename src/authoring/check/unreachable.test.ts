import { expect, test } from 'vitest'

import type { Predicate } from '../../schemas/predicate.ts'
import { buildRelease } from '../release/release.ts'
import { aBrandFolder, registry, sources } from './fakes.testing.ts'

const now = Date.parse('2027-02-01T00:00:00Z')

function told(when: Predicate, access = 'anyone') {
  const nodes = [{ id: 'a', widget: 'note', v: 2, props: { text: 'A' }, when }]
  const files = aBrandFolder({ 'pages/home.json': { kind: 'page', id: 'home', format: 1, routes: ['/'], access, nodes } })
  return buildRelease({ brand: '_base', files, registry, sources, brands: ['foyer', 'kestrel'], now }).diagnostics.map(
    ({ code, pointer, message }) => `${code} ${pointer.slice('/nodes/0/when'.length)} ${message}`,
  )
}

test.each<[what: string, when: Predicate, access: string | undefined, expected: string[]]>([
  [
    'guests with a rank',
    { all: [{ eq: ['role', 'guest'] }, { gte: ['vip', 1] }] },
    undefined,
    ['predicate/never-true  No combination of facts makes this true.'],
  ],
  [
    'guests on a page for agents',
    { eq: ['role', 'guest'] },
    'agent',
    ['predicate/never-true  The page lets in agent, and none of them makes this true.'],
  ],
  [
    'trial accounts on a page for real ones',
    { in: ['role', ['guest', 'trial']] },
    'real',
    ['predicate/never-true  The page lets in member, agent, and none of them makes this true.'],
  ],
  [
    'a brand that there is not',
    { not: { eq: ['brand', 'kestral'] } },
    undefined,
    ['predicate/never-true /not/eq/1 There is no brand "kestral". Did you mean "kestrel"?'],
  ],
  [
    'an address without a page',
    { in: ['route', ['/', '/summer']] },
    undefined,
    ['predicate/never-true /in/1/1 No page is at "/summer"; "route" is an address without its query.'],
  ],
  [
    'a time that is over',
    { all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-01-27T00:00:00Z' }] },
    undefined,
    ['predicate/never-true  The time in which this is true is over.'],
  ],
])('%s: the rule is reported as one that nobody meets', (_, when, access, expected) => {
  expect(told(when, access)).toEqual(expected)
})

test.each<[Predicate, string?]>([
  [{ all: [{ eq: ['role', 'guest'] }, { lte: ['vip', 3] }] }],
  [{ all: [{ in: ['role', ['guest', 'member']] }, { gte: ['vip', 1] }] }],
  [{ all: [{ in: ['role', ['guest', 'member']] }, { eq: ['hasContract', true] }] }],
  [{ eq: ['role', 'member'] }, 'login'],
  [{ in: ['brand', ['foyer', 'kestrel']] }],
  [{ eq: ['route', '/'] }],
  [{ until: '2027-02-02T00:00:00Z' }],
  [{ all: [{ from: '2027-03-01T00:00:00Z' }, { until: '2027-03-02T00:00:00Z' }] }],
  [{ any: [{ until: '2027-01-27T00:00:00Z' }, { eq: ['role', 'guest'] }] }],
])('%j is met by somebody', (when, access) => {
  expect(told(when, access)).toEqual([])
})
