import { expect, test, vi } from 'vitest'

import { listHotGames } from '../../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { readMember } from '../../../src/runtime/gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { requestOf } from '../../../src/runtime/gateway/request.ts'
import type { GatewayRequest } from '../../../src/runtime/gateway/request.ts'
import { publicReplies } from './public-replies.ts'

const site = { language: 'EN', merchant: 'foyer', merchantCode: 'foyer' }
const permission = requestOf('', readPermission, undefined, site, undefined)
const hot = requestOf('', listHotGames, undefined, site, undefined)

const answered = () => new Promise((resolve) => setTimeout(resolve))

function aCache(ask: (request: GatewayRequest) => Promise<string | undefined>) {
  let now = 0
  const asked = vi.fn<typeof ask>(ask)
  return { asked, pass: (ms: number) => (now += ms), ...publicReplies(asked, () => now) }
}

test('a reply is fresh for 30 s; after that it is given once more, and the next one is asked for once', async () => {
  let text = 'one'
  const { replyTo, pass, asked } = aCache(() => Promise.resolve(text))
  const both = await Promise.all([replyTo(permission), replyTo(permission)])
  expect(both.map((reply) => reply?.text)).toEqual(['one', 'one'])
  pass(29_999)
  await replyTo(permission)
  expect(asked).toHaveBeenCalledTimes(1)

  text = 'two'
  pass(1)
  expect((await replyTo(permission))?.text).toBe('one')
  expect(asked).toHaveBeenCalledTimes(2)
  await answered()
  expect((await replyTo(permission))?.text).toBe('two')
})

test('a reply older than a minute is not given, however seldom it is asked for', async () => {
  let text = 'one'
  const { replyTo, isCurrent, pass } = aCache(() => Promise.resolve(text))
  const first = await replyTo(permission)
  text = 'two'
  pass(60_000)
  expect(isCurrent(permission, first)).toBe(false)
  expect((await replyTo(permission))?.text).toBe('two')
})

test('the same text is the same reply, another text another one', async () => {
  let text = 'one'
  const { replyTo, isCurrent, pass } = aCache(() => Promise.resolve(text))
  const first = await replyTo(hot)
  pass(30_000)
  expect(isCurrent(hot, first)).toBe(true) // and asks anew
  await answered()
  expect(isCurrent(hot, first)).toBe(true)

  text = 'two'
  pass(30_000)
  isCurrent(hot, first)
  await answered()
  expect(isCurrent(hot, first)).toBe(false)
})

test('what is of a session, or is no public call, is never asked', async () => {
  const { replyTo, asked } = aCache(() => Promise.resolve('secret'))
  const calls = [
    requestOf('', readPermission, undefined, site, 'tok'),
    ...['tok', undefined].map((token) => requestOf('', readMember, undefined, site, token)),
  ]
  expect(await Promise.all(calls.map(replyTo))).toEqual([undefined, undefined, undefined])
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['fails', () => Promise.reject(new Error('no gateway'))],
  ['answers nothing usable', () => Promise.resolve(undefined)],
  ['answers too much', () => Promise.resolve('x'.repeat(60_001))],
])('a gateway that %s is left alone for 30 s', async (_, ask) => {
  const { replyTo, pass, asked } = aCache(ask)
  expect(await replyTo(hot)).toBeUndefined()
  expect(await replyTo(hot)).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(1)
  pass(30_000)
  await replyTo(hot)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('another language and another brand have replies of their own, and there are at most 500', async () => {
  const { replyTo, asked, isCurrent } = aCache(({ headers }) => Promise.resolve(JSON.stringify(headers)))
  const at = (language: string, merchant: string) =>
    requestOf('', readPermission, undefined, { language, merchant, merchantCode: '' }, undefined)
  const texts = await Promise.all(
    [at('EN', 'a'), at('AR', 'a'), at('EN', 'b')].map((request) => replyTo(request).then((reply) => reply?.text)),
  )
  expect(new Set(texts).size).toBe(3)

  for (let index = 0; index < 500; index += 1) await replyTo(at('EN', `m${index}`))
  const before = asked.mock.calls.length
  expect(isCurrent(at('EN', 'a'), undefined)).toBe(false)
  await replyTo(at('EN', 'a'))
  expect(asked).toHaveBeenCalledTimes(before + 1)
})
