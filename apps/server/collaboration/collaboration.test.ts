import { Hono } from 'hono'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { buildBrand, checkAhead } from '../layouts/release.ts'
import { guardCalls } from '../operators/access.ts'
import type { Operator } from '../operators/operator-store.ts'
import { nobody } from '../operators/operators.testing.ts'
import { startPostgres } from '../releases/postgres.testing.ts'
import type { TestPostgres } from '../releases/postgres.testing.ts'
import { aFolder, closeAll, openOver } from '../releases/releases.testing.ts'
import { collaborationRoutes } from './collaboration-routes.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterEach(closeAll)
afterAll(() => postgres.stop())

const ann: Operator = { id: 'ann', name: 'Ann', email: 'ann@example.com', roles: { foyer: 'editor' } }
const bob: Operator = { id: 'bob', name: 'Bob', email: 'bob@example.com', roles: { '*': 'editor' } }
const kim: Operator = { id: 'kim', name: 'Kim', email: 'kim@example.com', roles: { kestrel: 'editor' } }
const hot = { brand: '_base', document: 'page/home', node: 'hot' }

describe.each(['sqlite', 'postgres'] as const)('over %s', (dialect) => {
  async function aServer() {
    const dir = aFolder()
    const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
    const { releases, clock } = await openOver(dir, { ...(databaseUrl && { databaseUrl }), clock: { now: Date.UTC(2026, 10, 28, 12) } })
    let who: Operator | undefined
    const app = new Hono()
    const print = () => undefined
    const brands = () => ['foyer', 'kestrel']
    const layouts = {
      brands,
      has: (brand: string) => brands().includes(brand),
      brand: () => undefined,
      files: () => [],
      scan: () => undefined,
    }
    guardCalls(app, { hosts: [], operators: { ...nobody, of: () => Promise.resolve(who) }, layouts, brandOf: () => 'foyer', print })
    const layoutsDir = join(dir, 'layouts')
    collaborationRoutes(app, {
      releases,
      layoutsDir,
      print,
      hosts: [],
      build: buildBrand,
      checkAhead,
      brandOf: () => 'foyer',
      now: () => clock.now,
      layouts: layouts as unknown as Parameters<typeof collaborationRoutes>[1]['layouts'], // these routes ask for no more
    })
    const ask = async (as: Operator | undefined, request: string, body?: object) => {
      who = as
      const [method = '', path = ''] = request.split(' ')
      const reply = await app.request(`http://127.0.0.1:4000/api/${path}`, {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return { status: reply.status, ...(text !== '' && (JSON.parse(text) as Record<string, unknown>)) } as Record<string, unknown>
    }
    return { ask, clock }
  }

  test('a comment is written, answered, resolved and opened again, and says whose it is', async () => {
    const { ask } = await aServer()
    const first = await ask(ann, 'POST comments', { ...hot, text: ' Why below the winners? ' })
    expect(first).toEqual({
      ...hot,
      status: 201,
      id: 1,
      parent: null,
      by: 'Ann',
      text: 'Why below the winners?',
      at: '2026-11-28T12:00:00.000Z',
      edited: null,
      resolved: null,
      resolvedBy: null,
      own: true,
    })
    const answer = await ask(bob, 'POST comments', { ...hot, node: 'another', parent: 1, text: 'Marketing asked for it.' })
    expect(answer).toMatchObject({ status: 201, parent: 1, node: 'hot', by: 'Bob' })
    expect(await ask(bob, 'PATCH comments/1', { resolved: true })).toMatchObject({ status: 200, resolvedBy: 'Bob', own: false })
    expect(await ask(ann, 'PATCH comments/1', { resolved: false })).toMatchObject({ resolved: null, resolvedBy: null })
    const { comments } = await ask(kim, 'GET comments?brand=kestrel') // what all brands share, every brand sees
    expect(comments).toMatchObject([
      { id: 1, own: false },
      { id: 2, own: false },
    ])
  })

  test('a text is changed and deleted by its writer alone, and not where others have answered', async () => {
    const { ask } = await aServer()
    await ask(ann, 'POST comments', { ...hot, text: 'One' })
    expect(await ask(bob, 'PATCH comments/1', { text: 'Two' })).toMatchObject({ status: 403 })
    expect(await ask(bob, 'DELETE comments/1')).toMatchObject({ status: 403 })
    expect(await ask(ann, 'PATCH comments/1', { text: 'Two' })).toMatchObject({ text: 'Two', edited: '2026-11-28T12:00:00.000Z' })
    await ask(bob, 'POST comments', { ...hot, parent: 1, text: 'Three' })
    expect(await ask(ann, 'DELETE comments/1')).toMatchObject({ status: 422 })
    expect(await ask(bob, 'DELETE comments/2')).toEqual({ status: 204 })
    expect(await ask(ann, 'DELETE comments/1')).toEqual({ status: 204 })
    expect(await ask(ann, 'PATCH comments/1', { text: 'Two' })).toMatchObject({ status: 404 })
  })

  test('what is no comment is refused with a sentence, and a foreign brand is neither commented nor seen', async () => {
    const { ask } = await aServer()
    const statuses = []
    for (const body of [
      { ...hot, text: '   ' },
      { ...hot, text: 'x'.repeat(2_001) },
      { ...hot, document: 'page/../secret', text: 'One' },
      { ...hot, brand: 'nowhere', text: 'One' },
      { ...hot, parent: 9, text: 'One' },
      { brand: 'kestrel', document: 'page/home', text: 'One' },
    ])
      statuses.push((await ask(ann, 'POST comments', body)).status)
    expect(statuses).toEqual([400, 400, 400, 422, 422, 403])
    expect(await ask(kim, 'POST comments', { brand: 'kestrel', document: 'page/home', text: 'One' })).toMatchObject({ status: 201 })
    expect(await ask(ann, 'GET comments')).toEqual({ status: 200, comments: [] })
    expect(await ask(ann, 'GET comments?brand=kestrel')).toMatchObject({ status: 403 })
  })

  test('each tab hears of the others of its draft, until they leave or are not heard of', async () => {
    const { ask, clock } = await aServer()
    const at = (tab: string, more: object = {}) => ({
      tab: `${tab}-0001`,
      brand: 'foyer',
      draft: 'main',
      document: 'page/home',
      node: null,
      ...more,
    })
    const alone = await ask(ann, 'POST presence', at('anns-tab'))
    expect(alone).toMatchObject({ status: 200, present: [] })
    await ask(ann, 'POST comments', { ...hot, text: 'One' })
    const told = await ask(ann, 'POST presence', at('anns-tab'))
    await ask(ann, 'PATCH comments/1', { resolved: true })
    const toldAgain = await ask(ann, 'POST presence', at('anns-tab'))
    expect(new Set([alone.comments, told.comments, toldAgain.comments]).size).toBe(3)
    expect(await ask(bob, 'POST presence', at('bobs-tab', { node: 'hot' }))).toMatchObject({
      status: 200,
      present: [{ tab: 'anns-tab-0001', name: 'Ann', brand: 'foyer', document: 'page/home', node: null }],
    })
    expect((await ask(bob, 'POST presence', at('another', { draft: 'summer' }))).present).toEqual([])
    expect((await ask(ann, 'POST presence', at('anns-tab'))).present).toMatchObject([{ name: 'Bob', node: 'hot' }])
    await ask(bob, 'DELETE presence/bobs-tab-0001')
    expect((await ask(ann, 'POST presence', at('anns-tab'))).present).toEqual([])
    await ask(kim, 'POST presence', at('kims-tab', { brand: 'kestrel' }))
    expect((await ask(ann, 'POST presence', at('anns-tab'))).present).toEqual([]) // she may not see that brand
    expect((await ask(bob, 'POST presence', at('bobs-tab'))).present).toHaveLength(2)
    clock.now += 41_000
    expect((await ask(bob, 'POST presence', at('bobs-tab'))).present).toEqual([])
  })
})
