import { expect, test } from 'vitest'

import type { Predicate } from '../../schemas/predicate.ts'
import type { Page } from '../../schemas/documents.ts'
import { conditionsOf, conditionsOfNodes } from './conditions.ts'

test.each<[Predicate | undefined, readonly string[]]>([
  [undefined, []],
  [{ in: ['role', ['member', 'agent']] }, []],
  [{ gte: ['vip', 3] }, []],
  [{ eq: ['device', 'phone'] }, ['device']],
  [{ eq: ['category', 'RNG'] }, ['category']],
  [{ from: '2027-01-01T00:00:00+08:00' }, ['now']],
  [{ flag: 'VIP3' }, ['flag:VIP3']],
  [{ all: [{ eq: ['role', 'member'] }, { eq: ['device', 'phone'] }, { flag: 'VIP3' }] }, ['device', 'flag:VIP3']],
  [{ any: [{ eq: ['device', 'phone'] }, { not: { eq: ['device', 'phone'] } }] }, []], // asked for, and never the reason
  [
    { all: Array.from({ length: 20 }, (_, index): Predicate => ({ flag: `F${index}` })) },
    Array.from({ length: 20 }, (_, index) => `flag:F${index}`),
  ],
])('27: besides the person %j depends on %j', (when, conditions) => {
  expect(conditionsOf(when)).toEqual(conditions)
})

test('27: a node depends on what the nodes around it depend on', () => {
  const inner = { id: 'inner', widget: 'tiles', when: { flag: 'VIP3' } }
  const page = {
    kind: 'page',
    id: 'home',
    format: 1,
    routes: ['/'],
    access: 'anyone',
    nodes: [
      { id: 'outer', widget: 'stack', when: { eq: ['device', 'phone'] }, slots: { main: [inner] } },
      { id: 'free', widget: 'tiles' },
    ],
  } as unknown as Page // as much of one as is asked
  expect([...conditionsOfNodes(page)]).toEqual([
    ['outer', ['device']],
    ['inner', ['device', 'flag:VIP3']],
    ['free', []],
  ])
})
