import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { aServer, closeServers } from './account.testing.ts'

const running: Server[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
  await closeServers()
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
}

/** A company's provider with one person; `claims` may spoil what it says. */
async function aProvider(claims: Record<string, unknown> = {}) {
  const codes = new Map<string, { challenge: string; nonce: string }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const [status, body] = answer(request.url ?? '', form)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(path: string, form: URLSearchParams): [number, object] {
    if (path === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ]
    if (path === '/keys') return [200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }]
    const code = codes.get(form.get('code') ?? '')
    if (path !== '/token' || !code || sha256(form.get('code_verifier') ?? '') !== code.challenge) return [400, { error: 'invalid_grant' }]
    const now = Math.floor(Date.now() / 1_000)
    const person = { sub: 'person-1', email: 'anna@example.com', email_verified: true, name: 'Somebody Else' }
    const token = { iss: issuer, aud: 'foyer', iat: now, exp: now + 60, nonce: code.nonce, ...person, ...claims }
    return [200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: signed(token) }]
  }

  return {
    company: { issuer, clientId: 'foyer', clientSecret: 'shared', name: 'Example', origin: 'http://127.0.0.1:4000' },
    /** The person agrees on the provider's page: what the browser is sent back with. */
    agree(address: string): string {
      const { searchParams } = new URL(address)
      const code = `code-${codes.size}`
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', nonce: searchParams.get('nonce') ?? '' })
      return `auth/callback/oidc?code=${code}&state=${searchParams.get('state')}`
    },
  }
}

/** A sign-in through the provider; where the browser ends up, and who it is then. */
async function through({ claims = {}, disabled = false, email = 'anna@example.com', cookies = true } = {}) {
  const provider = await aProvider(claims)
  const server = await aServer({ company: provider.company })
  const { ask, store, request, clock } = server
  await store.setRole({ email, name: 'Anna' }, '*', 'admin', clock.now)
  if (disabled) await store.disable(email, clock.now)
  const started = await ask('POST', 'auth/sign-in/social', { body: {} })
  const Cookie = started.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const address = String(started.body['url'])
  const headers = { ...(cookies && { Cookie }), 'Sec-Fetch-Site': 'cross-site' }
  const reply = await request(provider.agree(address), headers)
  const session = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('foyer.session_token=')) ?? ''
  const me = await ask('GET', 'me', { Cookie: session.split(';')[0] })
  return { ...server, started, address, session, back: [reply.status, reply.headers.get('Location')], me: me.body }
}

const refused = [302, '/preview/#sign-in=refused']

test('an operator signs in by the company with PKCE, state and nonce, under the own name and without its tokens being kept', async () => {
  const { started, address, back, me, session, database, lines } = await through()
  const asked = new URL(address).searchParams
  expect([asked.get('code_challenge_method'), asked.get('client_id'), asked.get('response_type')]).toEqual(['S256', 'foyer', 'code'])
  expect([asked.get('state'), asked.get('nonce'), asked.get('code_challenge')]).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{20,}$/)),
  )
  expect(asked.get('redirect_uri')).toBe('http://127.0.0.1:4000/api/auth/callback/oidc')
  expect(started.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
  expect(back).toEqual([302, '/preview/'])
  expect(me).toMatchObject({ operator: { name: 'Anna', email: 'anna@example.com', roles: { '*': 'admin' } } })
  expect(session).toMatch(/SameSite=Strict/i)
  const rows = await database.db.selectFrom('operator_accounts').selectAll().execute()
  expect(rows).toMatchObject([{ providerId: 'oidc', accountId: 'person-1', accessToken: null, refreshToken: null, idToken: null }])
  expect(lines).toEqual([])
})

test.each([
  ['whom nobody has added', { email: 'other@example.com' }],
  ['who is disabled', { disabled: true }],
  ['whose e-mail the provider has not verified', { claims: { email_verified: false } }],
  ['with a token for another client', { claims: { aud: 'other' } }],
  ['with a token of another sign-in', { claims: { nonce: 'other' } }],
  ['in another browser than the one that began', { cookies: false }],
])('somebody %s is not signed in', async (_, how) => {
  const { back, me, session, store } = await through(how)
  expect([back, session, me['operator']]).toEqual([refused, '', null])
  expect(await store.list()).toHaveLength(1)
})

test('without a provider there is no such sign-in', async () => {
  const { ask } = await aServer()
  expect((await ask('GET', 'auth/methods')).body).toEqual({ company: null, first: true })
  expect((await ask('POST', 'auth/sign-in/social', { body: {} })).status).toBe(404)
})

test('a provider that does not answer keeps nobody from signing in by password', async () => {
  const company = {
    issuer: 'http://127.0.0.1:1',
    clientId: 'foyer',
    clientSecret: 'shared',
    name: 'Example',
    origin: 'http://127.0.0.1:4000',
  }
  const { ask, add, signIn } = await aServer({ company })
  await add('anna@example.com')
  expect(await ask('POST', 'auth/sign-in/social', { body: {} })).toMatchObject({
    status: 503,
    body: { error: 'Example cannot be reached. Sign in by password, or try again in a moment.' },
  })
  expect((await signIn('anna@example.com')).status).toBe(200)
})
