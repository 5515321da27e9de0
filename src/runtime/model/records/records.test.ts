import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aGame, aPermission } from '../../../../tests/support/portal/builders.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { BetRecord } from '../../../schemas/gateway/records.ts'
import type { RecordFilter, RecordPage } from '../../../schemas/nouns/record.ts'
import { listBets } from '../../gateway/endpoints/records/list-bets.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listHotGames } from '../../gateway/endpoints/games/list-hot-games.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { dayAfter, dayAt } from '../../../rules/days.ts'
import { recordFilters } from '../../../schemas/record-filters.ts'
import { categoriesOrdered as categories } from '../categories/sources.ts'
import { gamesHot as hot } from '../games/sources.ts'
import { recordsBets as bets, recordsFilter as filter } from './sources.ts'

const aBet = (bet: Partial<BetRecord> & { betNo: string }): BetRecord => ({
  gameCategory: 'RNG',
  vassalage: 'PG',
  gameName: 'Ember Koi',
  betTime: '2027-01-10T09:30:00+08:00',
  betAmount: '10',
  validBet: '10',
  winAmount: '0',
  profit: '-10',
  status: 'SETTLED',
  ...bet,
})
const aPageOf = (content: BetRecord[], totalPages = 1) => ({
  content,
  pageNum: 1,
  totalPages,
  totalCount: content.length,
  summary: { betAmount: '30.3', profit: '-2' },
})

async function aRecord(content: BetRecord[], as = 0) {
  const gateway = openGateway(as)
    .answer(readPermission, aPermission({ info: { gmtOffset: '+08:00' } }))
    .answer(listBets, aPageOf(content))
  const portal = await aPortal({ as, gateway })
  const today = dayAt(portal.platform.clock.now(), '+08:00')
  return {
    ...portal,
    gateway,
    today,
    calls: () => gateway.calls.filter(({ name }) => name === 'listBets').map(({ params }) => params),
    page: (args: object = {}) => {
      const state = portal.read(bets, args)
      return state.status === 'ready' ? (state.value as RecordPage) : undefined
    },
  }
}

test('a record asks for whole days of the gateway’s zone, with the page’s filters', async () => {
  const { want, calls, today } = await aRecord([aBet({ betNo: '1' })])
  await want(bets, {})
  await want(bets, { from: '2020-01-04', to: '2020-01-10', no: '3', size: 5, gameCategory: 'LIVE', vassalage: '', sort: '-profit' })

  expect(calls()).toEqual([
    { startTime: `${today}T00:00:00+08:00`, endTime: `${today}T23:59:59.999+08:00`, pageNo: 1, pageSize: 20 },
    { startTime: '2020-01-04T00:00:00+08:00', endTime: '2020-01-10T23:59:59.999+08:00', pageNo: 3, pageSize: 5, gameCategory: 'LIVE' },
  ])
})

test('a reversed, unreadable or future range is the page’s own', async () => {
  const { want, calls, today } = await aRecord([])
  for (const range of [
    { from: '2020-01-10', to: '2020-01-04' },
    { from: '2020-02-30', to: '2020-03-01' },
    { from: today, to: dayAfter(today, 1) },
    { from: 'x' },
  ])
    await want(bets, { ...range, days: 7 })

  const week = { startTime: `${dayAfter(today, -6)}T00:00:00+08:00`, endTime: `${today}T23:59:59.999+08:00` }
  expect(calls()).toEqual([{ ...week, pageNo: 1, pageSize: 20 }])
})

test('rows come once, in the gateway’s order or sorted by exact amounts, with exact sums of the page', async () => {
  const rows = [
    aBet({ betNo: '1', betAmount: '0.1', winAmount: undefined }),
    aBet({ betNo: '2', betAmount: '0.2', winAmount: '10' }),
    aBet({ betNo: '3', betAmount: '30', winAmount: '9' }),
    aBet({ betNo: '2', betAmount: '0.2', winAmount: '10' }),
  ]
  const { want, page } = await aRecord(rows)
  await want(bets, {})
  const keys = (sort: string) => page({ sort })?.rows.map(({ key }) => key)

  expect([keys(''), keys('-betAmount'), keys('betAmount'), keys('winAmount'), keys('-winAmount')]).toEqual([
    ['1', '2', '3'],
    ['3', '2', '1'],
    ['1', '2', '3'],
    ['3', '2', '1'],
    ['2', '3', '1'],
  ])
  expect(page()?.sums).toEqual({ betAmount: '30.3', validBet: '30', winAmount: '19', profit: '-30' })
  expect(page()?.totals).toEqual({ betAmount: '30.3', profit: '-2' })
  expect(page()).toBe(page())
})

test('a range without records is empty; a failure can be tried again', async () => {
  const { want, read, gateway, scope } = await aRecord([])
  await want(bets, {})
  expect(read(bets, {})).toEqual({ status: 'empty' })

  gateway.fail(listBets, refused('PARAM_INVALID', 200))
  const args = { from: '2020-01-04', to: '2020-01-10' }
  await want(bets, args)
  expect(read(bets, args).status).toBe('failed')
  gateway.answer(listBets, aPageOf([aBet({ betNo: '1' })]))
  await allSettled(bets.retried!, { scope, params: args })
  await settle()
  expect(read(bets, args).status).toBe('ready')
})

test('a guest and a trial account need a login, and nothing is requested', async () => {
  const trial = await aRecord([], 4)
  const guest = await aPortal({ gateway: openGateway().answer(readPermission, aPermission()) })
  await trial.want(bets, {})
  await guest.want(bets, {})

  expect([trial.read(bets, {}), guest.read(bets, {}), trial.calls()]).toEqual([{ status: 'needs-login' }, { status: 'needs-login' }, []])
})

test('the filter offers the ranges before and after the chosen one, up to today', async () => {
  const { read, today } = await aRecord([])
  const known = (args: object) => {
    const state = read(filter, args)
    return state.status === 'ready' ? (state.value as RecordFilter) : undefined
  }
  const day = (days: number) => dayAfter(today, days)

  expect(known({ gameCategory: 'RNG' })).toEqual({
    from: today,
    to: today,
    earliest: day(-365),
    today,
    ranges: [
      { key: 'today', from: today, to: today },
      { key: 'yesterday', from: day(-1), to: day(-1) },
      { key: '7', from: day(-6), to: today },
      { key: '30', from: day(-29), to: today },
    ],
    previous: { from: day(-1), to: day(-1) },
    values: { ...Object.fromEntries(recordFilters.map((name) => [name, ''])), gameCategory: 'RNG' },
  })
  expect(known({ from: day(-9), to: day(-3) })).toMatchObject({
    previous: { from: day(-16), to: day(-10) },
    next: { from: day(-2), to: today },
  })
  expect(known({ from: day(-365), to: day(-340) })?.previous).toBeUndefined()
})

test('the filter says why the days of an address are not the ones that are shown', async () => {
  const { read, today } = await aRecord([])
  const why = (args: object) => {
    const state = read(filter, args)
    return state.status === 'ready' ? (state.value as RecordFilter).ignored : state.status
  }

  expect([
    why({}),
    why({ from: '', to: '' }),
    why({ from: '2020-01-04', to: '2020-01-10' }),
    why({ from: '2020-02-30', to: '2020-03-01' }),
    why({ to: '2020-03-01' }),
    why({ from: '2020-01-10', to: '2020-01-04' }),
    why({ from: today, to: dayAfter(today, 1) }),
  ]).toEqual([undefined, undefined, undefined, 'unreadable', 'unreadable', 'reversed', 'future'])
})

test('all pages of a record are read one after the other, each row once, and forgotten when they are in a file', async () => {
  const { want, page, send, gateway, calls } = await aRecord([aBet({ betNo: '1' })])
  await want(bets, { gameCategory: 'RNG' })
  const shown = () => page({ gameCategory: 'RNG' })
  gateway.answer(listBets, ({ pageNo }) => aPageOf([aBet({ betNo: `${pageNo}` }), aBet({ betNo: `${pageNo + 1}` })], 3))
  await send({ kind: 'collect-record', record: 'records.bets', query: shown()?.query ?? '' })

  expect(shown()?.collection).toMatchObject({ status: 'done', page: 3, pages: 3, complete: true })
  expect(shown()?.collection?.rows.map(({ key }) => key)).toEqual(['1', '2', '3', '4'])
  expect(calls().slice(1)).toEqual(
    // the days and filters of the page, as far as its newest row
    [1, 2, 3].map((pageNo) => Object.assign({}, calls()[0], { endTime: '2027-01-10T09:30:00.999+08:00', pageNo, pageSize: 100 })),
  )
  await send({ kind: 'stop-collecting', record: 'records.bets' })
  expect(shown()?.collection).toBeUndefined()
})

test('a page that fails ends the reading, which goes on from there; a stop ends it, and what comes late is nobody’s', async () => {
  const { want, page, send, gateway, calls } = await aRecord([aBet({ betNo: '1' })])
  await want(bets, {})
  const collect = () => send({ kind: 'collect-record', record: 'records.bets', query: page()?.query ?? '' })
  gateway.answer(listBets, ({ pageNo }) => {
    if (pageNo === 2) throw new GatewayError('listBets', offline)
    return aPageOf([aBet({ betNo: `${pageNo}` })], 3)
  })
  await collect()
  expect(page()?.collection).toMatchObject({ status: 'failed', page: 2 })
  const asked = calls().length
  gateway.answer(listBets, ({ pageNo }) => aPageOf([aBet({ betNo: `${pageNo}` })], 3))
  await collect()
  expect(page()?.collection).toMatchObject({ status: 'done', rows: [{ key: '1' }, { key: '2' }, { key: '3' }] })
  expect(calls().length - asked).toBe(2)

  await send({ kind: 'stop-collecting', record: 'records.bets' })
  const running = collect()
  await send({ kind: 'stop-collecting', record: 'records.bets' })
  await running
  expect(page()?.collection).toBeUndefined()
  await send({ kind: 'collect-record', record: 'records.bets', query: 'no query' })
  expect(page()?.collection).toBeUndefined()
})

test('a file has 10,000 rows at most, and it is known that there were more', async () => {
  const { want, page, send, gateway, calls } = await aRecord([aBet({ betNo: '1' })])
  await want(bets, {})
  gateway.answer(listBets, ({ pageNo }) => aPageOf([aBet({ betNo: `${pageNo}` })], 130))
  await send({ kind: 'collect-record', record: 'records.bets', query: page()?.query ?? '' })
  expect([calls().length - 1, page()?.collection?.status, page()?.collection?.complete]).toEqual([100, 'done', false])
})

test('a bet has the picture of its game where the portal has heard of it', async () => {
  const { want, page, gateway } = await aRecord([aBet({ betNo: '1' }), aBet({ betNo: '2', vassalage: 'JL' })])
  gateway.answer(listHotGames, { list: [aGame({ nodeId: 'koi', vassalage: 'PG', displayName: 'Ember Koi', showIcon: '/img/koi.svg' })] })
  await want(bets, {})
  await want(hot, {})
  expect(page()?.rows.map(({ picture }) => picture)).toEqual([['/img/koi.svg'], undefined])
})

test('a bet has the name of its studio once the menu of games says it, until then the code', async () => {
  const { want, page, gateway } = await aRecord([aBet({ betNo: '1', vassalage: 'HSK' }), aBet({ betNo: '2', vassalage: 'OLD' })])
  const studios = () => page()?.rows.map(({ values }) => values['vassalage'])
  const card = { vassalage: 'HSK', gameType: 'RNG', displayName: 'Husk', gameClassify: [] }
  gateway.answer(listGameMenus, { list: [{ gameCategory: 'RNG', vendors: ['HSK'], cards: { HSK: [card] }, gameClassify: [] }] })
  await want(bets, {})
  expect(studios()).toEqual(['HSK', 'OLD'])
  await want(categories)
  expect(studios()).toEqual(['Husk', 'OLD'])
})
