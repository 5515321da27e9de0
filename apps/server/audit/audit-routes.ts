import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { Id } from '../../../src/schemas/documents.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { allowed } from '../operators/calls.ts'
import { DatabaseError } from '../releases/database-error.ts'
import type { Releases } from '../releases/releases.ts'
import { auditActions } from './audit-store.ts'
import type { AuditAction, AuditEntry, AuditFilter } from './audit-store.ts'
import { csvOf } from './csv.ts'

type Part = { releases: Releases; layouts: LayoutStore; print: (line: string) => void; now: () => number }

const listLimit = { first: 50, most: 200 }
const mostExported = 50_000
const exportedAtOnce = 1_000
const defaultDays = 730
const dayMs = 86_400_000
const Instant = z.iso.datetime({ offset: true })

/**
 * What was done, by whom and why, for admins: newest first. With `format=csv` or `format=json` all of it as a file.
 *
 * Shape   `{ entries: [{ id, at, by, way, action, brands, release?, subject, before?, after?, what, why }], people, next? }`; `next` is the
 *         `before` of the following page
 * Errors  400 for a filter that is none
 */
export function auditRoutes(app: Hono, part: Part) {
  const { releases } = part
  startSweeping(part)

  app.get('/api/audit', (context) =>
    stored(context, part, async () => {
      const filter = filterOf(context)
      if ('error' in filter) return fail(context, 400, filter.error)
      const { audit } = releases.store()
      const { format } = context.req.query()
      if (format !== undefined) return exported(context, format, filter)
      const found = await audit.list({ ...filter, limit: filter.limit + 1 })
      const page = found.slice(0, filter.limit)
      return context.json({
        entries: page.map(viewOf),
        people: await audit.people(filter.brands),
        ...(found.length > filter.limit && { next: page.at(-1)?.id }),
      })
    }),
  )

  async function exported(context: Context, format: string, filter: AuditFilter): Promise<Response> {
    if (format !== 'csv' && format !== 'json') return fail(context, 400, '"format" is csv or json.')
    const { audit } = releases.store()
    const all: AuditEntry[] = []
    for (let { before } = filter; all.length < mostExported; before = all.at(-1)?.id) {
      const page = await audit.list({ ...filter, before, limit: exportedAtOnce })
      all.push(...page)
      if (page.length < exportedAtOnce) break
    }
    const day = new Date(part.now()).toISOString().slice(0, 10)
    context.header('Content-Disposition', `attachment; filename="audit-${day}.${format}"`)
    if (format === 'json') return context.json({ entries: all.map(viewOf) })
    return context.body(csvOf(all), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  }
}

/** Reads the filters of an address. An admin of some brands sees what those have, an admin of all of them what belongs to none, too. */
function filterOf(context: Context): AuditFilter | { error: string } {
  const { brand, before, limit, by, action, from, until } = context.req.query()
  const { caller, brands, call } = context.get('access')
  if (brand !== undefined && !Id.safeParse(brand).success) return { error: '"brand" is the name of a brand, such as foyer.' }
  const [most, below] = [limit === undefined ? listLimit.first : Number(limit), before === undefined ? undefined : Number(before)]
  if (!Number.isInteger(most) || most < 1 || (below !== undefined && !Number.isInteger(below)))
    return { error: '"before" and "limit" are whole numbers, the limit at least 1.' }
  for (const [name, time] of [['from', from] as const, ['until', until] as const])
    if (time !== undefined && !Instant.safeParse(time, { jitless: true }).success)
      return { error: `"${name}" is a time with its offset, such as 2026-11-28T20:00:00Z.` }
  const actions = action?.split(',') ?? []
  const unknown = actions.find((one) => !(auditActions as readonly string[]).includes(one))
  if (unknown !== undefined) return { error: `"action" has ${unknown.slice(0, 40)}; the actions are ${auditActions.join(', ')}.` }
  const isOfAll = caller === 'open' || (Object.hasOwn(caller.roles, '*') && caller.roles['*'] === 'admin')
  const own = brands().filter((name) => allowed(caller, call, name, brands()))
  const utc = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString())
  return {
    brands: brand !== undefined ? [brand] : isOfAll ? undefined : own,
    before: below,
    limit: Math.min(most, listLimit.most),
    by,
    actions: actions as AuditAction[], // each is one of them
    from: utc(from),
    until: utc(until),
  }
}

/** Without what is not there. */
function viewOf({ release, before, after, ...entry }: AuditEntry) {
  return { ...entry, ...(release !== null && { release }), ...(before !== null && { before }), ...(after !== null && { after }) }
}

/** Removes what is older than its brands keep it, at the start and each day; what belongs to no brand is kept as long as the longest. */
function startSweeping({ releases, layouts, print, now }: Part): void {
  const keptMs = (brands: readonly string[]) => {
    const known = brands.filter((brand) => layouts.has(brand))
    const days = (known.length > 0 ? known : layouts.brands()).map((brand) => layouts.brand(brand)?.publishing?.auditDays ?? defaultDays)
    return Math.max(...(days.length > 0 ? days : [defaultDays])) * dayMs
  }
  const sweep = async () => {
    try {
      await releases.store().audit.sweep((brands) => new Date(now() - keptMs(brands)).toISOString())
    } catch (error) {
      if (error instanceof DatabaseError) return // it is tried again the next day
      print(`Old entries of the audit stay, for they cannot be removed now: ${errorMessage(error)}`)
    }
  }
  const timer = setInterval(() => void sweep(), dayMs)
  timer.unref()
  releases.onClose(() => clearInterval(timer))
  void sweep()
}
