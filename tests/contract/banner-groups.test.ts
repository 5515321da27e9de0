import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry } from '../../apps/server/layouts/contracts.ts'
import { createMockGateway } from '../../mocks/server.ts'
import type { Scenario } from '../../mocks/scenarios.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { bannersByGroup as banners } from '../../src/runtime/model/announcements/sources.ts'
import type { Brand, Page, PageNode } from '../../src/schemas/documents.ts'
import type { Banner } from '../../src/schemas/nouns/announcement.ts'
import { aPortal } from '../support/portal/portal.ts'

// The specification names six groups of banners; gateway.md adds how that of sports is asked for: alone, with a page size of 1.

const layouts = new URL('../../layouts/_base/', import.meta.url)
const read = <Document>(path: string) => JSON.parse(readFileSync(new URL(path, layouts), 'utf8')) as Document // our own documents
const all = (nodes: readonly PageNode[]): PageNode[] => nodes.flatMap((node) => [node, ...all(Object.values(node.slots ?? {}).flat())])
const places = readdirSync(new URL('pages/', layouts)).flatMap((file) => {
  const page = read<Page>(`pages/${file}`)
  return all(page.nodes).flatMap((node) => {
    const input = Object.values(node.inputs ?? {}).find(({ source }) => source === banners.name)
    return input ? [{ place: `${page.id} ${node.id}`, widget: node.widget, args: input.args ?? {} }] : []
  })
})

test('every group of banners stands on the pages that it is for', () => {
  const placesOf = (group: string) => places.filter(({ args }) => args['group'] === group).map(({ place }) => place)
  const groups = ['w_home', 'w_login', 'w_register', 'w_forget', 'w_leftmenu', 'w_sports']

  expect(Object.fromEntries(groups.map((group) => [group, placesOf(group)]))).toEqual({
    w_home: ['home banners'],
    w_login: ['login panel'],
    w_register: ['register panel'],
    w_forget: ['forgot-password panel'],
    w_leftmenu: ['side-menu rail-banners', 'side-menu drawer-banners'],
    w_sports: ['sports banner'],
  })
})

/** What the sports page gets from the mock gateway, and the queries that it sends for announcements. */
async function sportsBanners(scenario: Scenario) {
  const mock = createMockGateway({ scenario })
  const queries: string[] = []
  const gateway = createGateway({
    origin: 'http://mock.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input)
      if (pathname.endsWith('MCSFE_getListAnnouncements')) queries.push(search)
      return (await mock.answer(new Request(input, init))) ?? Response.error()
    },
  })
  const { args } = places.find(({ place }) => place === 'sports banner')!
  const { sportsBannerPageSize } = read<Brand>('brand.json').constants
  expect(args).toEqual({ group: 'w_sports', pageSize: { brand: 'constants.sportsBannerPageSize' } })
  const portal = await aPortal({ gateway })
  const group = { group: 'w_sports', pageSize: sportsBannerPageSize }
  await portal.want(banners, group)
  return { state: portal.read(banners, group), asked: queries.map((query) => new URLSearchParams(query)) }
}

test('the sports page asks for the banners of w_sports with a page size of 1, and shows one', async () => {
  const { state, asked } = await sportsBanners('usual')

  expect(asked.map((query) => ['types', 'groupName', 'pageSize'].map((name) => query.get(name)))).toEqual([['B', 'w_sports', '1']])
  expect(state.status === 'ready' && (state.value as Banner[]).map(({ key }) => key)).toEqual(['b-sports'])
})

test('a group without banners draws nothing', async () => {
  const { state } = await sportsBanners('empty')

  expect(state).toEqual({ status: 'empty' })
  const frames = places
    .filter(({ widget }) => widget === 'banner-carousel')
    .map(({ widget }) => contractRegistry().get(widget)!.contract.frame)
  expect(frames.map(({ empty, failed }) => ({ empty, failed }))).toEqual(frames.map(() => ({ empty: 'nothing', failed: 'nothing' })))
})
