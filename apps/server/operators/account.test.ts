import { afterEach, expect, test } from 'vitest'

import { aServer, closeServers, codeAt, password } from './account.testing.ts'

afterEach(closeServers)

type Server = Awaited<ReturnType<typeof aServer>>
/** All cookies of an answer, as the browser sends them. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Anna, who has turned the second factor on. */
async function withSecondFactor(server: Server) {
  const { ask, add } = server
  const first = cookiesOf((await add('anna@example.com')).headers)
  const { body } = await ask('POST', 'auth/two-factor/enable', { Cookie: first, body: { password } })
  const confirmed = await ask('POST', 'auth/two-factor/verify-totp', { Cookie: first, body: { code: codeAt(body['address']) } })
  return { address: body['address'], codes: body['codes'] as string[], Cookie: cookiesOf(confirmed.headers) }
}

test('a second factor is on once a code has confirmed it, and then the password alone signs nobody in', async () => {
  const server = await aServer()
  const { ask, add, signIn, database } = server
  const first = cookiesOf((await add('anna@example.com')).headers)
  expect((await ask('POST', 'auth/two-factor/enable', { Cookie: first, body: { password: 'wrong' } })).status).toBe(422)
  const { body } = await ask('POST', 'auth/two-factor/enable', { Cookie: first, body: { password } })
  expect(body).toEqual({ address: expect.stringMatching(/^otpauth:\/\/totp\/Foyer/), codes: expect.any(Array) })
  expect((await ask('GET', 'auth/account', { Cookie: first })).body).toMatchObject({ secondFactor: false })
  const code = codeAt(body['address'])
  const confirmed = await ask('POST', 'auth/two-factor/verify-totp', { Cookie: first, body: { code } })
  expect(confirmed.status).toBe(200)
  const Cookie = cookiesOf(confirmed.headers)
  expect((await ask('GET', 'auth/account', { Cookie })).body).toMatchObject({ secondFactor: true })
  const rows = JSON.stringify(await database.db.selectFrom('operator_second_factors').selectAll().execute())
  for (const one of [new URL(String(body['address'])).searchParams.get('secret'), ...(body['codes'] as string[])])
    expect(rows).not.toContain(one)

  const half = await signIn('anna@example.com')
  expect([half.status, half.body]).toEqual([200, { secondFactor: true }])
  const pending = cookiesOf(half.headers)
  expect((await ask('GET', 'me', { Cookie: pending })).body).toMatchObject({ operator: null })
  const whole = await ask('POST', 'auth/two-factor/verify-totp', { Cookie: pending, body: { code } })
  expect((await ask('GET', 'me', { Cookie: cookiesOf(whole.headers) })).body).toMatchObject({ operator: { name: 'anna' } })
})

test('a recovery code signs in once, and new ones end those before', async () => {
  const server = await aServer()
  const { ask, signIn } = server
  const { codes, Cookie } = await withSecondFactor(server)
  const use = async (code = '') => {
    const pending = cookiesOf((await signIn('anna@example.com')).headers)
    return (await ask('POST', 'auth/two-factor/verify-backup-code', { Cookie: pending, body: { code } })).status
  }
  expect(await use(codes[0])).toBe(200)
  expect(await use(codes[0])).toBe(422)
  const renewed = await ask('POST', 'auth/two-factor/generate-backup-codes', { Cookie, body: { password } })
  server.from('10.0.0.3')
  expect(await use(codes[1])).toBe(422)
  expect(await use((renewed.body['codes'] as string[])[0])).toBe(200)
})

test('after five wrong codes the password is asked for again, and after ten in a row no code counts', async () => {
  const server = await aServer()
  const { ask, signIn, from } = server
  const { address } = await withSecondFactor(server)
  const wrong = async (times: number, Cookie: string, host: number) => {
    const seen: number[] = []
    for (let index = 0; index < times; index += 1) {
      from(`10.1.${host}.${index}`)
      seen.push((await ask('POST', 'auth/two-factor/verify-totp', { Cookie, body: { code: '00000x' } })).status)
    }
    return seen
  }
  const first = cookiesOf((await signIn('anna@example.com')).headers)
  expect(await wrong(6, first, 1)).toEqual([422, 422, 422, 422, 422, 404])
  const second = cookiesOf((await signIn('anna@example.com')).headers)
  expect(await wrong(5, second, 2)).toEqual([422, 422, 422, 422, 422])
  const third = cookiesOf((await signIn('anna@example.com')).headers)
  const locked = await ask('POST', 'auth/two-factor/verify-totp', { Cookie: third, body: { code: codeAt(address) } })
  expect(locked).toMatchObject({ status: 429, body: { error: 'Too many tries. Wait 15 minutes, then try again.' } })
})

test('the second factor is turned off with the password', async () => {
  const server = await aServer()
  const { ask, signIn } = server
  const { Cookie } = await withSecondFactor(server)
  expect((await ask('POST', 'auth/two-factor/disable', { Cookie, body: { password: 'wrong' } })).status).toBe(422)
  expect((await ask('POST', 'auth/two-factor/disable', { Cookie, body: { password } })).status).toBe(200)
  expect((await signIn('anna@example.com')).body).toMatchObject({ user: { name: 'anna' } })
})

test('an operator sees the own sessions without their tokens, and ends one or all others', async () => {
  const { ask, add, signIn, from } = await aServer()
  await add('ben@example.com', 'viewer')
  const Cookie = cookiesOf((await add('anna@example.com')).headers)
  from('10.0.0.9')
  const other = cookiesOf((await signIn('anna@example.com', password, { 'User-Agent': 'Firefox' })).headers)
  const list = async () => (await ask('GET', 'auth/account', { Cookie })).body['sessions'] as { id: string; own: boolean }[]
  const sessions = await list()
  expect(sessions).toContainEqual({
    id: expect.any(String),
    at: expect.any(String),
    seenAt: expect.any(String),
    address: '10.0.0.9',
    userAgent: 'Firefox',
    own: false,
  })
  expect([sessions.length, sessions.filter(({ own }) => own).length]).toEqual([2, 1])

  const foreign = cookiesOf((await signIn('ben@example.com')).headers)
  const id = sessions.find(({ own }) => !own)?.id ?? ''
  expect((await ask('DELETE', `auth/sessions/${id}`, { Cookie: foreign })).status).toBe(404)
  expect((await ask('DELETE', `auth/sessions/${id}`, { Cookie })).body).toEqual({ ended: 1 })
  expect((await ask('GET', 'me', { Cookie: other })).body).toMatchObject({ operator: null })
  from('10.0.0.10')
  await signIn('anna@example.com')
  expect((await ask('DELETE', 'auth/sessions', { Cookie })).body).toEqual({ ended: 1 })
  expect(await list()).toHaveLength(1)
  expect((await ask('GET', 'me', { Cookie: foreign })).body).toMatchObject({ operator: { name: 'ben' } })
})

test('when an operator was last seen is written at most every five minutes', async () => {
  const { ask, add, clock } = await aServer()
  const Cookie = cookiesOf((await add('anna@example.com')).headers)
  const seen = async () => {
    const { sessions } = (await ask('GET', 'auth/account', { Cookie })).body as { sessions: { seenAt: string }[] }
    return sessions[0]?.seenAt
  }
  const first = await seen()
  clock.now += 60_000
  expect(await seen()).toBe(first)
  clock.now += 5 * 60_000
  expect(await seen()).toBe(new Date(clock.now).toISOString())
})

test('another password ends the other sessions, and needs the old one', async () => {
  const { ask, add, signIn } = await aServer()
  const Cookie = cookiesOf((await add('anna@example.com')).headers)
  const other = cookiesOf((await signIn('anna@example.com')).headers)
  const change = (currentPassword: string, newPassword: string) =>
    ask('POST', 'auth/change-password', { Cookie, body: { currentPassword, newPassword } })
  expect(await change('wrong password', 'another battery horse')).toMatchObject({ status: 422, body: { error: 'The password is wrong.' } })
  expect((await change(password, 'short')).status).toBe(422)
  const changed = await change(password, 'another battery horse')
  expect(changed.body).toEqual({ changed: true })
  expect((await ask('GET', 'me', { Cookie: other })).body).toMatchObject({ operator: null })
  expect((await ask('GET', 'me', { Cookie: cookiesOf(changed.headers) })).body).toMatchObject({ operator: { name: 'anna' } })
  expect((await signIn('anna@example.com', 'another battery horse')).status).toBe(200)
})

test('after ten wrong passwords for an e-mail none is looked at, from any address, whether or not an operator has it', async () => {
  const { add, signIn, from, clock, store } = await aServer()
  await add('anna@example.com')
  await signIn('Anna@Example.com', 'wrong password')
  for (let index = 0; index < 9; index += 1) await store.countTry('anna@example.com', clock.now)
  for (let index = 0; index < 10; index += 1) await store.countTry('nobody@example.com', clock.now)
  from('10.5.0.1')
  for (const email of ['anna@example.com', 'nobody@example.com'])
    expect(await signIn(email)).toMatchObject({ status: 429, body: { error: 'Too many tries. Wait 15 minutes, then try again.' } })
  clock.now += 15 * 60_000
  expect((await signIn('anna@example.com')).status).toBe(200)
  expect(await store.countTry('anna@example.com', clock.now)).toBeUndefined()
})
