import { expect, test, vi } from 'vitest'

import { aGateway, guest, member, noGames, page, success } from './client.testing.ts'
import { addFavourite } from './endpoints/games/add-favourite.ts'
import { listGames } from './endpoints/games/list-games.ts'
import { listRecentGames } from './endpoints/games/list-recent-games.ts'
import { readWhitelabel } from './endpoints/system/read-whitelabel.ts'
import type { GatewayError } from './gateway-error.ts'
import { longestWait } from '../../../tests/support/runner/longest-wait.ts'

test('callers share a running GET; a later call sends another one', async () => {
  const { gateway, sent } = aGateway([() => success(noGames)])
  const [one, two] = await Promise.all([
    gateway.call(listGames, page, guest),
    gateway.call(listGames, { pageSize: 24, pageNo: 1, gameType: 'RNG' }, guest),
  ])
  expect({ 'one === two': one === two, sentCount: sent.length }).toEqual({ 'one === two': true, sentCount: 1 })
  await gateway.call(listGames, page, guest)
  expect(sent).toHaveLength(2)
})

test('another page, merchant, language or session is another call, and no POST is shared', async () => {
  const { gateway, sent } = aGateway([() => success(null)])
  const favourite = { nodeId: '1', vendor: 'JDB', gameType: 'RNG' }
  await Promise.all([
    gateway.call(listGames, page, guest),
    gateway.call(listGames, { ...page, pageNo: 2 }, guest),
    gateway.call(listGames, page, { ...guest, merchant: 'kestrel' }),
    gateway.call(readWhitelabel, undefined, guest),
    gateway.call(readWhitelabel, undefined, { ...guest, language: 'AR' }),
    gateway.call(listRecentGames, undefined, member),
    gateway.call(listRecentGames, undefined, { ...member, token: 'other' }),
    gateway.call(addFavourite, favourite, member),
    gateway.call(addFavourite, favourite, member),
  ])
  expect(sent).toHaveLength(9)
})

test('a caller may leave; when the last one leaves, the request is aborted', async () => {
  const { gateway, sent } = aGateway(['silence'])
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [first, second].map(({ signal }) =>
    gateway.call(listGames, page, { ...guest, signal }).catch((error: GatewayError) => error.aborted),
  )
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)

  first.abort()
  expect({ 'calls[0]': await calls[0], aborted: sent[0]?.init.signal?.aborted }).toEqual({ 'calls[0]': true, aborted: false })
  second.abort()
  expect({ 'calls[1]': await calls[1], aborted: sent[0]?.init.signal?.aborted }).toEqual({ 'calls[1]': true, aborted: true })
})

test('a call after the last caller has left sends a new request', async () => {
  const { gateway, sent } = aGateway(['silence', success(noGames)])
  const controller = new AbortController()
  const left = gateway.call(listGames, page, { ...guest, signal: controller.signal }).catch((error: GatewayError) => error.aborted)
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)
  controller.abort()
  expect({
    'gateway.call(listGames, page, guest)': await gateway.call(listGames, page, guest),
    left: await left,
    sentCount: sent.length,
  }).toEqual({ 'gateway.call(listGames, page, guest)': noGames, left: true, sentCount: 2 })
})

test('a signal that is already aborted sends nothing', async () => {
  const { gateway, sent } = aGateway([success(noGames)])
  const error: unknown = await gateway.call(listGames, page, { ...guest, signal: AbortSignal.abort() }).catch((e: unknown) => e)
  expect({ aborted: (error as GatewayError).aborted, sentCount: sent.length }).toEqual({ aborted: true, sentCount: 0 })
})

test('a request that hangs is dropped and sent anew when it is asked for again, and all who wait get the new answer', async () => {
  const { gateway, sent, clock } = aGateway(['silence', success(noGames)])
  const first = gateway.call(listGames, page, guest)
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)

  clock.pass(5_000)
  const again = gateway.call(listGames, page, guest)

  expect(await again).toEqual(noGames)
  expect(await first).toEqual(noGames)
  expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, false])
})

test('a request that is only slow is still shared', async () => {
  const { gateway, sent, clock } = aGateway(['silence'])
  const leaving = new AbortController()
  const calls = [1, 2].map(() => gateway.call(listGames, page, { ...guest, signal: leaving.signal }).catch(() => undefined))
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)
  clock.pass(4_999)
  calls.push(gateway.call(listGames, page, { ...guest, signal: leaving.signal }).catch(() => undefined))
  leaving.abort()
  await Promise.all(calls)

  expect(sent).toHaveLength(1)
})
