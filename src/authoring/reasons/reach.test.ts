import { expect, test } from 'vitest'

import type { Menu, Page } from '../../schemas/documents.ts'
import { facts as declarations } from '../../schemas/facts.ts'
import type { Facts } from '../../schemas/facts.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { admit } from '../../runtime/model/navigation/guards.ts'
import { evaluate } from '../../rules/predicate.ts'
import type { EvaluationContext } from '../../rules/predicate.ts'
import { accessRule, personaOf, reachOf, reachOfItem, reachOfItems, reachOfNode, reachOfNodes } from './reach.ts'
import { aPredicate, someContexts } from './predicates.testing.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const members = { guest: 'hidden', member: 'sees', trial: 'hidden', agent: 'sees', vip: 'sees' }

test.each<[Predicate | undefined, object]>([
  [undefined, { guest: 'sees', member: 'sees', trial: 'sees', agent: 'sees', vip: 'sees' }],
  [{ in: ['role', ['member', 'agent']] }, members],
  [
    { all: [{ in: ['role', ['member', 'agent']] }, { eq: ['device', 'phone'] }] },
    { guest: 'hidden', member: 'depends', trial: 'hidden', agent: 'depends', vip: 'depends' },
  ],
  [{ gte: ['vip', 1] }, { guest: 'hidden', member: 'hidden', trial: 'hidden', agent: 'hidden', vip: 'sees' }],
  [{ gte: ['vip', 3] }, { guest: 'hidden', member: 'hidden', trial: 'hidden', agent: 'hidden', vip: 'depends' }],
  [{ eq: ['hasContract', true] }, { guest: 'hidden', member: 'depends', trial: 'depends', agent: 'depends', vip: 'depends' }],
  [
    { all: [{ eq: ['language', 'AR'] }, { eq: ['direction', 'ltr'] }] },
    { guest: 'hidden', member: 'hidden', trial: 'hidden', agent: 'hidden', vip: 'hidden' },
  ],
  [
    { all: Array.from({ length: 20 }, (_, index): Predicate => ({ flag: `F${index}` })) },
    { guest: 'undecided', member: 'undecided', trial: 'undecided', agent: 'undecided', vip: 'undecided' },
  ],
])('%j reaches %j', (when, reach) => {
  expect(reachOf(when)).toEqual(reach)
})

test('what a view sets is no longer free, but values of one person do not apply to others', () => {
  const when: Predicate = { all: [{ eq: ['device', 'phone'] }, { flag: 'VIP3' }, { eq: ['hasContract', true] }] }
  const view = { facts: { role: 'agent', vip: 0, device: 'phone', hasContract: true } as const, flags: { VIP3: true } }
  expect(reachOf(when, view)).toEqual({ guest: 'hidden', member: 'depends', trial: 'depends', agent: 'sees', vip: 'depends' })
  expect(reachOf(when, { ...view, flags: { VIP3: false } }).agent).toBe('hidden')
})

test('an undeclared flag is never on, and a member’s flag belongs to that member', () => {
  const flag = (from: 'member' | 'whitelabel') => ({ type: 'boolean', default: false, from, owner: 'lobby', note: '' }) as const
  const view = {
    facts: { role: 'member', vip: 0 } as const,
    flags: { A: true, B: true },
    declared: { A: flag('member'), B: flag('whitelabel') },
  }
  expect(reachOf({ flag: 'A' }, view)).toMatchObject({ guest: 'hidden', member: 'sees', agent: 'depends' })
  expect(reachOf({ flag: 'B' }, view)).toMatchObject({ guest: 'sees', member: 'sees', agent: 'sees' })
  expect(new Set(Object.values(reachOf({ not: { flag: 'C' } }, view)))).toEqual(new Set(['hidden']))
})

test('a node is seen when its ancestors are, and by those whom the page admits', () => {
  const page: Page = {
    kind: 'page',
    id: 'place',
    format: 1,
    access: 'login',
    nodes: [
      {
        id: 'box',
        widget: 'stack',
        when: { in: ['role', ['guest', 'member', 'agent']] },
        slots: {
          main: [
            { id: 'inner', widget: 'note', when: { not: { eq: ['role', 'agent'] } } },
            { id: 'plain', widget: 'note' },
          ],
        },
      },
    ],
  }
  expect(reachOfNode(page, 'inner')).toEqual({ guest: 'hidden', member: 'sees', trial: 'hidden', agent: 'hidden', vip: 'sees' })
  expect(reachOfNode(page, 'plain')).toEqual(members)
  expect(reachOfNode(page, 'nobody')).toBeUndefined()
  expect(Object.fromEntries(reachOfNodes(page))).toEqual({ box: members, inner: reachOfNode(page, 'inner'), plain: members })
})

test('a group of a menu is seen by those who see something in it', () => {
  const menu: Menu = {
    kind: 'menu',
    id: 'side',
    format: 1,
    items: [
      {
        id: 'more',
        items: [
          { id: 'a', to: '/', when: { eq: ['role', 'member'] } },
          { id: 'b', to: '/', when: { eq: ['role', 'agent'] } },
        ],
      },
      { id: 'rows', each: { source: 'x' } },
    ],
  }
  expect(reachOfItem(menu, 'more')).toEqual(members)
  expect(reachOfItem(menu, 'a')).toMatchObject({ member: 'sees', agent: 'hidden' })
  expect(new Set(Object.values(reachOfItems(menu).get('rows') ?? {}))).toEqual(new Set(['sees']))
})

test('the rule of an access lets in whom the portal lets in', () => {
  for (const access of ['anyone', 'login', 'real', 'agent', undefined] as const) {
    for (const role of declarations.role.values) {
      const rule = accessRule(access)
      expect(rule === undefined || evaluate(rule, { facts: { role }, flags: {} })).toBe(admit(access, role) === 'open')
    }
  }
})

test('reach agrees with asking the predicate in every combination of facts', () => {
  const contextCount = someContexts()
  fc.assert(
    fc.property(aPredicate, (when) => {
      const reach = reachOf(when)
      for (const persona of personas) {
        const truths = new Set(
          contextCount
            .filter(({ facts }) => personaOf(facts) === persona && isPlain(facts))
            .map((context) => evaluate(when, context) === true),
        )
        expect(`${persona} ${reach[persona]}`).toBe(`${persona} ${truths.size === 2 ? 'depends' : truths.has(true) ? 'sees' : 'hidden'}`)
      }
    }),
    { numRuns: 300 },
  )
})

/** Ranks are a VIP's alone. */
function isPlain({ role, vip }: Facts): boolean {
  return role === 'member' || vip === 0
}

test('given a whole context, each persona that it is sees exactly what the predicate says', () => {
  fc.assert(
    fc.property(aPredicate, fc.constantFrom(...someContexts()), (when, context: EvaluationContext) => {
      const persona = personaOf(context.facts)
      if (persona && isPlain(context.facts))
        expect(reachOf(when, context)[persona]).toBe(evaluate(when, context) === true ? 'sees' : 'hidden')
    }),
    { numRuns: 500 },
  )
  expect.hasAssertions()
})
