import { expect, test } from 'vitest'

import { fakePlatform, settle } from '../../../tests/support/portal/fake-platform.ts'
import { askIdentity } from './identity.ts'
import type { IdentityHost } from './identity.ts'

const answer = { type: 'foyer-identity', state: 's1', channel: 'facebook', idToken: 'id-7' }
type Message = Parameters<Parameters<IdentityHost['listen']>[0]>[0]

function aHost(opens = true) {
  const listeners = new Set<(event: Message) => void>()
  const opened = { closed: false, close: () => void (opened.closed = true) }
  const urls: string[] = []
  const host: IdentityHost = {
    origin: 'https://play.test',
    href: 'https://play.test/login',
    state: () => 's1',
    open: (url) => (urls.push(url), opens ? opened : null),
    listen: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  }
  const post = (event: Partial<Message>) =>
    [...listeners].forEach((listener) => listener({ source: opened, origin: 'https://id.test', data: answer, ...event }))
  return { host, opened, urls, post, listeners }
}
const provider = { url: 'https://id.test/ask?app=7', channel: 'facebook' }

/** What became of a question, or `waits`. */
async function asked(
  change: (host: ReturnType<typeof aHost>, platform: ReturnType<typeof fakePlatform>) => unknown,
  given = provider,
  host = aHost(),
) {
  const platform = fakePlatform()
  let result = 'waits'
  void askIdentity(given, host.host, platform.clock).then(
    (token) => (result = token),
    (error: { reason?: string }) => (result = `refused: ${error.reason}`),
  )
  await change(host, platform)
  await settle()
  return { result, ...host }
}

test('a provider’s page is opened with channel, state and origin, and its answer is the token', async () => {
  const { result, urls, opened, listeners } = await asked(({ post }) => post({}))
  expect([result, urls, opened.closed, listeners.size]).toEqual([
    'id-7',
    ['https://id.test/ask?app=7&channel=facebook&state=s1&origin=https%3A%2F%2Fplay.test'],
    true,
    0,
  ])
})

test('a provider on the own origin is an address without one', async () => {
  const { result, urls } = await asked(({ post }) => post({ origin: 'https://play.test' }), { ...provider, url: '/mock/identity' })
  expect([result, urls[0]?.startsWith('https://play.test/mock/identity?')]).toEqual(['id-7', true])
})

test.each<[string, Partial<Message>]>([
  ['another origin', { origin: 'https://evil.test' }],
  ['the page’s own origin', { origin: 'https://play.test' }],
  ['another window', { source: {} }],
  ['another state', { data: { ...answer, state: 's2' } }],
  ['no state', { data: { ...answer, state: undefined } }],
  ['another channel', { data: { ...answer, channel: 'google' } }],
  ['another type', { data: { ...answer, type: 'hello' } }],
  ['no token', { data: { ...answer, idToken: '' } }],
  ['a token that is no text', { data: { ...answer, idToken: { toString: () => 'id' } } }],
  ['no object', { data: 'id-7' }],
  ['nothing', { data: null }],
])('a message from or with %s is passed over', async (_, message) => {
  expect((await asked(({ post }) => post(message))).result).toBe('waits')
})

test('a window that the user closes: “popup closed by user”', async () => {
  const { result, listeners } = await asked(({ opened }, platform) => ((opened.closed = true), platform.pass(500)))
  expect({ result, listenersCount: listeners.size }).toEqual({ result: 'refused: closed', listenersCount: 0 })
})

test('a window that sends nothing for five minutes is closed', async () => {
  const { result, opened } = await asked((_, platform) => platform.pass(5 * 60_000))
  expect({ result, closed: opened.closed }).toEqual({ result: 'refused: late', closed: true })
})

test('a window that the browser does not open', async () => {
  expect((await asked(() => undefined, provider, aHost(false))).result).toBe('refused: blocked')
})

test('an address that is not http(s) is not opened', async () => {
  const { result, urls } = await asked(() => undefined, { ...provider, url: 'javascript:alert(1)' })
  expect({ result, urls }).toEqual({ result: 'refused: blocked', urls: [] })
})
