import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry } from '../../apps/server/layouts/contracts.ts'
import { listGameMenus } from '../../src/runtime/gateway/endpoints/games/list-game-menus.ts'
import { topics } from '../../src/runtime/model/topics.ts'
import { createPlanner } from '../../src/runtime/render/plan.ts'
import { evaluate } from '../../src/rules/predicate.ts'
import type { LayoutDocument, Page, PageNode } from '../../src/schemas/documents.ts'
import { aRelease, anEntry } from '../support/portal/builders.ts'
import { aPortal, openGateway } from '../support/portal/portal.ts'

const base = new URL('../../layouts/_base/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, base), 'utf8')) as LayoutDocument // our own documents
const home = read('pages/home.json') as Page
const all = (nodes: readonly PageNode[]): PageNode[] => nodes.flatMap((node) => [node, ...all(Object.values(node.slots ?? {}).flat())])
const nodes = all(home.nodes)
const categoryOf = ({ inputs = {} }: PageNode) =>
  Object.values(inputs).flatMap(({ args }) => (typeof args?.['category'] === 'string' ? [args['category']] : []))[0]
const flags = { homeSportsSections: true, homeStudioGroups: true, WINNERBOARD3: true }

/** The nodes of home for one category that a site with these categories would draw. */
async function shownOn(categories: readonly string[]) {
  const list = categories.map((category) => anEntry(category, category === 'SPORTS' ? ['SABA', 'IMES', 'SV3'] : ['A', 'B']))
  const portal = await aPortal({
    gateway: openGateway().answer(listGameMenus, { list }),
    release: aRelease([read('orders/categories.json')]),
  })
  const planner = createPlanner(contractRegistry(), topics.sources)
  const shown: PageNode[] = []
  for (const node of nodes) {
    if (
      node.when &&
      evaluate(node.when, { facts: { category: 'HOME', slotsVendors: 2, role: 'guest', device: 'desktop' }, flags }) !== true
    )
      continue
    const decides = planner.plan(node).inputs.filter(({ need, source }) => source?.name === 'vendors.by-category' && need !== 'optional')
    const states = await Promise.all(
      decides.map(async ({ source, args }) => {
        await portal.want(source as never, args)
        return portal.read(source as never, args).status
      }),
    )
    if (decides.length > 0 && states.every((status) => status === 'ready')) shown.push(node)
  }
  return shown.map(({ id }) => id)
}

test('categories: home has no entrance and no section for a category that the site does not have', async () => {
  const every = await shownOn(['LIVE', 'RNG', 'FISH', 'SPORTS', 'LOTT', 'ELOTT', 'PVP', 'MXWIN'])
  const withoutSportsAndFish = await shownOn(['LIVE', 'RNG', 'LOTT', 'ELOTT', 'PVP'])

  expect(every.filter((id) => !withoutSportsAndFish.includes(id))).toEqual([
    'fish-entrance',
    'fish',
    'sports',
    'esports-entrance',
    'cockfight-entrance',
    'mxwin-entrance',
    'sports-games',
    'esports',
    'cockfight',
    'mxwin',
    'by-studio-fish',
    'by-studio-sports',
    'by-studio-esports',
    'by-studio-cockfight',
    'by-studio-mxwin',
  ])
  expect(withoutSportsAndFish).toEqual([
    'live-entrance',
    'slots-entrance',
    'pvp',
    'slots',
    'live',
    'lottery',
    'by-studio',
    'by-studio-rng',
    'by-studio-pvp',
    'by-studio-lott',
    'by-studio-elott',
  ])
})

test('categories: home has a section of games and a group by studio for each that the specification names', () => {
  const ofWidget = (type: string) => nodes.flatMap((node) => (node.widget === type ? (categoryOf(node) ?? []) : []))

  expect(ofWidget('game-section').toSorted()).toEqual(['COCKFIGHT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'MXWIN', 'PVP', 'RNG', 'SPORTS'])
  expect(ofWidget('vendor-section').toSorted()).toEqual([
    'COCKFIGHT',
    'ELOTT',
    'ESPORTS',
    'FISH',
    'LIVE',
    'LOTT',
    'MXWIN',
    'PVP',
    'RNG',
    'SPORTS',
  ])
})

test('categories: the footer has links for every game type that exists, not for a list of them', () => {
  const [links] = (read('pages/footer.json') as Page).nodes
  expect([links?.widget, links?.props?.['types']]).toEqual(['footer-links', undefined])
})
