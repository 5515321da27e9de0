import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'

import { folderOf } from '../example.testing.ts'
import { openSqlite } from '../releases/database.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import { guardCalls } from './access.ts'
import { accountRoutes } from './account-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import type { Role } from './calls.ts'
import type { Company } from './auth.ts'
import { companyRoutes } from './company-routes.ts'
import { publisherRoutes, signInRoutes } from './operator-routes.ts'
import { operatorStore } from './operator-store.ts'
import { openOperators } from './operators.ts'

const opened: ReleaseDatabase[] = []
export async function closeServers() {
  await Promise.all(opened.splice(0).map((one) => one.close()))
}

export const secret = 'a secret of thirty-two characters or more'
export const password = 'correct horse battery'
const home = 'http://127.0.0.1:4000'

/** The calls of operators over a database of its own, without the rest of the server. */
export async function aServer({ isLocal = true, company }: { isLocal?: boolean; company?: Company } = {}) {
  const database = await openSqlite(join(folderOf(), 'foyer.db'))
  opened.push(database)
  const store = operatorStore(database)
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const clock = { now: Date.now() }
  let address = '10.0.0.1'
  const operators = openOperators({ store: () => Promise.resolve(store), isLocal, secret, company, print, now: () => clock.now })
  const layouts = { brands: () => ['foyer', 'kestrel'] }
  const guard = { hosts: [], operators, layouts, brandOf: () => 'foyer', print, addressOf: () => address, now: () => clock.now }
  const app = new Hono()
  signInRoutes(app, guard)
  companyRoutes(app, guard)
  guardCalls(app, guard)
  accountRoutes(app, guard)
  adminRoutes(app, guard)
  publisherRoutes(app, guard)
  app.get('/api/releases', (context) => context.json({ by: context.get('access').name }))
  const ask = async (method: string, path: string, { body, ...headers }: Record<string, unknown> = {}) => {
    const reply = await app.request(`${home}/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...(headers as Record<string, string>) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, headers: reply.headers }
  }
  const request = (path: string, headers: Record<string, string>) => app.request(`${home}/api/${path}`, { headers })
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const add = async (email: string, role: Role = 'admin', brand = '*') => {
    await store.setRole({ email, name: email.split('@')[0] ?? '' }, brand, role, clock.now)
    const token = (await store.addLink(email, clock.now))?.token ?? ''
    return ask('POST', 'auth/password', { body: { token, password } })
  }
  const signIn = (email: string, word = password, more: object = {}) =>
    ask('POST', 'auth/sign-in/email', { body: { email, password: word }, ...more })
  return { store, lines, clock, ask, request, add, signIn, cookieOf, database, from: (other: string) => (address = other) }
}

/** The code of an authenticator app (RFC 6238) at a moment, from the address in the QR code. */
export function codeAt(address: unknown, ms = Date.now()): string {
  const secret = new URL(String(address)).searchParams.get('secret') ?? ''
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(ms / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
