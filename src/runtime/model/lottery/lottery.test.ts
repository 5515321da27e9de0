import { describe, expect, test } from 'vitest'

import { aPermission } from '../../../../tests/support/portal/builders.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { GameMenus } from '../../../schemas/gateway/games.ts'
import { LotteryGameList, LotteryGroups, OpenedNumbers } from '../../../schemas/gateway/lottery.ts'
import type { LotteryDraws, LotteryMenu } from '../../../schemas/nouns/lottery.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listLotteryGames } from '../../gateway/endpoints/lottery/list-lottery-games.ts'
import { listOtherNumbers } from '../../gateway/endpoints/lottery/list-other-numbers.ts'
import { listRecentLottery } from '../../gateway/endpoints/lottery/list-recent-lottery.ts'
import { listVnNumbers } from '../../gateway/endpoints/lottery/list-vn-numbers.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { lotteryMenu as menu, lotteryNumbers as numbers, lotteryRecent as recent } from './sources.ts'
import { topic } from './topic.ts'

const noon = Date.parse('2027-01-10T12:00:00Z')
const time = (ms: number) => new Date(noon + ms).toISOString()
const minute = 60_000
const fast = (closes: number) => ({ gameCode: 'FAST_3', gameName: 'Fast Three', showIcon: '/fast.svg', closeTime: time(closes) })
const groupsOf = (...games: object[]) => LotteryGroups.parse({ list: [{ gameGroupCode: 'FAST', gameMenus: games }] })
const elott = (vendors: string[]) => GameMenus.parse({ list: [{ gameCategory: 'ELOTT', vendors, cards: {} }] })

/** A portal whose gateway's clock is `ahead` of the device's. */
async function open({ as, ahead = 0, vendors = ['TCG_SEA'] }: { as?: number; ahead?: number; vendors?: string[] } = {}) {
  const platform = fakePlatform({ href: 'https://foyer.test/draws', ...(as !== undefined && { storage: { token: 'tok' } }) })
  const permission = () => aPermission({ info: { gmtOffset: '+08:00', serverTime: new Date(platform.clock.now() + ahead).toISOString() } })
  const gateway = openGateway(as)
    .answer(readPermission, permission)
    .answer(listGameMenus, elott(vendors))
    .answer(listLotteryGames, groupsOf(fast(2 * minute)))
    .answer(listRecentLottery, LotteryGameList.parse({ list: [fast(2 * minute)] }))
    .answer(
      listVnNumbers,
      OpenedNumbers.parse({ list: [{ gameCode: 'VN_1', gameName: 'Saigon', numero: 7, openTime: time(0), winNo: '4, 5' }] }),
    )
    .answer(listOtherNumbers, OpenedNumbers.parse({ list: [] }))
  const portal = await aPortal({ gateway, platform, topics: [topic], ...(as !== undefined && { as }) })
  const valueOf = <Value>(source: Parameters<typeof portal.read>[0], args = {}): Value => {
    const state = portal.read(source, args)
    if (state.status !== 'ready') throw new Error(state.status)
    return state.value as Value
  }
  const asked = (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params)
  return { ...portal, platform, gateway, valueOf, asked }
}

describe('the menu', () => {
  test('is asked for in the portal’s prize mode, once the categories say which that is', async () => {
    const lott = await open()
    await lott.want(menu)
    expect(lott.asked('listLotteryGames')).toEqual([{ prizeMode: 'LOTT' }])
    expect(lott.valueOf<LotteryMenu>(menu)).toMatchObject({ mode: 'LOTT', modes: ['LOTT'], zone: '+08:00' })

    const other = await open({ vendors: ['TCG_SEA', 'LOTT'] })
    await other.want(menu)
    expect(other.asked('listLotteryGames')).toEqual([{ prizeMode: 'ELOTT' }])
  })

  test('a mode that the site has not is the portal’s own', async () => {
    const { want, asked } = await open()
    await want(menu, { prizeMode: 'DROP TABLE' })
    expect(asked('listLotteryGames')).toEqual([{ prizeMode: 'LOTT' }])
  })

  test('a game starts where its area is, and closes by this device’s clock', async () => {
    const { want, valueOf, gateway } = await open({ ahead: 30_000 })
    gateway.answer(
      listLotteryGames,
      groupsOf(fast(2 * minute), fast(9 * minute), { gameCode: 'VN_1', accountTypeName: 'TCG_LOTTO_VN', closeTime: 'soon' }),
    )
    await want(menu)
    expect(valueOf<LotteryMenu>(menu).groups).toEqual([
      {
        key: 'FAST',
        tag: 'FAST',
        games: [
          {
            key: 'FAST_3',
            name: 'Fast Three',
            picture: ['/fast.svg'],
            closesAt: noon + 90_000,
            target: { vendor: 'LOTT', category: 'LOTT', gameCode: 'FAST_3', name: 'Fast Three' },
          },
          { key: 'VN_1', name: 'VN_1', picture: [], target: { vendor: 'TCG_LOTTO_VN', category: 'LOTT', gameCode: 'VN_1', name: 'VN_1' } },
        ],
      },
    ])
  })

  test('no games: empty; in a mode that was chosen a list without groups; a failure can be retried', async () => {
    const { want, read, gateway, valueOf } = await open()
    gateway.answer(listLotteryGames, groupsOf())
    await want(menu)
    expect([read(menu).status, valueOf<LotteryMenu>(menu, { prizeMode: 'LOTT' }).groups]).toEqual(['empty', []])

    const failing = await open()
    failing.gateway.fail(listLotteryGames)
    await failing.want(menu)
    expect(failing.read(menu).status).toBe('failed')
  })
})

describe('what was played last', () => {
  test('is of a real account; where nothing was played the node stays away', async () => {
    const guest = await open()
    await guest.want(recent)
    expect([guest.read(recent).status, guest.asked('listRecentLottery')]).toEqual(['needs-login', []])

    const trial = await open({ as: 4 })
    await trial.want(recent)
    expect([trial.read(recent).status, trial.asked('listRecentLottery')]).toEqual(['needs-login', []])

    const member = await open({ as: 0 })
    await member.want(recent)
    expect(member.valueOf<LotteryMenu>(recent).groups.map(({ tag, games }) => [tag, games.length])).toEqual([['', 1]])
    member.gateway.answer(listRecentLottery, LotteryGameList.parse({ list: null }))
    await member.at('/lottery?gameCode=FAST_3', 'lottery')
    await member.at('/draws', 'draws')
    expect(member.read(recent).status).toBe('absent') // it was asked for again, because a lottery was played
  })
})

describe('opened numbers', () => {
  test('each area is asked where it is; of one game its draws, and the games to choose from', async () => {
    const { want, asked, valueOf } = await open()
    await want(numbers)
    await want(numbers, { gameCode: 'VN_1' })
    await want(numbers, { area: 'other', prizeMode: 'SEA' })
    await want(numbers, { area: 'other' })

    expect(asked('listVnNumbers')).toEqual([{}, { gameCode: 'VN_1' }])
    expect(asked('listOtherNumbers')).toEqual([{ prizeMode: 'SEA' }, {}])
    expect(valueOf<LotteryDraws>(numbers, { gameCode: 'VN_1' })).toEqual({
      draws: [{ key: 'VN_1 7', game: 'Saigon', draw: '7', openedAt: noon, numbers: ['4', '5'] }],
      area: 'VN',
      game: 'VN_1',
      games: [{ code: 'VN_1', name: 'Saigon' }],
      zone: '+08:00',
    })
  })
})

describe('when a draw closes', () => {
  test('the menu and the numbers are asked for once, also by a gateway whose clock is ahead', async () => {
    const { want, asked, platform, gateway } = await open({ ahead: 30_000 })
    await want(menu)
    await want(numbers)
    gateway.answer(listLotteryGames, groupsOf(fast(20 * minute)))
    await platform.pass(92_000)
    expect(asked('listLotteryGames')).toHaveLength(1)
    await platform.pass(1_000) // 90 s and 3 s
    expect([asked('listLotteryGames').length, asked('listVnNumbers').length]).toEqual([2, 2])
    await platform.pass(5 * minute)
    expect(asked('listLotteryGames')).toHaveLength(2)
  })

  test('numbers that are being drawn are asked for again until they are there', async () => {
    const { want, asked, platform, gateway, valueOf } = await open()
    const drawing = (winNo: string) => OpenedNumbers.parse({ list: [{ gameCode: 'VN_1', numero: 8, openTime: time(0), winNo }] })
    gateway.answer(listVnNumbers, drawing(''))
    await want(numbers)
    expect(valueOf<LotteryDraws>(numbers).draws[0]?.numbers).toEqual([])
    gateway.fail(listVnNumbers)
    await platform.pass(15_000)
    gateway.answer(listVnNumbers, drawing('1,2'))
    await platform.pass(15_000)
    expect([asked('listVnNumbers').length, valueOf<LotteryDraws>(numbers).draws[0]?.numbers]).toEqual([3, ['1', '2']])
    await platform.pass(5 * minute)
    expect(asked('listVnNumbers')).toHaveLength(3)
  })

  test('a hidden page asks nothing until it is seen again, another page nothing until it is left', async () => {
    const { want, asked, platform, at } = await open()
    await want(menu)
    platform.set({ hidden: true })
    await platform.pass(10 * minute)
    expect(asked('listLotteryGames')).toHaveLength(1)
    platform.set({ hidden: false })
    await platform.pass(0)
    expect(asked('listLotteryGames')).toHaveLength(2)

    await at('/rng', 'rng')
    await platform.pass(10 * minute)
    expect(asked('listLotteryGames')).toHaveLength(2)
    await at('/draws', 'draws')
    await want(menu)
    expect(asked('listLotteryGames')).toHaveLength(3)
  })
})
