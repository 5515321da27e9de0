import { createRequire, syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'

import { aServer, closeServers, password } from './account.testing.ts'

const crypto = createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto') // the object that all modules import from

afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await closeServers()
})

test('a session that was there before the sign-in is not the one after it, and stays or becomes worthless', async () => {
  const { ask, add, signIn, cookieOf } = await aServer()
  const own = cookieOf((await add('anna@example.com')).headers)
  const planted = `foyer.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}%3D`
  for (const before of [planted, own]) {
    const after = cookieOf((await signIn('anna@example.com', password, { Cookie: before })).headers)
    expect(after).toMatch(/^foyer\.session_token=[^;]{40,}$/)
    expect(after).not.toBe(before)
    expect((await ask('GET', 'releases', { Cookie: before })).status).toBe(401)
    expect((await ask('GET', 'releases', { Cookie: after })).status).toBe(200)
  }
})

test('a sign-in that fails leaves the session that there is', async () => {
  const { ask, add, signIn, cookieOf } = await aServer()
  const Cookie = cookieOf((await add('anna@example.com')).headers)
  expect((await signIn('anna@example.com', 'wrong password', { Cookie })).status).toBe(401)
  expect((await ask('GET', 'releases', { Cookie })).status).toBe(200)
})

test('a cookie that was stolen is worthless at every call once its owner has signed out', async () => {
  const { ask, add, signIn, cookieOf } = await aServer()
  await add('anna@example.com')
  const stolen = cookieOf((await signIn('anna@example.com')).headers)
  const elsewhere = cookieOf((await signIn('anna@example.com')).headers)
  expect((await ask('GET', 'releases', { Cookie: stolen })).status).toBe(200)
  await ask('POST', 'auth/sign-out', { Cookie: stolen })
  for (const [method, path] of [
    ['GET', 'releases'],
    ['GET', 'auth/account'],
    ['DELETE', 'auth/sessions'],
  ] as const)
    expect([path, (await ask(method, path, { Cookie: stolen })).status]).toEqual([path, 401])
  expect((await ask('GET', 'releases', { Cookie: elsewhere })).status).toBe(200)
})

test('whoever signs in, known or not, has one password hashed', async () => {
  const { add, signIn, store, clock, from } = await aServer()
  await add('anna@example.com')
  await add('gone@example.com')
  await store.disable('gone@example.com', clock.now)
  await store.setRole({ email: 'invited@example.com', name: 'Ivo' }, '*', 'viewer', clock.now)
  const hashed = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  const tries = [
    ['anna@example.com', password, 200],
    ['anna@example.com', 'wrong password', 401],
    ['nobody@example.com', password, 401],
    ['gone@example.com', password, 401],
    ['invited@example.com', password, 401],
  ] as const
  for (const [index, [email, word, status]] of tries.entries()) {
    from(`10.0.1.${index}`)
    const before = hashed.mock.calls.length
    expect([email, (await signIn(email, word)).status, hashed.mock.calls.length - before]).toEqual([email, status, 1])
  }
})
