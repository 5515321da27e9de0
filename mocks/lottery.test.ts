import { expect, test } from 'vitest'

import { listLotteryGames } from '../src/runtime/gateway/endpoints/lottery/list-lottery-games.ts'
import { listOtherNumbers } from '../src/runtime/gateway/endpoints/lottery/list-other-numbers.ts'
import { listRecentLottery } from '../src/runtime/gateway/endpoints/lottery/list-recent-lottery.ts'
import { listVnNumbers } from '../src/runtime/gateway/endpoints/lottery/list-vn-numbers.ts'
import { LotteryGameList, LotteryGroups, OpenedNumbers } from '../src/schemas/gateway/lottery.ts'
import { aMockApi } from './mock-api.testing.ts'

test('a prize mode has its games by group, and each closes after now', async () => {
  const api = aMockApi()
  const { list } = LotteryGroups.parse(await api.valueOf(listLotteryGames, { prizeMode: 'LOTT' }))
  expect(list.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['FAST', 'KENO', 'DAILY'])
  const games = list.flatMap(({ gameMenus }) => gameMenus)
  expect(games.every(({ closeTime = '' }) => Date.parse(closeTime) > Date.UTC(2026, 0, 15) - 1)).toBe(true)
  expect(new Set(games.map(({ accountTypeName }) => accountTypeName))).toEqual(new Set(['TCG_LOTTO_VN', undefined]))

  const sea = LotteryGroups.parse(await api.valueOf(listLotteryGames, { prizeMode: 'SEA' })).list.flatMap(({ gameMenus }) => gameMenus)
  expect(sea.some(({ gameCode }) => games.some((game) => game.gameCode === gameCode))).toBe(false)
  expect(await aMockApi('empty').valueOf(listLotteryGames, { prizeMode: 'LOTT' })).toEqual({ list: [] })
})

test('opened numbers are the last of every game of an area, or one game’s draws, newest first', async () => {
  const api = aMockApi()
  const { list } = OpenedNumbers.parse(await api.valueOf(listVnNumbers, {}))
  const [first] = list
  expect(new Set(list.map(({ gameCode }) => gameCode)).size).toBe(list.length)

  const one = OpenedNumbers.parse(await api.valueOf(listVnNumbers, { gameCode: first!.gameCode })).list
  expect([one.length, new Set(one.map(({ gameCode }) => gameCode)).size]).toEqual([20, 1])
  expect(one.map(({ openTime }) => openTime)).toEqual(
    one
      .map(({ openTime }) => openTime)
      .toSorted()
      .toReversed(),
  )
  const others = OpenedNumbers.parse(await api.valueOf(listOtherNumbers, {})).list
  expect(others.some(({ gameCode }) => list.some((draw) => draw.gameCode === gameCode))).toBe(false)
})

test('what was played last needs an account', async () => {
  const { list } = LotteryGameList.parse(await aMockApi().valueOf(listRecentLottery, { prizeMode: 'LOTT' }, 'mock-member'))
  expect(list).toHaveLength(4)
})
