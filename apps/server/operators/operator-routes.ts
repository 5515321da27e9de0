import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { auditStore } from '../audit/audit-store.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import { readBody } from '../releases/write-requests.ts'
import { authRequest, codeOf, passCookies, signedIn, tooMany, wait } from './auth-replies.ts'
import { allowed } from './calls.ts'
import type { Role } from './calls.ts'
import { isOpen, originRefusal } from './access.ts'
import type { Guard } from './access.ts'

export const shortest = 12
export const Email = z.string().check(z.trim(), z.maxLength(200), z.email())
const SignInBody = z.object({
  email: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(200)),
  rememberMe: z.optional(z.boolean()),
})
const CodeBody = z.strictObject({ code: z.string().check(z.trim(), z.maxLength(40)) })
const LinkBody = z.strictObject({ token: z.string().check(z.maxLength(100)) })
const PasswordBody = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  password: z.string().check(z.maxLength(200)),
  email: z.optional(Email),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
})

/** What routes of accounts ask besides. */
export type SignInGuard = Guard & { addressOf: (context: Context) => string | undefined; now: () => number }

const overSentence = 'This link is over: it works once, and for three days. Ask an admin for another one.'

/**
 * Signing in and out, who is signed in, and the page of a one-time link. They are open to those who are not signed in; what only operators
 * may do is in the table of calls. Other addresses of better-auth are not here, for what an operator may change of an account is ours.
 */
export function signInRoutes(app: Hono, guard: SignInGuard) {
  const { operators, hosts, addressOf, now } = guard
  const open = (context: Context, answer: () => Promise<Response>) =>
    stored(context, guard, async () => originRefusal(context, hosts) ?? answer())
  /** Ends the session that the browser had before it signs in: nothing would show its cookie again but whoever has stolen it. */
  const endSessionOf = async (context: Context) => {
    const before = await operators.session(context.req.raw.headers)
    if (before) await (await operators.store()).endSessions(before.operator.id, { id: before.id })
  }

  app.get('/api/me', (context) =>
    open(context, async () => {
      const operator = await operators.of(context.req.raw.headers)
      return context.json({ operator: operator ?? null, open: !operator && (await isOpen(guard)) })
    }),
  )

  app.post('/api/auth/sign-in/email', (context) =>
    open(context, async () => {
      const body = await readBody(context, SignInBody)
      if (body instanceof Response) return body
      const { email } = body.value
      const store = await operators.store()
      const seconds = await store.countTry(email, now())
      if (seconds !== undefined) return wait(context, seconds)
      const reply = await operators.ask(authRequest(context, 'sign-in/email', body.value), addressOf(context))
      if (reply.ok) {
        await store.forgetTries(email, 'all')
        await endSessionOf(context)
      }
      if (reply.status === 429) await store.forgetTries(email, 'last') // the password was not checked
      if (reply.status === 401) await recordFailedSignIn(guard, email)
      return signedIn(context, reply)
    }),
  )

  // The second step of signing in, and the code that turns the second factor on
  for (const step of ['verify-totp', 'verify-backup-code'])
    app.post(`/api/auth/two-factor/${step}`, (context) =>
      open(context, async () => {
        const body = await readBody(context, CodeBody)
        if (body instanceof Response) return body
        const reply = await operators.ask(authRequest(context, `two-factor/${step}`, body.value), addressOf(context))
        if (reply.ok) return signedIn(context, reply)
        if (reply.status === 429) return tooMany(context, reply)
        const isOver = /^(?:INVALID_TWO_FACTOR_COOKIE|TOO_MANY_ATTEMPTS)/.test(await codeOf(reply))
        if (isOver) return fail(context, 404, 'This took too long, or too many codes were wrong. Sign in with the password again.')
        return fail(context, 422, 'This code is wrong, or its time is over.')
      }),
    )

  app.post('/api/auth/sign-out', (context) =>
    open(context, async () => {
      passCookies(context, await operators.ask(authRequest(context, 'sign-out', {}), addressOf(context)))
      return context.json({ success: true })
    }),
  )

  app.post('/api/auth/link', (context) =>
    open(context, async () => {
      const body = await readBody(context, LinkBody)
      if (body instanceof Response) return body
      const link = await (await operators.store()).readLink(body.value.token, now())
      return link
        ? context.json({ email: link.operator?.email ?? null, name: link.operator?.name ?? null, until: link.until })
        : fail(context, 404, overSentence)
    }),
  )

  app.post('/api/auth/password', (context) =>
    open(context, async () => {
      const body = await readBody(context, PasswordBody)
      if (body instanceof Response) return body
      const { token, password, email, name } = body.value
      const link = await (await operators.store()).readLink(token, now())
      if (!link) return fail(context, 404, overSentence)
      if (password.length < shortest) return fail(context, 422, `The password has at least ${shortest} characters.`)
      if (!link.operator && (email === undefined || name === undefined))
        return fail(context, 422, 'Send the e-mail and the name of the first admin.')
      const person = email !== undefined && name !== undefined ? { email, name } : undefined
      const reply = await operators.setPassword({ token, password, person }, context.req.raw.headers)
      return reply ? signedIn(context, reply) : fail(context, 404, overSentence)
    }),
  )

  for (const path of ['/api/me', ...['sign-in/email', 'sign-out', 'link', 'password'].map((what) => `/api/auth/${what}`)])
    app.all(path, (context) =>
      open(context, () => {
        const methods = path === '/api/me' ? 'GET, HEAD' : 'POST'
        context.header('Allow', methods)
        return Promise.resolve(fail(context, 405, `${context.req.method} is not known here; use ${methods}.`))
      }),
    )
}

/** Names an operator alone: what somebody else typed as the e-mail may be a password. */
async function recordFailedSignIn({ operators, print }: Guard, typed: string): Promise<void> {
  try {
    const store = await operators.store()
    const email = typed.trim().toLowerCase()
    const subject = (await store.list()).find((one) => one.email === email)?.email ?? ''
    const what = subject ? `A sign-in as ${subject} failed` : 'A sign-in with an unknown e-mail failed'
    await auditStore(store.database).add({ action: 'sign-in-fail', subject, what })
  } catch (error) {
    print(`A failed sign-in is not in the audit: ${errorMessage(error)}`)
  }
}

/** Who may publish for a brand, for those who may not; and whom somebody asks who has no role at all. */
export function publisherRoutes(app: Hono, guard: Guard) {
  const named = async (role: Role, brand?: string) => {
    const all = await (await guard.operators.store()).list()
    const call = { method: 'POST', path: '', role } as const
    return all.filter((one) => one.disabledAt === null && allowed(one, call, brand, guard.layouts.brands())).map(({ name }) => ({ name }))
  }
  app.get('/api/operators/publishers', (context) =>
    stored(context, guard, async () => context.json({ publishers: await named('publisher', context.req.query('brand')) })),
  )
  app.get('/api/operators/admins', (context) => stored(context, guard, async () => context.json({ admins: await named('admin') })))
}
