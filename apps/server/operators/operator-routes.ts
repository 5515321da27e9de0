import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { fail, stored } from '../editing/edit-responses.ts'
import { readBody } from '../releases/write-requests.ts'
import { allowed } from './calls.ts'
import { isOpen, originRefusal } from './access.ts'
import type { Guard } from './access.ts'

const shortest = 12
const Email = z.string().check(z.trim(), z.maxLength(200), z.email())
const SignInBody = z.object({ email: z.string().check(z.maxLength(200)), password: z.string().check(z.maxLength(200)) })
const LinkBody = z.strictObject({ token: z.string().check(z.maxLength(100)) })
const PasswordBody = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  password: z.string().check(z.maxLength(200)),
  email: z.optional(Email),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
})

const overSentence = 'This link is over: it works once, and for three days. Ask an admin for another one.'

/**
 * Signing in and out, who is signed in, and the page of a one-time link. They are open to those who are not signed in; what only operators
 * may do is in the table of calls. Other addresses of better-auth are not here, for what an operator may change of an account is ours.
 */
export function signInRoutes(app: Hono, guard: Guard & { addressOf: (context: Context) => string | undefined; now: () => number }) {
  const { operators, hosts, addressOf, now } = guard
  const open = (context: Context, answer: () => Promise<Response>) =>
    stored(context, guard, async () => originRefusal(context, hosts) ?? answer())

  app.get('/api/me', (context) =>
    open(context, async () => {
      const operator = await operators.of(context.req.raw.headers)
      return context.json({ operator: operator ?? null, open: !operator && (await isOpen(guard)) })
    }),
  )

  app.post('/api/auth/sign-in/email', (context) =>
    open(context, async () => {
      const text = await context.req.raw.clone().text()
      const body = await readBody(context, SignInBody)
      if (body instanceof Response) return body
      const request = new Request(context.req.url, { method: 'POST', headers: context.req.raw.headers, body: text })
      return signedIn(context, await operators.signIn(request, addressOf(context)))
    }),
  )

  app.post('/api/auth/sign-out', (context) =>
    open(context, async () => {
      const headers = new Headers(context.req.raw.headers)
      headers.set('Content-Type', 'application/json')
      const request = new Request(context.req.url, { method: 'POST', headers, body: '{}' })
      const reply = await operators.signOut(request, addressOf(context))
      passCookies(context, reply)
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

  for (const [path, methods] of [
    ['/api/me', 'GET, HEAD'],
    ['/api/auth/:what{.+}', 'POST'],
  ] as const)
    app.all(path, (context) =>
      open(context, () => {
        context.header('Allow', methods)
        const isKnown = path === '/api/me' || ['sign-in/email', 'sign-out', 'link', 'password'].includes(context.req.param('what') ?? '')
        return Promise.resolve(
          isKnown
            ? fail(context, 405, `${context.req.method} is not known here; use ${methods}.`)
            : fail(context, 404, 'There is nothing at this address.'),
        )
      }),
    )
}

/** Who may publish for a brand, for those who may not. */
export function publisherRoutes(app: Hono, guard: Guard) {
  app.get('/api/operators/publishers', (context) =>
    stored(context, guard, async () => {
      const publish = { method: 'POST', path: '', role: 'publisher' } as const
      const brand = context.req.query('brand')
      const all = await (await guard.operators.store()).list()
      const able = all.filter((one) => one.disabledAt === null && allowed(one, publish, brand, guard.layouts.brands()))
      return context.json({ publishers: able.map(({ name }) => ({ name })) })
    }),
  )
}

/** Answers in this server's form, without the session's token, which is in the cookie alone. */
async function signedIn(context: Context, reply: Response): Promise<Response> {
  if (reply.status === 429) {
    const seconds = Number(reply.headers.get('X-Retry-After') ?? 10)
    context.header('Retry-After', String(seconds))
    return fail(context, 429, `Too many tries. Wait ${seconds} s, then try again.`, { seconds })
  }
  if (!reply.ok) return fail(context, 401, 'The e-mail or the password is wrong.')
  passCookies(context, reply)
  const { user } = (await reply.json()) as { user: { id: string; name: string; email: string } } // better-auth's answer to a sign-in
  return context.json({ user: { id: user.id, name: user.name, email: user.email } })
}

function passCookies(context: Context, reply: Response): void {
  const isSecure = (context.req.header('Origin') ?? '').startsWith('https:')
  for (const cookie of reply.headers.getSetCookie()) context.header('Set-Cookie', isSecure ? `${cookie}; Secure` : cookie, { append: true })
}
