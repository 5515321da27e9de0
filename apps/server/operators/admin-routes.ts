import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { fail, stored } from '../editing/edit-responses.ts'
import { readBody } from '../releases/write-requests.ts'
import { allowed, roles } from './calls.ts'
import type { Caller } from './calls.ts'
import { changeOperator, waitingOf } from './operator-changes.ts'
import { Email } from './operator-routes.ts'
import type { SignInGuard } from './operator-routes.ts'
import type { ListedOperator } from './operator-store.ts'

const Brand = z.string().check(z.minLength(1), z.maxLength(80))
const InviteBody = z.strictObject({
  email: Email,
  name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  roles: z.record(Brand, z.enum(roles)),
})
const ChangeBody = z.strictObject({
  roles: z.optional(z.record(Brand, z.nullable(z.enum(roles)))),
  disabled: z.optional(z.boolean()),
  secondFactor: z.optional(z.literal(false)),
})

const foreign = 'This operator has a role that you do not administer. Ask an admin of all brands.'
const last = 'Nobody else who can sign in is an admin there. Make somebody an admin first.'

/**
 * Operators as admins see and change them. An admin of a brand gives and takes roles of that brand alone; whoever ends a session, turns off
 * a second factor or makes a link could sign in as that operator, so this needs to be an admin of all that the operator has a role for.
 */
export function adminRoutes(app: Hono, guard: SignInGuard) {
  const { operators, layouts, now } = guard
  const answered = (path: string, method: 'get' | 'post' | 'patch', answer: (context: Context, ask: Asked) => Promise<Response>) =>
    app[method](path, (context) =>
      stored(context, guard, async () => {
        const store = await operators.store()
        const { caller } = context.get('access')
        const administers = (brand: string) => isAdminOf(caller, brand)
        const all = (await store.list()).filter((one) => isSeen(one, administers))
        return answer(context, { store, administers, all, one: all.find(({ id }) => id === context.req.param('id')) })
      }),
    )
  type Asked = {
    store: Awaited<ReturnType<typeof operators.store>>
    administers: (brand: string) => boolean
    all: ListedOperator[]
    /** The operator whom the address names. */
    one: ListedOperator | undefined
  }
  const unknown = (context: Context) => fail(context, 404, 'There is no such operator.')
  const brandRefusal = (context: Context, names: readonly string[], { administers }: Asked) => {
    const stranger = names.find((name) => name !== '*' && !layouts.brands().includes(name))
    if (stranger !== undefined) return fail(context, 422, `There is no brand "${stranger}".`)
    const other = names.find((name) => !administers(name))
    return other === undefined ? undefined : fail(context, 403, `You are no admin of ${other === '*' ? 'all brands' : other}.`)
  }

  answered('/api/operators', 'get', (context, { all, administers }) =>
    Promise.resolve(
      context.json({
        operators: all.map(({ roles: own, ...one }) => ({
          ...one,
          roles: Object.fromEntries(Object.entries(own).filter(([brand]) => brand === '*' || administers(brand))),
          mayManage: mayManage(own, administers),
        })),
        brands: ['*', ...layouts.brands()].filter(administers),
      }),
    ),
  )

  answered('/api/operators', 'post', async (context, asked) => {
    const body = await readBody(context, InviteBody)
    if (body instanceof Response) return body
    const { email, name, roles: given } = body.value
    const brands = Object.entries(given)
    const refusal = brandRefusal(context, Object.keys(given), asked)
    if (refusal) return refusal
    if (brands.length === 0) return fail(context, 422, 'Choose a role for at least one brand.')
    const { store } = asked
    if (!(await store.any()) && given['*'] !== 'admin') return fail(context, 422, 'The first operator is an admin of all brands.')
    const known = (await store.list()).find((one) => one.email === email.toLowerCase())
    if (known?.disabledAt) return fail(context, 422, 'An operator with this e-mail is disabled. Enable this operator instead.')
    if (known) {
      if ((await changeOperator(store.database, known.id, { roles: given }, now())) === 'last') return fail(context, 422, last)
      return context.json({ id: known.id, isNew: false })
    }
    let id = ''
    for (const [brand, role] of brands)
      ({ id } = await store.setRole({ email, name: name || email.replace(/@.*/, '') }, brand, role, now()))
    const link = await store.addLink(email, now())
    return context.json({ id, isNew: true, ...link }, 201)
  })

  answered('/api/operators/:id', 'patch', async (context, asked) => {
    const body = await readBody(context, ChangeBody)
    if (body instanceof Response) return body
    const { one, store, administers } = asked
    if (!one) return unknown(context)
    const { roles: given = {}, disabled, secondFactor } = body.value
    const refusal = brandRefusal(context, Object.keys(given), asked)
    if (refusal) return refusal
    if ((disabled !== undefined || secondFactor !== undefined) && !mayManage(one.roles, administers)) return fail(context, 403, foreign)
    if (disabled === true && (await operators.of(context.req.raw.headers))?.id === one.id)
      return fail(context, 422, 'You cannot disable yourself. Ask another admin.')
    const outcome = await changeOperator(store.database, one.id, { roles: given, disabled, secondFactor }, now())
    return outcome === 'last' ? fail(context, 422, last) : context.json({ id: one.id })
  })

  answered('/api/operators/:id/link', 'post', async (context, { one, store, administers }) => {
    if (!one) return unknown(context)
    if (!mayManage(one.roles, administers)) return fail(context, 403, foreign)
    const link = await store.addLink(one.email, now())
    return link ? context.json(link, 201) : fail(context, 422, 'This operator is disabled.')
  })

  answered('/api/operators/:id/waiting', 'get', async (context, { one, store, administers }) => {
    if (!one) return unknown(context)
    if (!mayManage(one.roles, administers)) return fail(context, 403, foreign)
    return context.json(await waitingOf(store.database, one))
  })
}

const isAdminOf = (caller: Caller, brand: string) => allowed(caller, { method: 'PATCH', path: '', role: 'admin' }, brand)

/** An admin of one brand sees those who may do something there. */
function isSeen({ roles: own }: ListedOperator, administers: (brand: string) => boolean): boolean {
  return administers('*') || Object.keys(own).some((brand) => brand === '*' || administers(brand))
}

function mayManage(own: ListedOperator['roles'], administers: (brand: string) => boolean): boolean {
  return administers('*') || (Object.keys(own).length > 0 && Object.keys(own).every(administers))
}
