import type { Hono } from 'hono'

import { refusalOf } from '../editing/edit-guard.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import { originRefusal } from './access.ts'
import { authRequest, companyId, passCookies, tooMany } from './auth-replies.ts'
import type { SignInGuard } from './operator-routes.ts'

/** Where the editor stands; a sign-in that was refused says so there. */
const [editor, refused] = ['/preview/', '/preview/#sign-in=refused']

/**
 * Signing in by the company's OpenID Connect provider; and what the page of the sign-in offers: the company's name where there is one, and
 * `first` while there is no operator at all. Open to those who are not signed in.
 */
export function companyRoutes(app: Hono, guard: SignInGuard) {
  const { operators, hosts, addressOf, print } = guard

  app.get('/api/auth/methods', async (context) => {
    const refusal = originRefusal(context, hosts)
    if (refusal) return refusal
    const first = await operators.store().then(
      async (store) => !(await store.any()),
      () => false, // a database that is away has had operators, as far as anybody knows
    )
    return context.json({ company: operators.company?.name ?? null, first })
  })

  app.post('/api/auth/sign-in/social', (context) =>
    stored(context, guard, async () => {
      const refusal = originRefusal(context, hosts)
      if (refusal) return refusal
      const { company } = operators
      if (!company) return fail(context, 404, 'There is nothing at this address.')
      const body = { provider: companyId, callbackURL: editor, errorCallbackURL: editor, disableRedirect: true }
      const reply = await operators.askCompany(authRequest(context, 'sign-in/social', body), addressOf(context))
      if (reply.status === 429) return tooMany(context, reply)
      if (!reply.ok) return fail(context, 503, `${company.name} cannot be reached. Sign in by password, or try again in a moment.`)
      passCookies(context, reply)
      const { url } = (await reply.json()) as { url: string } // better-auth's answer
      return context.json({ url })
    }),
  )

  // The provider's page leads the browser here, so another site may ask; the state in a cookie of ours ties it to the browser that began
  app.get(`/api/auth/callback/${companyId}`, (context) =>
    stored(context, guard, async () => {
      context.header('Cache-Control', 'no-store')
      context.header('Referrer-Policy', 'no-referrer')
      const refusal = refusalOf(context, hosts)
      if (refusal !== undefined) return fail(context, 403, refusal)
      const { company } = operators
      if (!company) return fail(context, 404, 'There is nothing at this address.')
      const reply = await operators.askCompany(new Request(context.req.url, { headers: context.req.raw.headers }), addressOf(context))
      passCookies(context, reply, company.origin)
      const back = reply.headers.get('Location')
      const error = back === null ? 'no answer' : new URL(back, company.origin).searchParams.get('error')
      if (error !== null) print(`Sign-in by ${company.name} was refused: ${error.replace(/[^\w ]/g, '').slice(0, 80)}`)
      return context.redirect(error === null ? editor : refused)
    }),
  )
}
