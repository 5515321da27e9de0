import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { fail, stored } from '../editing/edit-responses.ts'
import { readBody } from '../releases/write-requests.ts'
import { authRequest, codeOf, passCookies, tooMany } from './auth-replies.ts'
import { shortest } from './operator-routes.ts'
import type { SignInGuard } from './operator-routes.ts'

const Password = z.string().check(z.maxLength(200))
const PasswordBody = z.strictObject({ password: Password })
const ChangeBody = z.strictObject({ currentPassword: Password, newPassword: Password })

/**
 * What an operator does with the own account: the second factor, the password, sessions. Sessions are named by their ids, never by their
 * tokens. A wrong password answers 422: 401 would tell the editor that the session has ended.
 */
export function accountRoutes(app: Hono, guard: SignInGuard) {
  const { operators, addressOf, now } = guard
  const own = (context: Context, answer: (session: NonNullable<Awaited<ReturnType<typeof operators.session>>>) => Promise<Response>) =>
    stored(context, guard, async () => {
      const session = await operators.session(context.req.raw.headers)
      return session ? answer(session) : fail(context, 401, 'Sign in first, at /preview/ of this server.')
    })

  app.get('/api/auth/account', (context) =>
    own(context, async ({ operator, id, hasSecondFactor }) => {
      const all = await (await operators.store()).sessions(operator.id, now())
      return context.json({ secondFactor: hasSecondFactor, sessions: all.map((one) => ({ ...one, own: one.id === id })) })
    }),
  )

  app.delete('/api/auth/sessions/:id', (context) =>
    own(context, async ({ operator }) => {
      const ended = await (await operators.store()).endSessions(operator.id, { id: context.req.param('id') })
      return ended > 0 ? context.json({ ended }) : fail(context, 404, 'This session has ended already.')
    }),
  )

  app.delete('/api/auth/sessions', (context) =>
    own(context, async ({ operator, id }) =>
      context.json({ ended: await (await operators.store()).endSessions(operator.id, { but: id }) }),
    ),
  )

  app.post('/api/auth/change-password', (context) =>
    own(context, async () => {
      const body = await readBody(context, ChangeBody)
      if (body instanceof Response) return body
      if (body.value.newPassword.length < shortest) return fail(context, 422, `The password has at least ${shortest} characters.`)
      return passed(context, 'change-password', { ...body.value, revokeOtherSessions: true }, () => ({ changed: true }))
    }),
  )

  const withPassword = (path: string, answer: (body: Answer) => object) =>
    app.post(`/api/auth/two-factor/${path}`, (context) =>
      own(context, async () => {
        const body = await readBody(context, PasswordBody)
        return body instanceof Response ? body : passed(context, `two-factor/${path}`, body.value, answer)
      }),
    )
  withPassword('enable', ({ totpURI, backupCodes }) => ({ address: totpURI, codes: backupCodes }))
  withPassword('disable', () => ({ secondFactor: false }))
  withPassword('generate-backup-codes', ({ backupCodes }) => ({ codes: backupCodes }))

  async function passed(context: Context, path: string, body: object, answer: (body: Answer) => object): Promise<Response> {
    const reply = await operators.ask(authRequest(context, path, body), addressOf(context))
    if (reply.status === 429) return tooMany(context, reply)
    if (reply.ok) {
      passCookies(context, reply)
      return context.json(answer((await reply.json()) as Answer)) // better-auth's answer
    }
    const code = await codeOf(reply)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return fail(context, 422, 'The password is wrong.')
    if (code === 'TOTP_ALREADY_ENABLED') return fail(context, 422, 'The second factor is on already.')
    if (code === 'TWO_FACTOR_NOT_ENABLED') return fail(context, 422, 'The second factor is off.')
    return fail(context, 422, 'This was refused. Sign in again, then try once more.')
  }
}

type Answer = { totpURI?: string; backupCodes?: string[] }
