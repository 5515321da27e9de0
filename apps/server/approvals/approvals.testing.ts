import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { join } from 'node:path'

import { folderOf } from '../example.testing.ts'
import { auditRoutes } from '../audit/audit-routes.ts'
import { editingRoutes } from '../editing/editing.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { guardCalls } from '../operators/access.ts'
import type { Role } from '../operators/calls.ts'
import type { Operator } from '../operators/operator-store.ts'
import { nobody } from '../operators/operators.testing.ts'
import { aFolder, headings, openOver } from '../releases/releases.testing.ts'
import { linkRoutes } from '../releases/link-routes.ts'
import { releaseRoutes } from '../releases/routes.ts'
import { scheduleRoutes } from '../releases/schedule-routes.ts'
import { startSchedules } from '../releases/schedules.ts'
import { requestRoutes } from './request-routes.ts'
import { openRequests } from './requests.ts'

export const help = 'foyer/pages/help.json'
export const home = '_base/pages/home.json'

/** A brand's document with other rules of publishing. */
export function brandWith(name: string, publishing: object | undefined): string {
  const text = readFileSync(new URL(`../../../layouts/${name}/brand.json`, import.meta.url), 'utf8')
  return JSON.stringify({ ...(JSON.parse(text) as object), ...(publishing && { publishing }) }) // a layout of ours
}

/** The editing side of a server with brands that want approvals; `as` makes the calls of an operator. */
export async function aServer({
  foyer = { approvals: 1 },
  kestrel,
  shared,
  databaseUrl,
}: { foyer?: object; kestrel?: object; shared?: object; databaseUrl?: string } = {}) {
  const dir = aFolder({
    'foyer/brand.json': brandWith('foyer', foyer),
    'kestrel/brand.json': brandWith('kestrel', kestrel),
    ...(shared && { '_base/brand.json': brandWith('_base', shared) }),
  })
  const server = await openOver(dir, databaseUrl === undefined ? {} : { databaseUrl })
  const { releases, clock } = server
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const layouts = createLayoutStore({
    dir: join(dir, 'layouts'),
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(folderOf(), join(dir, 'copy.json')),
    print,
    everyMs: 1_000_000,
  })
  releases.onClose(() => layouts.close())
  const store = await releases.operators()
  const known = new Map<string, string>()
  let signedIn: string | undefined
  const operators = {
    ...nobody,
    store: () => Promise.resolve(store),
    of: () => (signedIn === undefined ? Promise.resolve(undefined) : store.read(known.get(signedIn) ?? '')),
  }
  const app = new Hono()
  const now = () => clock.now
  const guard = { hosts: [], operators, layouts, brandOf: () => 'foyer', print }
  const part = {
    releases,
    layouts,
    build: buildBrand,
    checkAhead,
    layoutsDir: join(dir, 'layouts'),
    hosts: [],
    brandOf: () => 'foyer',
    now,
    print,
  }
  guardCalls(app, guard)
  const schedules = startSchedules({ releases, print, now })
  releaseRoutes(app, part)
  scheduleRoutes(app, { ...part, schedules })
  requestRoutes(app, { ...part, requests: openRequests({ releases, schedules, editing: part }) })
  auditRoutes(app, part)
  editingRoutes(app, part)
  linkRoutes(app, part)

  const ask = async (method: string, path: string, body?: object | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) => {
    const reply = await app.request(`http://127.0.0.1:4000/api/${path}`, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && (body instanceof ReadableStream ? { body, duplex: 'half' } : { body: JSON.stringify(body) })),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('Content-Type')?.startsWith('application/json')
    return { status: reply.status, body: (isJson ? JSON.parse(text) : { text }) as Record<string, never>, headers: reply.headers }
  }
  return {
    ...server,
    dir: dir,
    lines,
    schedules,
    store,
    /** Adds somebody, and gives the calls of that person. */
    person: async (email: string, roles: Record<string, Role>) => {
      const name = email.split('@')[0] ?? ''
      for (const [of, role] of Object.entries(roles)) known.set(email, (await store.setRole({ email, name }, of, role, now())).id)
      const as = async (method: string, path: string, body?: object | ReadableStream<Uint8Array>, headers?: Record<string, string>) => {
        signedIn = email
        return ask(method, path, body, headers)
      }
      return {
        email,
        get: (path: string) => as('GET', path),
        post: (path: string, body: object = {}, headers?: Record<string, string>) => as('POST', path, body, headers),
        call: as,
        /** A call whose body arrives after `first`, which begins when the call has been let in and its body is read. */
        sent: (method: string, path: string, body: string, first: () => Promise<unknown>) => {
          const outside = AsyncLocalStorage.snapshot() // what comes first is not done by this call's operator
          const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
            await outside(first)
            controller.enqueue(new TextEncoder().encode(body))
            controller.close()
          }
          return as(method, path, new ReadableStream({ pull }, { highWaterMark: 0 }))
        },
        publish: (first: string, more: object = {}) =>
          as('POST', 'releases', { base: releases.number(), files: { [help]: { text: headings('help', { first }) } }, ...more }),
        request: (first: string, more: object = {}) =>
          as('POST', 'requests', { base: releases.number(), files: { [help]: { text: headings('help', { first }) } }, ...more }),
      }
    },
    operator: (email: string): Promise<Operator | undefined> => store.read(known.get(email) ?? ''),
  }
}
