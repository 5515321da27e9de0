import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { OperatorStore, Operator, Person } from './operator-store.ts'
import type { Auth, Company } from './auth.ts'
import { addressHeader } from './auth-replies.ts'

/** The operators as the server asks for them. All of it rejects with a `DatabaseError` while the database cannot be used. */
export type Operators = {
  /** Whether this machine may edit while there is no operator: the server is bound to it alone. */
  isLocal: boolean
  store: () => Promise<OperatorStore>
  /** The operator who is signed in by the request's cookie, as of now. */
  of: (headers: Headers) => Promise<Operator | undefined>
  /** The same with the session, for what an operator sees of the own account. */
  session: (headers: Headers) => Promise<{ operator: Operator; id: string; hasSecondFactor: boolean } | undefined>
  /** Sends a request to better-auth; `address` is the client's. */
  ask: (request: Request, address: string | undefined) => Promise<Response>
  /** The company's provider, where there is one. */
  company: Pick<Company, 'name' | 'origin'> | undefined
  /** Sends a request to better-auth that has to do with the provider. */
  askCompany: (request: Request, address: string | undefined) => Promise<Response>
  /** Sets the password of the operator of a link and signs in; undefined where the link is over. */
  setPassword: (link: { token: string; password: string; person?: Person | undefined }, headers: Headers) => Promise<Response | undefined>
}

/** How exact "last seen" is: a call writes it at most this often. */
const seenMs = 5 * 60_000
const sessionCookie = /(?:^|;\s*)foyer\.session_token=/

/** better-auth is loaded with the first call of an operator, so that a server for players alone never has it. */
export function openOperators({
  store,
  isLocal,
  secret,
  company,
  print,
  now = Date.now,
}: {
  store: () => Promise<OperatorStore>
  isLocal: boolean
  secret: string
  company?: Company | undefined
  print: (line: string) => void
  now?: () => number
}): Operators {
  const made = new WeakMap<OperatorStore, Promise<Auth>>()

  async function auth(): Promise<Auth> {
    const opened = await store()
    const known = made.get(opened)
    const one = known ?? import('./auth.ts').then(({ authOver }) => authOver(opened.database, secret, print))
    if (!known) made.set(opened, one)
    return one
  }

  const withAddress = (request: Request, address: string | undefined) => {
    const headers = new Headers(request.headers)
    headers.set(addressHeader, address ?? '127.0.0.1')
    return new Request(request, { headers })
  }
  let companyAuth: Promise<{ handler: Auth['handler'] }> | undefined
  async function companyOf(used: Company): Promise<{ handler: Auth['handler'] }> {
    const { database } = await store()
    companyAuth ??= import('./auth.ts').then(({ companyAuthOver }) => companyAuthOver(database, secret, print, used))
    return companyAuth
  }

  async function session(headers: Headers) {
    if (!sessionCookie.test(headers.get('Cookie') ?? '')) return undefined
    const found = await (await auth()).api.getSession({ headers, query: { disableRefresh: true } })
    if (!found) return undefined
    const { user, session: own } = found
    const opened = await store()
    const operator = await opened.read(user.id)
    if (!operator) return undefined
    if (now() - own.updatedAt.getTime() > seenMs) await opened.noteSeen(own.id, user.id, now())
    return { operator, id: own.id, hasSecondFactor: user.twoFactorEnabled === true }
  }

  return {
    isLocal,
    store,
    ask: async (request, address) => (await auth()).handler(withAddress(request, address)),
    company,
    async askCompany(request, address) {
      if (!company) throw new Error('There is no provider to sign in by.')
      return (await companyOf(company)).handler(withAddress(request, address))
    },
    session,
    of: async (headers) => (await session(headers))?.operator,
    async setPassword({ token, password, person }, headers) {
      const { hashPassword } = await import('better-auth/crypto')
      const owner = await (await store()).useLink(token, await hashPassword(password), person, now())
      if (!owner) return undefined
      return (await auth()).api.signInEmail({ body: { email: owner.email, password, rememberMe: false }, headers, asResponse: true })
    },
  }
}

/** What signs the cookies of operators: that of the environment, else one that is made once and kept in `dataDir` for its owner alone. */
export function readSecret(authSecret: string | undefined, dataDir: string): string {
  if (authSecret !== undefined) return authSecret
  const path = join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} has fewer than 32 characters. Delete it, and the next start makes another one.`)
  return secret
}
