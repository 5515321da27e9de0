import { expect, test } from 'vitest'

import type { LayoutDocument, Menu } from '../../schemas/documents.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { usageOf } from '../usage/usage.ts'
import { ruleOfMenu } from './menu-reach.ts'
import { reachOfItems } from './reach.ts'

const members: Predicate = { in: ['role', ['member', 'agent']] }
const desktop: Predicate = { eq: ['device', 'desktop'] }
const agents: Predicate = { eq: ['role', 'agent'] }
const menuOf = (id: string) => ({ source: 'menu', args: { id } })
const top: Menu = {
  kind: 'menu',
  id: 'top',
  format: 1,
  items: [
    { id: 'all', to: '/' },
    { id: 'agents', to: '/', when: agents },
    { id: 'guests', to: '/', when: { eq: ['role', 'guest'] } },
  ],
}

function page(id: string, when: Predicate | undefined, access = 'anyone') {
  const bar = { id: 'bar', widget: 'bar', when, slots: { main: [{ id: 'one', widget: 'menu', inputs: { menu: menuOf('top') } }] } }
  return { kind: 'page', id, format: 1, access, nodes: [bar] } as unknown as LayoutDocument // as much of one as is read
}
function drawnBy(...pages: LayoutDocument[]) {
  const all = [...pages, top]
  const registry: Registry = { get: () => undefined } as unknown as Registry // no widget is known
  return { usage: usageOf(all, registry), documents: new Map(all.map((one) => [`${one.kind}/${one.id}`, one])) }
}

test('a menu is drawn for whom the block that has it is shown to, and an item for those of them that its own rule names', () => {
  const rule = ruleOfMenu('top', drawnBy(page('header', members)))
  expect(rule).toEqual(members)
  const reach = reachOfItems(top, undefined, rule)
  expect(reach.get('all')).toMatchObject({ guest: 'hidden', member: 'sees', agent: 'sees' })
  expect(reach.get('agents')).toMatchObject({ guest: 'hidden', member: 'hidden', agent: 'sees' })
  expect(reach.get('guests')).toMatchObject({ guest: 'hidden', member: 'hidden', agent: 'hidden' })
})

test('of several blocks any is enough, and one for everyone leaves no rule', () => {
  expect(ruleOfMenu('top', drawnBy(page('header', desktop), page('centre', undefined, 'agent')))).toEqual({ any: [desktop, agents] })
  expect(ruleOfMenu('top', drawnBy(page('header', members), page('footer', undefined)))).toBeUndefined()
  expect(ruleOfMenu('top', drawnBy())).toBeUndefined()
})
