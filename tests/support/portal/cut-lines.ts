import { onceOnly } from '../../../apps/server/gateway/once-only.ts'
import { createMockGateway } from '../../../mocks/server.ts'
import type { Fetch } from '../../../src/runtime/gateway/transport.ts'
import type { DeviceLocks } from '../../../src/runtime/platform/device-locks.ts'
import type { DeviceStorage } from '../../../src/runtime/platform/device-storage.ts'
import { fakePlatform } from './fake-platform.ts'
import type { FakePlatform } from './fake-platform.ts'

/**
 * Where the line of a request that moves money is cut: between browser and server before or after the server has it, between server and
 * gateway before anything left, on the way, after the gateway has booked or a little before it books, or nowhere. `resent`: the browser's
 * connection breaks, and it sends the same request again below `fetch`. `hangs`: booked, and no answer within the client's 15 seconds.
 */
export const cuts = [
  'browser, before',
  'browser, after',
  'resent',
  'not sent',
  'gateway, before',
  'gateway, after',
  'gateway, late',
  'hangs',
  'none',
] as const
export type Cut = (typeof cuts)[number]

/** A page that is closed sends and writes nothing any more; what it has sent goes on. */
export type Tab = { isClosed: boolean }

const unknown = () => Response.json({ success: false, errorCode: 'UPSTREAM' }, { status: 502 })
const unsent = () => Response.json({ success: false, errorCode: 'UPSTREAM', value: { sent: false } }, { status: 502 })
const broken = new TypeError('Failed to fetch')

/** A device with its tabs, our server's part that makes a call once, and the mock gateway, in a time that `step` moves on. */
export function cutLines(random: () => number, begin: number) {
  let time: FakePlatform = fakePlatform({ now: begin })
  const mock = createMockGateway({ now: () => time.clock.now() })
  const once = onceOnly({ now: () => time.clock.now() })
  const wait = (ms: number) => new Promise<void>((resolve) => void time.clock.after(ms, resolve))
  const running = { calls: 0, cutAt: Number.NaN }

  const booking = async (request: Request) => (await mock.answer(request)) ?? unknown()
  const forwarded = async (request: Request, cut: Cut): Promise<Response> => {
    if (cut === 'not sent') return unsent()
    if (cut === 'gateway, before') return unknown()
    if (cut === 'gateway, late') {
      void wait(random() * 3_000).then(() => counted(() => booking(request)))
      return unknown()
    }
    const answer = await booking(request)
    return cut === 'gateway, after' ? unknown() : answer
  }
  async function counted<T>(run: () => Promise<T>): Promise<T> {
    running.calls += 1
    try {
      return await run()
    } finally {
      running.calls -= 1
    }
  }
  /** What a tab sends. `cutOf` says what happens to a request. */
  const fetchOf =
    (tab: Tab, cutOf: (request: Request) => Cut): Fetch =>
    async (input, init) => {
      if (tab.isClosed) return new Promise(() => {})
      const body = init?.body
      const headers = new Headers(init?.headers)
      const copy = () => new Request(new URL(input, 'http://portal.test'), { method: init?.method ?? 'GET', headers, body: body ?? null })
      const cut = cutOf(copy())
      const reach = () => once(copy(), undefined, () => forwarded(copy(), cut))
      const answer = await counted(async () => {
        if (cut === 'browser, before') return undefined
        const first = await reach()
        return cut === 'resent' ? reach() : first
      })
      if (tab.isClosed) return new Promise(() => {})
      if (cut === 'hangs') {
        running.cutAt = time.clock.now() + 15_000
        return new Promise(() => {})
      }
      if (cut !== 'none' && cut !== 'resent') running.cutAt = time.clock.now()
      if (answer === undefined || cut === 'browser, after') throw broken
      return answer
    }

  const held = new Map<string, Tab>()
  const locksOf = (tab: Tab): DeviceLocks => ({
    take(name) {
      if (held.has(name)) return undefined
      held.set(name, tab)
      return () => void (held.get(name) === tab && held.delete(name))
    },
  })
  const kept: Record<string, string> = {}
  const deviceOf = (tab: Tab): DeviceStorage => ({
    read: (key) => kept[key],
    write: (key, text) => void (tab.isClosed || (kept[key] = text)),
    remove: (key) => void (tab.isClosed || delete kept[key]),
  })
  return {
    mock,
    deviceOf,
    fetchOf,
    locksOf,
    running,
    now: () => time.clock.now(),
    platform: (): FakePlatform => ({ ...fakePlatform({ storage: { token: 'mock-member' } }), clock: time.clock, random }),
    close(tab: Tab) {
      tab.isClosed = true
      held.forEach((holder, name) => void (holder === tab && held.delete(name)))
    },
    /** Lets a little time pass, once everything that waits for no time has happened. */
    async step(ms = 250) {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        if (running.calls > 0) quiet = -1
      }
      await time.pass(ms)
    },
    /** Another day, without the timers of this one. */
    nextDay: () => void (time = fakePlatform({ now: time.clock.now() + 24 * 3_600_000 })),
  }
}
