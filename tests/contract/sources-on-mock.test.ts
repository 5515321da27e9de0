import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { createMockGateway } from '../../mocks/server.ts'
import { personas } from '../../mocks/state/personas.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import type { Clock } from '../../src/runtime/platform/clock.ts'
import { modelSources as sources } from '../../src/runtime/model/model-sources.testing.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { aPortal } from '../support/portal/portal.ts'
import { sample } from '../support/samples/sample.ts'
import { aRelease } from '../support/portal/builders.ts'
import { sourceFiles } from './source-files.ts'
import type { LayoutDocument } from '../../src/schemas/documents.ts'
import type { GamePage } from '../../src/schemas/nouns/game.ts'
import { listGameMenus } from '../../src/runtime/gateway/endpoints/games/list-game-menus.ts'
import { listAnnouncements } from '../../src/runtime/gateway/endpoints/announcements/list-announcements.ts'
import { listGames } from '../../src/runtime/gateway/endpoints/games/list-games.ts'
import { listHotGames } from '../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { listWinners } from '../../src/runtime/gateway/endpoints/announcements/list-winners.ts'
import { readBalance } from '../../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { readMember } from '../../src/runtime/gateway/endpoints/member/read-member.ts'

/** Every source with arguments as documents give them, on the mock gateway, as every persona and with each call broken in turn. */
const asked: [string, object][] = [...sources.keys()].flatMap((name): [string, object][] => {
  if (name === 'games.by-category')
    return ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'MXWIN'].map((category) => [name, { category, limit: 5 }])
  if (name === 'vendors.by-category') return [[name, { category: 'RNG', from: 11, to: 20 }]]
  if (name === 'games.vendor-list') return [[name, { vendor: 'PG' }]]
  if (name === 'banners.by-group') return [[name, { group: 'w_home' }]]
  if (name === 'menu') return ['top', 'side', 'header', 'bottom', 'member'].map((id) => [name, { id }])
  if (name === 'form' || name === 'form.state')
    return ['login', 'registration', 'change-password', 'verify-ip'].map((form) => [name, { form }])
  return [[name, {}]]
})
const documents = sourceFiles(['layouts/_base'], /\/(?:menus|orders|forms)\/.*\.json$|flags\.json$/).map(
  ({ text }) => JSON.parse(text) as LayoutDocument,
) // the layout check validates them completely
const hasty: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = ms < 5_000 ? setTimeout(run, 0) : undefined // pauses between retries, not timeouts
    return () => clearTimeout(timer)
  },
  every: () => () => {},
}

async function aLobby({
  token,
  scenario = 'usual',
  faults = [],
}: {
  token?: string
  scenario?: string
  faults?: { path: string; mode: string }[]
}) {
  const mock = createMockGateway({ scenario })
  mock.control({ faults })
  const gateway = createGateway({
    origin: 'http://mock.test',
    clock: hasty,
    fetch: async (input, init) => {
      const response = await mock.answer(new Request(input, init))
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  })
  const portal = await aPortal({
    gateway,
    platform: fakePlatform(token ? { storage: { token } } : {}),
    release: aRelease(documents.filter(({ kind }) => kind !== 'brand')),
  })
  await Promise.all(asked.map(([name, args]) => portal.want(sources.get(name)!, args)))
  const states = Object.fromEntries(
    asked.map(([name, args]) => [
      `${name} ${JSON.stringify(args)}`,
      { source: sources.get(name)!, state: portal.read(sources.get(name)!, args) },
    ]),
  )
  return states
}

const statuses = (states: Awaited<ReturnType<typeof aLobby>>) =>
  Object.fromEntries(Object.entries(states).map(([key, { state }]) => [key, state.status]))

test.each([undefined, ...personas.flatMap(({ token }) => token ?? [])])('every source answers with its noun, as %s', async (token) => {
  const states = await aLobby(token ? { token } : {})
  for (const [key, { source, state }] of Object.entries(states)) {
    expect({ key, status: state.status }).not.toEqual({ key, status: 'loading' })
    expect({ key, status: state.status }).not.toEqual({ key, status: 'failed' })
    if (state.status === 'ready')
      expect({ key, issues: z.safeParse(source.value, state.value).error?.issues }).toEqual({ key, issues: undefined })
  }
})

test.each(['sparse', 'huge', 'empty', 'hostile', 'usual+list-null+languages-ty', 'usual+category-twice+card-single+unknown-category'])(
  'every source copes with the scenario %s',
  async (scenario) => {
    const states = await aLobby({ scenario, token: 'mock-member' })
    for (const [key, { source, state }] of Object.entries(states)) {
      expect({ key, status: state.status }).not.toEqual({ key, status: 'loading' })
      if (state.status === 'ready')
        expect({ key, issues: z.safeParse(source.value, state.value).error?.issues }).toEqual({ key, issues: undefined })
    }
  },
)

test('categories that are split off from sports are not empty, and sports has none of their vendors', async () => {
  const states = await aLobby({})
  const vendorsOf = (category: string) => {
    const { state } = states[`games.by-category ${JSON.stringify({ category, limit: 5 })}`]!
    // the source's own noun
    return state.status === 'ready' ? [...new Set((state.value as GamePage).games.map(({ vendor }) => vendor))] : [state.status]
  }
  expect({ ESPORTS: vendorsOf('ESPORTS'), COCKFIGHT: vendorsOf('COCKFIGHT') }).toEqual({ ESPORTS: ['IMES'], COCKFIGHT: ['SV3'] })
  expect(vendorsOf('SPORTS').filter((vendor) => ['IMES', 'SV3', 'empty'].includes(vendor))).toEqual([])
})

const feeds: [{ path: string }, RegExp][] = [
  [listGameMenus, /^(?:categories|vendors|games\.(?:local|search)|menu)/],
  [listAnnouncements, /^(?:banners|notices|announcements|promotions)/],
  [listGames, /^games\.(?:by-category|vendor-list)/],
  [listHotGames, /^games\.hot/],
  [listWinners, /^winners/],
  [readBalance, /^(?:balance|transfer\.wallets)/],
  [
    readMember,
    new RegExp(
      `^(?:session|agent\\.(?!support)|balance|games\\.(?:recent|favourites)|badges|menu|announcements|messages|points|` +
        `protection|records|feedback|` +
        `deposit|withdrawal|transfer|security|missions|raffles|rebates|referral|rewards|vip|play\\.session|` +
        `contracts|game\\.seamless|lottery\\.(?:lobby|recent))`,
    ),
  ], // all that belongs to a session
]
const broken = feeds.flatMap(([{ path }, fed]) =>
  ['500', 'empty', 'html', 'cut', 'nulls', 'offline'].map((mode) => [path, mode, fed] as const),
)
let usual: ReturnType<typeof aLobby> | undefined // the same for every fault
test.each(sample('broken calls', broken, 14, ([path, mode]) => [path, mode]))(
  '%s answering %s hurts nothing but what it feeds',
  async (path, mode, fed) => {
    const whole = statuses(await (usual ??= aLobby({ token: 'mock-member' })))
    const states = statuses(await aLobby({ token: 'mock-member', faults: [{ path, mode }] }))
    const hurt = Object.keys(whole).filter((key) => states[key] !== whole[key])
    expect(hurt.filter((key) => !fed.test(key))).toEqual([])
    expect(Object.values(states)).not.toContain('loading')
  },
)
