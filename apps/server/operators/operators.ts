import type { OperatorStore, Operator, Person } from './operator-store.ts'
import { addressHeader } from './auth.ts'
import type { Auth } from './auth.ts'

/** The operators as the server asks for them. All of it rejects with a `DatabaseError` while the database cannot be used. */
export type Operators = {
  /** Whether this machine may edit while there is no operator: the server is bound to it alone. */
  isLocal: boolean
  store: () => Promise<OperatorStore>
  /** The operator who is signed in by the request's cookie, as of now. */
  of: (headers: Headers) => Promise<Operator | undefined>
  signIn: (request: Request, address: string | undefined) => Promise<Response>
  signOut: (request: Request, address: string | undefined) => Promise<Response>
  /** Sets the password of the operator of a link and signs in; undefined where the link is over. */
  setPassword: (link: { token: string; password: string; person?: Person | undefined }, headers: Headers) => Promise<Response | undefined>
}

const sessionCookie = /(?:^|;\s*)foyer\.session_token=/

/** better-auth is loaded with the first call of an operator, so that a server for players alone never has it. */
export function openOperators({
  store,
  isLocal,
  secret,
  print,
  now = Date.now,
}: {
  store: () => Promise<OperatorStore>
  isLocal: boolean
  secret: string
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

  async function ask(request: Request, address: string | undefined): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.set(addressHeader, address ?? '127.0.0.1')
    return (await auth()).handler(new Request(request, { headers }))
  }

  return {
    isLocal,
    store,
    signIn: ask,
    signOut: ask,
    async of(headers) {
      if (!sessionCookie.test(headers.get('Cookie') ?? '')) return undefined
      const session = await (await auth()).api.getSession({ headers, query: { disableRefresh: true } })
      return session ? (await store()).read(session.user.id) : undefined
    },
    async setPassword({ token, password, person }, headers) {
      const { hashPassword } = await import('better-auth/crypto')
      const owner = await (await store()).useLink(token, await hashPassword(password), person, now())
      if (!owner) return undefined
      return (await auth()).api.signInEmail({ body: { email: owner.email, password, rememberMe: false }, headers, asResponse: true })
    },
  }
}
