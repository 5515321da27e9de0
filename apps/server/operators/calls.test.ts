import type { Hono } from 'hono'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../app.ts'
import { folderOf } from '../example.testing.ts'
import { builtGallery, builtPages, builtPreview } from '../files/build-files.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { aFolder, closeAll, headings, openOver } from '../releases/releases.testing.ts'
import { allowed, calls, roles } from './calls.ts'
import type { Call, Role } from './calls.ts'
import type { Operator, OperatorStore } from './operator-store.ts'
import { nobody } from './operators.testing.ts'

const help = 'foyer/pages/help.json'
const home = '_base/pages/home.json'
/** What players and those who are not signed in may ask for. */
const open = [
  'GET /api/layouts/manifest',
  'GET /api/layouts/documents/:hash',
  'GET /api/layouts/documents/:language/:hash',
  'GET /api/layouts/events',
  'POST /api/canary/views',
  'GET /api/me',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/two-factor/verify-totp',
  'POST /api/auth/two-factor/verify-backup-code',
  'POST /api/auth/sign-out',
  'GET /api/auth/methods',
  'POST /api/auth/sign-in/social',
  'GET /api/auth/callback/oidc',
  'POST /api/auth/link',
  'POST /api/auth/password',
]

let app: Hono
let close: () => void
let newest: () => number
let changeHelp: () => Promise<unknown>
let addComment: () => Promise<number>
let startCanary: () => Promise<number>
let asked = 0
let signedIn: Operator | undefined
let anna: Operator
let db: OperatorStore['database']['db']

beforeAll(async () => {
  const dir = aFolder()
  const { releases, clock, change } = await openOver(dir)
  newest = releases.number
  changeHelp = () => change(newest(), help, headings('help', { first: `Change ${asked}` }))
  startCanary = async () => {
    const { canary } = (await releases.store().current()) ?? {}
    if (canary) return canary.number
    const files = { [help]: { text: headings('help', { first: `Canary ${asked}` }) } }
    await releases.publish({ base: newest(), files, audience: { share: 5 } })
    return newest()
  }
  const comment = { brand: 'foyer', document: 'page/help', node: null, parent: null, by: 'Anna', text: 'Why?', at: '' }
  addComment = async () => (await releases.store().comments.add({ ...comment, author: anna.id })).id
  const now = () => clock.now
  const print = () => undefined
  const layoutsDir = join(dir, 'layouts')
  const lastGood = lastGoodIn(join(dir, 'data'), join(dir, 'copy.json'))
  const layouts = createLayoutStore({ dir: layoutsDir, files: releases.files, build: buildBrand, lastGood, print, everyMs: 1_000_000 })
  const dist = folderOf({
    'portal/index.html': '<html><head></head><body></body></html>',
    '.vite/manifest.json': '{}',
    'service-worker.js': '',
  })
  const none = { art: () => undefined, control: () => undefined, answer: () => Promise.resolve(undefined) }
  const operators = { ...nobody, store: () => releases.operators(), of: () => Promise.resolve(signedIn) }
  app = createApp({
    env: { brand: 'foyer', gateway: undefined, isTrustedProxy: () => false },
    layouts,
    mock: none,
    pages: builtPages(dist),
    editing: { build: buildBrand, checkAhead, layoutsDir, hosts: [] },
    releases,
    operators,
    preview: { build: builtPreview(dist), gallery: builtGallery(dist), pictures: () => Promise.resolve(() => undefined) },
    print,
    now,
  })
  const operatorStore = await releases.operators()
  ;({ db } = operatorStore.database)
  anna = { name: 'Anna', email: 'anna@example.com', roles: {}, id: '' }
  anna.id = (await operatorStore.setRole(anna, '*', 'admin', now())).id
  await change(1, help, headings('help', { first: 'Second' }))
  const draft = { path: help, document: 'page/help', text: headings('help', { first: 'Third' }), base: null, at: '' } as const
  await (await releases.drafts()).write('main', draft, undefined, 2)
  const store = releases.store()
  const at = new Date(now() + 3_600_000).toISOString()
  const times = {
    state: 'waiting',
    at,
    zone: 'UTC',
    until: null,
    made: at,
    release: null,
    ended: null,
    refusal: null,
    approval: null,
  } as const
  await store.schedules.add(
    { ...times, note: '', by: null, base: 2, files: { [help]: { text: '' } }, documents: [help], brands: ['foyer'], changes: 1 },
    undefined,
  )
  close = layouts.close
})
afterAll(async () => {
  close()
  await closeAll()
})

/** Bodies that change a page of foyer. Where a call has none of these, its address names foyer, or it is for no brand. */
const bodies: Readonly<Record<string, () => object>> = {
  'POST /api/releases': () => ({ base: 2, files: { [help]: { text: headings('help', { first: `Number ${asked}` }) } } }),
  'POST /api/releases/:number/restore': () => ({}),
  'POST /api/releases/:number/revert': () => ({}),
  'PATCH /api/releases/:number/canary': () => ({ share: 10 }),
  'POST /api/releases/:number/canary/everyone': () => ({}),
  'POST /api/releases/:number/links': () => ({ brand: 'foyer' }),
  'POST /api/drafts/:draft/links': () => ({ brand: 'foyer' }),
  'POST /api/schedules': () => ({ at: '2020-01-01T00:00:00Z', zone: 'UTC', files: { [help]: { text: '{}' } } }),
  'PATCH /api/schedules/:id': () => ({ zone: 'Nowhere' }),
  'POST /api/comments': () => ({ brand: 'foyer', document: 'page/help', text: 'Why?' }),
  'POST /api/presence': () => ({ tab: 'a-tab-of-anna', brand: 'foyer', draft: 'main', document: 'page/help', node: null }),
}
const ofAnyBrand = calls.filter(
  ({ path, brand, method }) =>
    brand === undefined && !Object.hasOwn(bodies, `${method} ${path}`) && !/(?:schedules|comments)\/:id|drafts\/:/.test(path),
)

async function ask({ method, path, brand }: Call, shared = false) {
  asked += 1
  const isUndoing = /re(?:store|vert)$/.test(path)
  if (isUndoing) await changeHelp()
  const comment = path === '/api/comments/:id' ? await addComment() : 0
  const canary = path.includes('/canary') && method !== 'GET' ? await startCanary() : undefined
  const number = path.endsWith('restore') ? '1' : String(canary ?? (isUndoing ? newest() : 2))
  const address = path.replace(':path{.+}', shared ? home : help).replace(
    /:\w+/g,
    (name) =>
      ({
        ':brand': 'foyer',
        ':draft': 'main',
        ':kind': 'page',
        ':id': comment ? String(comment) : path.includes('schedules') ? '1' : 'help',
        ':number': number,
      })[name] ?? '1',
  )
  const body = bodies[`${method} ${path}`]?.()
  const reply = await app.request(`http://127.0.0.1:4000${address}${brand === 'query' ? '?brand=foyer' : ''}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    ...(method === 'PUT' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
  })
  return reply.status
}
/** Signs Anna in with these roles, which the database has, too: a change asks for them once more. */
const as = async (of: Record<string, Role> | undefined) => {
  signedIn = of && { ...anna, roles: of }
  await db.deleteFrom('operator_roles').where('operator', '=', anna.id).execute()
  for (const [brand, role] of Object.entries(of ?? {}))
    await db.insertInto('operator_roles').values({ operator: anna.id, brand, role }).execute()
}
const nameOf = ({ method, path }: Call) => `${method} ${path}`

test('every route of the server is in the table of calls, or open', () => {
  const routes = app.routes
    .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ path, method }) => `${method} ${path}`)
  expect([...new Set(routes)].sort()).toEqual([...calls.map(nameOf), ...open].sort())
})

test('nobody who is not signed in may make any of the calls', async () => {
  await as(undefined)
  for (const call of calls) expect([nameOf(call), await ask(call)]).toEqual([nameOf(call), 401])
})

test.each(roles)('a %s may make the calls of this role for the own brand, and none that touches another', async (role) => {
  const least = (call: Call) => call.role === 'own' || roles.indexOf(role) >= roles.indexOf(call.role)
  for (const call of calls) {
    await as({ kestrel: role })
    const foreign = await ask(call)
    const isFree = least(call) && ofAnyBrand.includes(call)
    expect([nameOf(call), foreign === 403]).toEqual([nameOf(call), !isFree])
    await as({ foyer: role })
    const status = await ask(call)
    expect([nameOf(call), status === 403]).toEqual([nameOf(call), !least(call)])
  }
})

test('what all brands share is changed by those alone who have the role for each of them', async () => {
  const put = calls.find((call) => nameOf(call) === 'PUT /api/drafts/:draft/files/:path{.+}')
  if (!put) throw new Error('no such call')
  await as({ foyer: 'admin' })
  expect(await ask(put, true)).toBe(403)
  for (const of of [{ '*': 'editor' }, { foyer: 'editor', kestrel: 'editor' }] as Record<string, Role>[]) {
    await as(of)
    expect(await ask(put, true)).toBe(428)
  }
})

test.each([
  ['a page of another origin', { Origin: 'https://evil.test' }],
  ['a page of a neighbour on the same machine', { Origin: 'http://127.0.0.1:4001' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a form of another site', { 'Sec-Fetch-Site': 'cross-site' }],
])('%s makes none of the calls, with the cookie of an admin either', async (_, headers) => {
  await as({ '*': 'admin' })
  const closed = [...calls.map(nameOf), ...open.filter((name) => name.startsWith('POST'))]
  for (const name of closed) {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replace(':path{.+}', help).replace(/:\w+/g, '1')
    const writes = method !== 'GET'
    const reply = await app.request(`http://127.0.0.1:4000${address}`, {
      method,
      headers: { ...headers, Cookie: 'foyer.session_token=of-an-admin', ...(writes && { 'Content-Type': 'application/json' }) },
      ...(writes && { body: '{}' }),
    })
    // Nobody's canary runs: what a page tells of it is read no further
    const isUncounted = name === 'POST /api/canary/views' && reply.status === 200
    expect([name, reply.status === 403 || isUncounted]).toEqual([name, true])
  }
})

test('a call that no table has is refused, also on this machine without operators', async () => {
  await as({ '*': 'admin' })
  expect(allowed({ roles: { '*': 'admin' } }, undefined)).toBe(false)
  expect((await app.request('http://127.0.0.1:4000/api/other')).status).toBe(404)
  const reply = await app.request('http://127.0.0.1:4000/api/releases', { method: 'PUT' })
  expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('names that every object has are no brands', () => {
  const call = calls[0]
  for (const name of ['constructor', '__proto__', 'toString']) expect(allowed({ roles: { foyer: 'admin' } }, call, name)).toBe(false)
})
