import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry } from '../../apps/server/layouts/contracts.ts'
import { listGames } from '../../src/runtime/gateway/endpoints/games/list-games.ts'
import { listHotGames } from '../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import type { Source } from '../../src/runtime/contract/source.ts'
import { gamesByCategory as byCategory, gamesHot as hot } from '../../src/runtime/model/games/sources.ts'
import { topics } from '../../src/runtime/model/topics.ts'
import { createPlanner, readArguments } from '../../src/runtime/render/plan.ts'
import type { Brand, Page, PageNode } from '../../src/schemas/documents.ts'
import type { GamePage } from '../../src/schemas/nouns/game.ts'
import { rowLength } from '../../src/widgets/vendor-section/group.ts'
import { aGame, aRelease } from '../support/portal/builders.ts'
import { aPortal, openGateway } from '../support/portal/portal.ts'

// Section 9 of the specification: 6 games per row and per group, 2 rows on home, 4 elsewhere, so pages of 12 and of 24 games. The brand's
// document has these numbers; what the pages' documents and widgets make of them is compared here.

const layouts = new URL('../../layouts/_base/', import.meta.url)
const read = <Document>(path: string) => JSON.parse(readFileSync(new URL(path, layouts), 'utf8')) as Document // our own documents
const brand = { ...read<Brand>('brand.json'), id: 'foyer' }
const constants = brand.constants as Record<string, number>
const pages = readdirSync(new URL('pages/', layouts)).map((file) => read<Page>(`pages/${file}`))
const all = (nodes: readonly PageNode[]): PageNode[] => nodes.flatMap((node) => [node, ...all(Object.values(node.slots ?? {}).flat())])
const nodesOf = (id: string) => all(pages.find((page) => page.id === id)!.nodes)
const registry = contractRegistry()
const planner = createPlanner(registry, topics.sources)

/** A property as the document gives it, else the widget's own. */
function propOf({ widget, props = {} }: PageNode, name: string): unknown {
  const { properties } = registry.get(widget)!.contract.props as { properties: Record<string, { default?: unknown }> }
  return props[name] ?? properties[name]?.default
}

async function aPortalOfManyGames() {
  const games = Array.from({ length: 60 }, (_, index) => aGame({ nodeId: `g${index}`, gameName: `Game ${index}` }))
  const gateway = openGateway()
    .answer(listGames, ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
      games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(games.length / pageSize),
    }))
    .answer(listHotGames, { list: games.slice(0, 20) })
  return aPortal({ gateway, release: aRelease([brand]) })
}

/** How many games the first page of a node's games has. */
async function gamesOf(node: PageNode): Promise<number> {
  const portal = await aPortalOfManyGames()
  const planned = planner.plan(node).inputs.find(({ name }) => name === 'games')!
  const args = readArguments(planned, undefined, {
    fact: (name) => (name === 'category' ? 'RNG' : undefined),
    query: () => null,
    brand: (path) => constants[path.replace('constants.', '')],
  })
  const source = [byCategory, hot].find(({ name }) => name === planned.source!.name) as Source
  await portal.want(source, args)
  const state = portal.read(source, args)
  return state.status === 'ready' ? (state.value as GamePage).games.length : 0
}

test('the entrances of RNG, LIVE and FISH on home have 3, 1 and 1 games', async () => {
  const entrances = nodesOf('home').filter(({ widget, inputs }) => widget === 'entrance' && inputs?.['games'])
  const counts = await Promise.all(entrances.map(async (node) => [node.id, await gamesOf(node)] as const))

  expect(Object.fromEntries(counts)).toEqual({ 'slots-entrance': 3, 'live-entrance': 1, 'fish-entrance': 1 })
  expect(entrances.map(({ inputs }) => inputs?.['games']?.args?.['category'])).toEqual(['LIVE', 'RNG', 'FISH'])
})

test('pages of games are whole rows of 6: 2 on home, 4 on other pages', () => {
  const { gamesPerRow, homeRows, listRows, homePageSize, listPageSize, homeCategoryGames } = constants

  expect({ gamesPerRow, homeRows, listRows }).toEqual({ gamesPerRow: 6, homeRows: 2, listRows: 4 })
  expect({ home: homePageSize, list: listPageSize }).toEqual({ home: gamesPerRow! * homeRows!, list: gamesPerRow! * listRows! })
  expect(homeCategoryGames).toBe(gamesPerRow! - 1) // the sixth cell leads to the rest
})

test('every section of games has rows of 6', () => {
  const sections = pages.flatMap(({ id, nodes }) =>
    all(nodes).flatMap((node) => (node.widget === 'game-section' ? [[`${id} ${node.id}`, propOf(node, 'columns')] as const] : [])),
  )

  expect(sections.length).toBeGreaterThan(20)
  expect(sections.filter(([, columns]) => columns !== constants['gamesPerRow'])).toEqual([])
  expect(rowLength).toBe(constants['gamesPerRow']) // of a studio's group
})

test('hot games and a chosen category fill 2 rows on home, categories on their own pages 4', async () => {
  const perRow = constants['gamesPerRow']!
  const rowsOf = async (page: string, node: string) => (await gamesOf(nodesOf(page).find(({ id }) => id === node)!)) / perRow
  const lists = pages.filter(
    ({ id, nodes }) => id !== 'home' && nodes.some(({ inputs }) => inputs?.['games']?.source === 'games.by-category'),
  )

  expect({ hot: await rowsOf('home', 'hot'), chosen: await rowsOf('home', 'chosen') }).toEqual({ hot: 2, chosen: 2 })
  expect(nodesOf('home').find(({ id }) => id === 'hot')!.props).toMatchObject({ rows: constants['homeRows'] })
  expect(lists.map(({ id }) => id)).toContain('rng')
  for (const { id } of lists) expect({ id, rows: await rowsOf(id, 'games') }).toEqual({ id, rows: 4 })
})
