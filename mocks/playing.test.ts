import { describe, expect, test } from 'vitest'

import { sumOf } from '../src/schemas/amounts.ts'
import type { Params } from '../src/runtime/gateway/endpoint.ts'
import { claimPromotion } from '../src/runtime/gateway/endpoints/promotions/claim-promotion.ts'
import { deleteMessages } from '../src/runtime/gateway/endpoints/messages/delete-messages.ts'
import { excludeMe } from '../src/runtime/gateway/endpoints/protection/exclude-me.ts'
import { joinPromotion } from '../src/runtime/gateway/endpoints/promotions/join-promotion.ts'
import { launchGame } from '../src/runtime/gateway/endpoints/games/launch-game.ts'
import { launchLobby } from '../src/runtime/gateway/endpoints/games/launch-lobby.ts'
import { listAnnouncements } from '../src/runtime/gateway/endpoints/announcements/list-announcements.ts'
import { listMessages } from '../src/runtime/gateway/endpoints/messages/list-messages.ts'
import { logIn } from '../src/runtime/gateway/endpoints/session/log-in.ts'
import { readBalance } from '../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { readMember } from '../src/runtime/gateway/endpoints/member/read-member.ts'
import { readMessages } from '../src/runtime/gateway/endpoints/messages/read-messages.ts'
import { readProtection } from '../src/runtime/gateway/endpoints/protection/read-protection.ts'
import { readProtectionSession } from '../src/runtime/gateway/endpoints/protection/read-protection-session.ts'
import { readUnreadCount } from '../src/runtime/gateway/endpoints/messages/read-unread-count.ts'
import { setLimit } from '../src/runtime/gateway/endpoints/protection/set-limit.ts'
import { setRealityCheck } from '../src/runtime/gateway/endpoints/protection/set-reality-check.ts'
import { aMockApi, enc } from './mock-api.testing.ts'

const member = 'mock-member'
const day = 24 * 3600 // seconds

describe('promotions', () => {
  const stateOf = async ({ valueOf }: ReturnType<typeof aMockApi>, id: string, token?: string) =>
    (await valueOf(listAnnouncements, { types: 'PR' }, token)).promotion.find((one: { id: string }) => one.id === id).state
  test('a player joins one only once, and only for himself', async () => {
    const given = aMockApi()
    expect(await given.valueOf(joinPromotion, { id: 'p-lanterns' }, member)).toEqual({ state: 'JOINED' })
    expect({
      "stateOf(given, 'p-lanterns', member)": await stateOf(given, 'p-lanterns', member),
      "stateOf(given, 'p-lanterns', 'mock-vip')": await stateOf(given, 'p-lanterns', 'mock-vip'),
      "stateOf(given, 'p-lanterns')": await stateOf(given, 'p-lanterns'),
    }).toEqual({
      "stateOf(given, 'p-lanterns', member)": 'JOINED',
      "stateOf(given, 'p-lanterns', 'mock-vip')": 'JOIN',
      "stateOf(given, 'p-lanterns')": 'JOIN',
    })
    expect(await given.refusalOf(joinPromotion, { id: 'p-lanterns' }, member)).toEqual(['STATE_CONFLICT'])
  })
  test('a guest has joined and won nothing: what does not come later or has closed is open to join', async () => {
    const { valueOf } = aMockApi()
    const { promotion } = await valueOf(listAnnouncements, { types: 'PR' })
    expect(new Set(promotion.map(({ state }: { state: string }) => state))).toEqual(new Set(['CLOSE', 'COMING_SOON', 'JOIN']))
  })
  test('one is applied for; a comment has 140 characters at most', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await refusalOf(joinPromotion, { id: 'p-friend', comment: '🎰'.repeat(141) }, member)).toEqual(['CONTENT_LENGTH'])
    expect(await valueOf(joinPromotion, { id: 'p-friend', comment: '🎰'.repeat(140) }, member)).toEqual({ state: 'APPLYING' })
  })
  test('a claimed amount is in the balance', async () => {
    const { valueOf, refusalOf } = aMockApi()
    const { balance } = await valueOf(readBalance, undefined, member)
    const { state, amount } = await valueOf(claimPromotion, { id: 'p-rescue' }, member)
    expect({ state, balance: (await valueOf(readBalance, undefined, member)).balance }).toEqual({
      state: 'CLAIMED',
      balance: sumOf([balance, String(amount)]),
    })
    expect(await refusalOf(claimPromotion, { id: 'p-rescue' }, member)).toEqual(['STATE_CONFLICT'])
    expect(await refusalOf(claimPromotion, { id: 'p-nothing' }, member)).toEqual(['RECORD_NOT_FOUND'])
    expect(await refusalOf(joinPromotion, { id: 'p-lanterns' }, 'mock-trial')).toEqual(['TRIAL_NOT_ALLOWED'])
  })
})

describe('messages', () => {
  test('are paged, newest first, and can be filtered to the unread ones', async () => {
    const { valueOf } = aMockApi()
    const all = await valueOf(listMessages, { pageNo: 1, pageSize: 5 }, member)
    expect([all.content.map((one: { id: string }) => one.id), all.totalPages, all.totalCount]).toEqual([
      ['member-1', 'member-2', 'member-3', 'member-4', 'member-5'],
      2,
      7,
    ])
    expect((await valueOf(listMessages, { pageNo: 1, pageSize: 5, unread: 'true' }, member)).totalCount).toBe(3)
    expect(all.content[0].time > all.content[1].time).toBe(true)
  })
  test('reading and deleting lower every count of unread messages', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect(await valueOf(readUnreadCount, undefined, member)).toEqual({ unreadCount: 3 })
    expect(await valueOf(readMessages, { ids: ['member-1'] }, member)).toEqual({ unreadCount: 2 })
    expect(await valueOf(deleteMessages, { ids: 'member-1,member-2' }, member)).toEqual({ unreadCount: 1 })
    expect((await valueOf(readMember, undefined, member)).unreadMessageCount).toBe(1)
    expect(await refusalOf(deleteMessages, { ids: 'member-1' }, member)).toEqual(['RECORD_NOT_FOUND'])
    expect(await valueOf(readMessages, { ids: [] }, member)).toEqual({ unreadCount: 0 })
    expect(await valueOf(readUnreadCount, undefined, 'mock-vip')).toEqual({ unreadCount: 12 })
  })
  test('in the hostile scenario their texts are hostile', async () => {
    const { valueOf } = aMockApi('hostile')
    expect(JSON.stringify(await valueOf(listMessages, { pageNo: 1, pageSize: 50 }, 'mock-vip'))).toMatch(/onerror|<script|javascript:/)
  })
})

describe('protection', () => {
  const limit = (kind: string, period: string, amount: number): Params<typeof setLimit> => ({ kind, period, amount })
  test('a new limit and a lower one hold at once', async () => {
    const { valueOf } = aMockApi()
    expect((await valueOf(setLimit, limit('LOSS', 'WEEK', 300), member)).limits).toContainEqual({
      kind: 'LOSS',
      period: 'WEEK',
      amount: 300,
      used: expect.any(Number),
    })
    expect((await valueOf(setLimit, limit('DEPOSIT', 'DAY', 200), member)).limits).toContainEqual({
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: 200,
      used: 120,
    })
  })
  test('a higher limit takes effect after a day, and a lower one cancels it', async () => {
    const { valueOf, wait } = aMockApi()
    const { limits } = await valueOf(setLimit, limit('DEPOSIT', 'DAY', 900), member)
    expect(limits[0]).toEqual({
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: 500,
      used: 120,
      pendingAmount: 900,
      pendingFrom: '2026-01-16T08:00:00+08:00',
    })
    wait(day)
    expect((await valueOf(readProtection, undefined, member)).limits[0]).toEqual({ kind: 'DEPOSIT', period: 'DAY', amount: 900, used: 0 })
    await valueOf(setLimit, limit('DEPOSIT', 'DAY', 1500), member)
    expect((await valueOf(setLimit, limit('DEPOSIT', 'DAY', 800), member)).limits[0]).toEqual({
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: 800,
      used: 0,
    })
  })
  test('a removal takes effect after a day too', async () => {
    const { valueOf, wait } = aMockApi()
    expect((await valueOf(setLimit, limit('DEPOSIT', 'DAY', 0), member)).limits[0]).toMatchObject({ amount: 500, pendingAmount: 0 })
    wait(day)
    expect((await valueOf(readProtection, undefined, member)).limits.map((one: { kind: string }) => one.kind)).toEqual(['SESSION'])
  })
  test.each([
    [limit('BETS', 'DAY', 5), 'kind'],
    [limit('LOSS', 'YEAR', 5), 'period'],
    [limit('LOSS', 'DAY', -5), 'amount'],
  ])('%j is no limit', async (params, field) => {
    expect(await aMockApi().refusalOf(setLimit, params, member)).toEqual(['PARAM_INVALID', { field }])
  })
  test('the reality check is set and turned off', async () => {
    const { valueOf, refusalOf } = aMockApi()
    expect((await valueOf(setRealityCheck, { minutes: 30 }, member)).realityCheckMinutes).toBe(30)
    expect((await valueOf(setRealityCheck, { minutes: 0 }, member)).realityCheckMinutes).toBe(0)
    expect(await refusalOf(setRealityCheck, { minutes: -1 }, member)).toEqual(['PARAM_INVALID', { field: 'minutes' }])
  })
  test('an exclusion ends the session, closes the account until it is over, and can only become longer', async () => {
    const { valueOf, ask, refusalOf, slid, wait } = aMockApi()
    const enter = async () => ({ type: 'username', username: enc('newcomer'), password: enc('Passw0rd1'), ...(await slid()) }) as const
    const { token } = await valueOf(logIn, await enter())
    expect(await valueOf(excludeMe, { days: 7 }, token)).toMatchObject({ excludedUntil: '2026-01-22T08:00:00+08:00' })
    expect(await ask(readMember, undefined, token)).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_EXPIRED' } })
    wait(day)
    expect(await refusalOf(logIn, await enter())).toEqual(['ACCOUNT_LOCKED', { lockedSeconds: 6 * day }])
    wait(6 * day)
    expect(await valueOf(logIn, await enter())).toMatchObject({ firstTimeLogin: true })
  })
  test('it ends the sessions of fixed tokens too', async () => {
    const { valueOf, ask } = aMockApi()
    await valueOf(excludeMe, { days: 1 }, member)
    expect((await ask(readMember, undefined, member)).status).toBe(401)
    expect((await ask(readMember, undefined, 'mock-vip')).status).toBe(200)
  })
  test('the figures of a session begin with it', async () => {
    const { valueOf, slid, wait } = aMockApi()
    wait(600)
    await valueOf(logIn, { type: 'username', username: enc('member'), password: enc('Passw0rd1'), ...(await slid()) })
    wait(300)
    await valueOf(launchGame, { vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY', backUrl: '/' }, member)
    expect(await valueOf(readProtectionSession, undefined, member)).toEqual({
      startedAt: '2026-01-15T08:10:00+08:00',
      serverTime: '2026-01-15T08:15:00+08:00',
      netResult: -12.5,
    })
  })
})

test('a full room starts no game; another room and a lottery give an address with a separate ticket', async () => {
  const { valueOf, refusalOf } = aMockApi()
  expect(await refusalOf(launchLobby, { vassalage: 'KY', gameCode: 'KY_ROOM_2', roomId: '9001', backUrl: '/' }, member)).toEqual([
    'STATE_CONFLICT',
  ])
  expect(await valueOf(launchLobby, { vassalage: 'KY', gameCode: 'KY_ROOM_1', roomId: '9000', backUrl: '/' }, member)).toEqual({
    launchUrl: '/mock/stage/KY?ticket=1',
  })
  const lottery = {
    vassalage: 'TCG_LOTTO_VN',
    gameCode: 'SSC',
    backUrl: '/',
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'LOTT',
    view: 'LOBBY',
    device: 'WEB',
  } as const
  expect(await valueOf(launchLobby, lottery, member)).toEqual({ launchUrl: '/mock/stage/TCG_LOTTO_VN?ticket=2' })
})
