import type { Context, Hono } from 'hono'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import { actingAs } from '../audit/actor.ts'
import { auditStore } from '../audit/audit-store.ts'
import { crossSiteRefusal, refusalOf } from '../editing/edit-guard.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { folderOf } from '../releases/tree.ts'
import { allowed, calls } from './calls.ts'
import type { Call, Caller } from './calls.ts'
import type { Operator } from './operator-store.ts'
import type { Operators } from './operators.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who makes the call, and which; set by the guard of the editing side before any of its routes. */
    access: { caller: Caller; operator: Operator | undefined; name: string | null; call: Call; brands: () => readonly string[] }
  }
}

/** What the guard asks; `brandOf` is the brand of a request's host. */
export type Guard = {
  hosts: readonly string[]
  operators: Operators
  layouts: Pick<LayoutStore, 'brands'>
  brandOf: (context: Context) => string
  print: (line: string) => void
}

const refused = 'You may not do this here. Ask an admin for another role.'

/**
 * Lets a call of the editing side pass that stands in the table, for a caller whose role is enough for the brand in its address. What is
 * written by its body is asked for by `writeRefusal`. All other addresses below `/api/` are refused, so this comes after those of players.
 */
export function guardCalls(app: Hono, guard: Guard) {
  for (const call of calls) {
    app.on(call.method, call.path, (context, next) => stored(context, guard, () => passed(context, call, guard, next)))
  }
  const methods = new Map<string, string[]>()
  for (const { path, method } of calls)
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  for (const [path, known] of methods) {
    app.all(path, (context, next) => {
      if (isPassed(context)) return next()
      const refusal = originRefusal(context, guard.hosts)
      if (refusal) return Promise.resolve(refusal)
      context.header('Allow', known.join(', '))
      return Promise.resolve(fail(context, 405, `${context.req.method} is not known here; use ${known.join(', ')}.`))
    })
  }
  app.use('/api/*', (context, next) =>
    isPassed(context) ? next() : Promise.resolve(fail(context, 404, 'There is nothing at this address.')),
  )
}

async function passed(context: Context, call: Call, guard: Guard, next: () => Promise<void>): Promise<Response> {
  const refusal = originRefusal(context, guard.hosts)
  if (refusal) return refusal
  const { operators, layouts } = guard
  const operator = await operators.of(context.req.raw.headers)
  const caller = operator ?? ((await isOpen(guard)) ? 'open' : undefined)
  if (caller === undefined) return fail(context, 401, await signInSentence(operators))
  context.set('access', { caller, operator, name: operator?.name ?? null, call, brands: () => layouts.brands() })
  const brand = call.brand === 'path' ? context.req.param('brand') : call.brand === 'query' ? context.req.query('brand') : undefined
  const isDefault = call.brand === 'query' && brand === undefined && call.method !== 'GET'
  const { id = null, name = null, email = null } = operator ?? {}
  return actingAs({ id, name, email, way: 'editor', ...(operator && { roles: operator.roles }) }, async () => {
    if (!allowed(caller, call, isDefault ? guard.brandOf(context) : brand, layouts.brands())) {
      await recordRefusal(guard, call, brand)
      return fail(context, 403, refused)
    }
    await next()
    if (context.res.status === 403) await recordRefusal(guard, call, brand)
    return context.res
  })
}

/** A refusal is in the audit by the form of its address, which holds no token. One that cannot be written is refused all the same. */
async function recordRefusal({ operators, layouts, print }: Guard, { method, path }: Call, brand: string | undefined): Promise<void> {
  const brands = brand !== undefined && layouts.brands().includes(brand) ? [brand] : []
  try {
    const { database } = await operators.store()
    await auditStore(database).add({ action: 'call-refuse', brands, subject: `${method} ${path}`, what: `Refused: ${method} ${path}` })
  } catch (error) {
    print(`A refused call is not in the audit: ${errorMessage(error)}`)
  }
}

/** Refuses other hosts and origins, and lets no cache keep the answer. */
export function originRefusal(context: Context, hosts: readonly string[]): Response | undefined {
  context.header('Cache-Control', 'no-store')
  context.header('Vary', 'Origin, Host')
  context.header('X-Content-Type-Options', 'nosniff')
  const refusal = refusalOf(context, hosts) ?? crossSiteRefusal(context)
  return refusal === undefined ? undefined : fail(context, 403, refusal)
}

/** Whether anybody at this machine may edit, for there is no operator yet. */
export async function isOpen({ hosts, operators }: Pick<Guard, 'hosts' | 'operators'>): Promise<boolean> {
  return operators.isLocal && hosts.length === 0 && !(await (await operators.store()).any())
}

async function signInSentence(operators: Operators): Promise<string> {
  return (await (await operators.store()).any())
    ? 'Sign in first, at /preview/ of this server.'
    : 'There is no operator yet; open the link that the server printed when it started, which makes the first admin.'
}

function isPassed(context: Context): boolean {
  return (context.get('access') as unknown) !== undefined
}

/** The name of the operator who makes the call; null for anybody at this machine. */
export function operatorName(context: Context): string | null {
  return context.get('access').name
}

/** Null for anybody at this machine. */
export function operatorId(context: Context): string | null {
  return context.get('access').operator?.id ?? null
}

/** Refuses a call that changes or reads files of a brand for which the caller's role is not enough. */
export function writeRefusal(context: Context, paths: Iterable<string>): Response | undefined {
  return brandsRefusal(context, new Set([...paths].map(folderOf)))
}

export function brandsRefusal(context: Context, folders: Iterable<string>): Response | undefined {
  const { caller, call, brands } = context.get('access')
  const foreign = [...folders].find((brand) => !allowed(caller, call, brand, brands()))
  if (foreign === undefined) return undefined
  const what = foreign === baseBrand ? 'This is shared by all brands, and you' : `It is of the brand ${foreign.slice(0, 80)}, and you`
  return fail(context, 403, `${what} may not do this there. Ask an admin for another role.`)
}

/** Whether the caller may see what a brand alone has. */
export function maySee(context: Context): (brand: string) => boolean {
  const { caller } = context.get('access')
  return (brand) => allowed(caller, { method: 'GET', path: '', role: 'viewer' }, brand)
}
