import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMigrations } from 'better-auth/db/migration'
import { afterEach, expect, test, vi } from 'vitest'

import { folderOf } from '../example.testing.ts'
import { aServer, closeServers, password, secret } from './account.testing.ts'
import { authOptions } from './auth.ts'
import { readSecret } from './operators.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeServers()
})

test('the tables are those that better-auth asks for', async () => {
  const { database } = await aServer()
  const { toBeCreated, toBeAdded, unsafeChanges } = await getMigrations(authOptions(database, secret, () => undefined))

  expect([toBeCreated, toBeAdded, unsafeChanges]).toEqual([[], [], []])
})

test('without an operator this machine may edit; with one, whoever signs in', async () => {
  const { ask, add, cookieOf } = await aServer()
  expect((await ask('GET', 'me')).body).toEqual({ operator: null, open: true })
  expect((await ask('GET', 'releases')).body).toEqual({ by: null })

  const { headers } = await add('anna@example.com')
  expect((await ask('GET', 'me')).body).toEqual({ operator: null, open: false })
  expect((await ask('GET', 'releases')).status).toBe(401)

  const Cookie = cookieOf(headers)
  const operator = { id: expect.any(String), name: 'anna', email: 'anna@example.com', roles: { '*': 'admin' } }
  expect((await ask('GET', 'me', { Cookie })).body).toEqual({ operator, open: false })
  expect((await ask('GET', 'releases', { Cookie })).body).toEqual({ by: 'anna' })
})

test('a server that others reach is closed until its first admin has used the link that it printed', async () => {
  const { ask, store, clock, cookieOf } = await aServer({ isLocal: false })
  expect((await ask('GET', 'me')).body).toEqual({ operator: null, open: false })
  expect(await ask('GET', 'releases')).toMatchObject({ status: 401, body: { error: expect.stringContaining('open the link') } })
  expect((await ask('GET', 'auth/methods')).body).toEqual({ company: null, first: true })
  const [one, other] = [await store.addLink(null, clock.now), await store.addLink(null, clock.now)]

  expect((await ask('POST', 'auth/link', { body: { token: one?.token } })).body).toMatchObject({ email: null, name: null })
  const person = { email: 'First@Example.com', name: 'First' }
  const { headers, status } = await ask('POST', 'auth/password', { body: { token: one?.token, password, ...person } })
  expect(status).toBe(200)
  expect((await ask('GET', 'me', { Cookie: cookieOf(headers) })).body).toMatchObject({
    operator: { name: 'First', email: 'first@example.com', roles: { '*': 'admin' } },
  })
  expect((await ask('GET', 'auth/methods')).body).toEqual({ company: null, first: false })
  for (const token of [one?.token, other?.token])
    expect((await ask('POST', 'auth/password', { body: { token, password, ...person } })).status).toBe(404)
})

test('a link works once, for three days, and only its hash is kept', async () => {
  const { ask, store, clock, add, database } = await aServer()
  await add('anna@example.com')
  const link = await store.addLink('anna@example.com', clock.now)
  const rows = await database.db.selectFrom('operator_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(link?.token)
  expect((await ask('POST', 'auth/password', { body: { token: link?.token, password: 'too short' } })).status).toBe(422)

  clock.now += 3 * 86_400_000
  expect((await ask('POST', 'auth/link', { body: { token: link?.token } })).status).toBe(404)
  expect((await ask('POST', 'auth/password', { body: { token: link?.token, password } })).status).toBe(404)
})

test('the cookie is for the server alone and for calls alone; each sign-in has another, and signing out ends it', async () => {
  const { ask, add, signIn, cookieOf } = await aServer()
  const first = cookieOf((await add('anna@example.com')).headers)
  const reply = await signIn('anna@example.com', password, { Cookie: first })
  const [whole = ''] = reply.headers.getSetCookie()
  expect(whole).toMatch(/^foyer\.session_token=[^;]+;.*HttpOnly/)
  expect(whole).toContain('SameSite=Strict')
  expect(whole).toContain('Path=/api')
  expect(whole).not.toContain('Secure')
  expect(cookieOf(reply.headers)).not.toBe(first)
  expect(JSON.stringify(reply.body)).not.toContain(cookieOf(reply.headers).slice(22, 40))
  expect((await signIn('anna@example.com', password, { Origin: 'https://127.0.0.1:4000' })).headers.getSetCookie()[0]).toContain('; Secure')

  const Cookie = cookieOf(reply.headers)
  await ask('POST', 'auth/sign-out', { Cookie })
  expect((await ask('GET', 'me', { Cookie })).body).toMatchObject({ operator: null })
})

test('a wrong password and an unknown e-mail get the same answer, and the fourth try within ten seconds none', async () => {
  const { add, signIn, lines, from } = await aServer()
  await add('anna@example.com')
  const wrong = [await signIn('anna@example.com', 'wrong password'), await signIn('nobody@example.com'), await signIn('no e-mail')]
  expect(wrong.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [401, { code: 'signed-out', error: 'The e-mail or the password is wrong.' }]),
  )
  const fourth = await signIn('anna@example.com')
  expect([fourth.status, fourth.body['error']]).toEqual([429, expect.stringMatching(/^Too many tries\. Wait \d+ s, then try again\.$/)])
  expect(fourth.headers.get('Retry-After')).toMatch(/^\d+$/)

  from('10.0.0.2')
  expect((await signIn('anna@example.com')).status).toBe(200)
  expect(lines).toEqual([])
})

test('a page of another origin signs nobody in or out', async () => {
  const { add, signIn, ask } = await aServer()
  await add('anna@example.com')
  expect((await signIn('anna@example.com', password, { Origin: 'https://evil.test' })).status).toBe(403)
  expect((await signIn('anna@example.com', password, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask('POST', 'auth/sign-out', { Origin: 'https://evil.test' })).status).toBe(403)
})

test('another role counts with the next call, and a disabled operator is out at once', async () => {
  const { ask, add, signIn, cookieOf, store, clock } = await aServer()
  await add('admin@example.com')
  const Cookie = cookieOf((await add('anna@example.com', 'viewer', 'kestrel')).headers)
  expect((await ask('GET', 'releases?brand=foyer', { Cookie })).status).toBe(403)
  await store.setRole({ email: 'anna@example.com', name: '' }, 'foyer', 'viewer', clock.now)
  expect((await ask('GET', 'releases?brand=foyer', { Cookie })).status).toBe(200)
  expect((await ask('GET', 'operators/publishers?brand=foyer', { Cookie })).body).toEqual({ publishers: [{ name: 'admin' }] })

  await store.disable('anna@example.com', clock.now)
  expect((await ask('GET', 'releases?brand=foyer', { Cookie })).status).toBe(401)
  expect(await signIn('anna@example.com')).toMatchObject({ status: 401, body: { error: 'The e-mail or the password is wrong.' } })
  expect(await store.addLink('anna@example.com', clock.now)).toBeUndefined()
})

test('nobody makes an account, or changes one, by the calls of better-auth', async () => {
  const { ask, add, cookieOf } = await aServer()
  const Cookie = cookieOf((await add('anna@example.com', 'viewer')).headers)
  for (const path of ['sign-up/email', 'update-user', 'change-email', 'delete-user', 'request-password-reset', 'two-factor/send-otp'])
    expect((await ask('POST', `auth/${path}`, { Cookie, body: { name: 'Other', email: 'x@example.com', password } })).status).toBe(404)
})

test('the secret is made once, for the owner of the folder alone', () => {
  const dir = folderOf()
  const made = readSecret(undefined, dir)
  expect(readSecret(undefined, dir)).toBe(made)
  expect(readSecret(secret, dir)).toBe(secret)
  expect(statSync(join(dir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dir, 'auth-secret'), 'utf8').trim()).toHaveLength(64)
})
