import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { closeAll, headings } from '../releases/releases.testing.ts'
import { startPostgres } from '../releases/postgres.testing.ts'
import type { TestPostgres } from '../releases/postgres.testing.ts'
import { addRequest } from './add-request.ts'
import { aServer, help } from './approvals.testing.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

type Server = Awaited<ReturnType<typeof aServer>>
type Person = Awaited<ReturnType<Server['person']>>
const minuteMs = 60_000
const text = (first: string) => headings('help', { first })

/** Every way by which a change gets out, tried by somebody who may; what it answers where it waits. */
const ways: Record<string, (server: Server, who: Person) => Promise<{ status: number }>> = {
  publish: (_, who) => who.publish('Out'),
  restore: (_, who) => who.post('releases/1/restore'),
  revert: (_, who) => who.post('releases/2/revert'),
  schedule: async ({ clock, releases }, who) =>
    who.post('schedules', {
      base: releases.number(),
      files: { [help]: { text: text('Out') } },
      at: new Date(clock.now + minuteMs).toISOString(),
      zone: 'UTC',
    }),
  'write a document': async (_, who) => {
    const etag = (await who.get('layouts/foyer/documents/page/help')).headers.get('ETag') ?? ''
    const body = JSON.parse(text('Out')) as object // a page of this test
    return who.call('PUT', 'layouts/foyer/documents/page/help', body, { 'If-Match': etag })
  },
  'remove a document': async (_, who) => {
    const etag = (await who.get('layouts/foyer/documents/page/help')).headers.get('ETag') ?? ''
    return who.call('DELETE', 'layouts/foyer/documents/page/help', undefined, { 'If-Match': etag })
  },
  import: async ({ releases, publish, clock }) => {
    const [base, files] = [releases.number(), { [help]: { text: text('Out') } }]
    const outcome = await publish(base, files, { kind: 'import', way: 'command' })
    if (outcome.status !== 'approval') return { status: 201 }
    const asked = { act: { kind: 'import' }, base, files, note: '', by: null, operator: null, way: 'command', described: outcome } as const
    await addRequest(await releases.requests(), asked, clock.now) // as the command does
    return { status: 202 }
  },
}

const counts = [0, 1, 2] as const
describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  test.each(counts.flatMap((approvals) => Object.keys(ways).map((way) => [way, approvals] as const)))(
    '%s passes the same check where the brand wants %d approvals',
    async (way, approvals) => {
      const server = await aServer({ foyer: { approvals }, ...(dialect === 'postgres' && { databaseUrl: await postgres.database() }) })
      const who = await server.person('who@example.com', { foyer: 'publisher' })
      const root = await server.person('root@example.com', { '*': 'admin' })
      const others = [
        await server.person('one@example.com', { foyer: 'publisher' }),
        await server.person('two@example.com', { foyer: 'publisher' }),
      ]
      await root.publish('Second', { override: 'To begin' })
      expect(server.releases.number()).toBe(2)

      expect((await ways[way]?.(server, who))?.status === 202).toBe(approvals > 0)
      if (approvals === 0) return
      expect(server.releases.number()).toBe(2)
      for (const other of others.slice(0, approvals)) {
        expect(server.releases.number()).toBe(2)
        expect((await other.post('requests/1/approve')).status).toBe(200)
      }
      server.clock.now += 2 * minuteMs
      await server.schedules.wake()
      expect(server.releases.number()).toBe(3)
      expect(await server.entry(3)).toMatchObject({ approval: { request: 1, approvedBy: ['one', 'two'].slice(0, approvals) } })
    },
  )
})
