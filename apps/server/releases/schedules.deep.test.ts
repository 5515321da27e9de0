import { afterEach, expect, test } from 'vitest'

import fc from '../../../tests/support/samples/fast-check.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { startSchedules } from './schedules.ts'

// Operators schedule, move and cancel publications while time passes and servers stop and start. What happens when is computed beside them.

afterEach(closeAll)

const minute = 60_000
const start = Date.UTC(2026, 10, 27, 12)
const pathOf = (id: number) => `foyer/pages/s${id}.json`
type Planned = { id: number; state: string; at: number; until: number | null }

const ahead = fc.integer({ min: 1, max: 40 })
const lasts = fc.option(fc.integer({ min: 1, max: 40 }))
const which = fc.nat(9)
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('make' as const), ahead, lasts }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), which, ahead, lasts }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restart' as const), minutes: fc.nat(60), servers: fc.integer({ min: 1, max: 3 }) }),
  },
)

test('whatever is made, moved and cancelled, each schedule that is due does its part once and in order, and no other does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 30 }), async (moves) => {
      const dir = aFolder()
      const clock = { now: start }
      const open = async () => {
        const server = await openOver(dir, { clock })
        return { ...server, schedules: startSchedules({ releases: server.releases, print: () => undefined, now: () => clock.now }) }
      }
      let servers = [await open()]
      const planned: Planned[] = []
      const done: [string, string][] = []
      const iso = (minutes: number) => new Date(start + minutes * minute).toISOString()
      let now = 0

      function expectDue() {
        const dueOf = ({ state, at, until }: Planned) => (state === 'waiting' ? at : state === 'live' ? (until ?? Infinity) : Infinity)
        for (;;) {
          const [next] = planned.toSorted((a, b) => dueOf(a) - dueOf(b) || a.id - b.id)
          if (!next || dueOf(next) > now) return
          done.push([next.state === 'waiting' ? 'publish' : 'revert', pathOf(next.id)])
          next.state = next.state === 'waiting' && next.until !== null ? 'live' : 'done'
        }
      }

      for (const one of moves) {
        const [server] = servers
        const chosen = 'which' in one ? planned[one.which] : undefined
        if (one.kind === 'make') {
          const [at, id] = [now + one.ahead, planned.length + 1]
          const until = one.lasts === null ? null : at + one.lasts
          const files = { [pathOf(id)]: { text: headings(`s${id}`, {}) } }
          const made = await server!.schedules.add({ at: iso(at), until: until === null ? null : iso(until), zone: 'UTC', files })
          expect(made).toMatchObject({ status: 'scheduled', schedule: { id } })
          planned.push({ id, state: 'waiting', at, until })
        } else if (one.kind === 'move' && chosen?.state === 'waiting') {
          const at = now + one.ahead
          const until = one.lasts === null ? null : at + one.lasts
          await server!.schedules.move(chosen.id, { at: iso(at), until: until === null ? null : iso(until) })
          Object.assign(chosen, { at, until })
        } else if (one.kind === 'move' && chosen?.state === 'live') {
          const until = now + one.ahead
          await server!.schedules.move(chosen.id, { until: iso(until) })
          chosen.until = until
        } else if (one.kind === 'cancel' && chosen) {
          const isOpen = chosen.state === 'waiting' || chosen.state === 'live'
          expect((await server!.schedules.cancel(chosen.id)).status).toBe(isOpen ? 'scheduled' : 'over')
          if (isOpen) chosen.state = 'cancelled'
        } else if (one.kind === 'pass') now += one.minutes
        else if (one.kind === 'restart') {
          await closeAll()
          now += one.minutes
          clock.now = start + now * minute
          servers = await Promise.all(Array.from({ length: one.servers }, open))
        }
        clock.now = start + now * minute
        await Promise.all(servers.map(({ schedules }) => schedules.wake()))
        expectDue()
      }
      const [{ releases, changed, numbers }] = servers as [(typeof servers)[number]]
      const made = await releases.store().list({ limit: 100 })
      const told = await Promise.all(
        made.filter(({ number }) => number > 1).map(async ({ number, kind, way }) => [way, kind, ...(await changed(number))]),
      )
      expect(told.reverse()).toEqual(done.map((one) => ['schedule', ...one]))
      expect((await numbers()).length).toBe(done.length + 1)
      const states = (await Promise.all(planned.map(({ id }) => releases.store().schedules.read(id)))).map((one) => one?.state)
      expect(states).toEqual(planned.map(({ state }) => state))
      await closeAll()
    }),
    { numRuns: 60 },
  )
})
