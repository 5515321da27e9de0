import { expect } from 'vitest'

import type { Clock } from '../platform/clock.ts'
import { createGateway } from './client.ts'
import type { CallContext, GatewayOptions } from './client.ts'
import { GatewayError } from './gateway-error.ts'

type Reply = Response | Error | 'silence' | (() => Response)

export const guest: CallContext = { language: 'EN', merchant: 'foyer', merchantCode: 'F01' }
export const member: CallContext = { ...guest, token: 'secret-token' }
export const page = { gameType: 'RNG', pageNo: 1, pageSize: 24 }

export const reply = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
export const success = (value: unknown) => reply({ success: true, value })
export const refused = (errorCode: string, status = 200, headers: Record<string, string> = {}) =>
  reply({ success: false, errorCode, message: 'Said so' }, status, headers)
export const noGames = { games: [], totalPages: 0 }

/** A clock on which every timer but the 15 s of a try fires at once. */
function aClock(): Clock & { waits: number[]; strike: () => void; pass: (ms: number) => void } {
  const waits: number[] = []
  let now = Date.parse('2027-01-20T00:00:00Z')
  const late = new Set<() => void>()
  return {
    waits,
    strike: () => late.forEach((run) => run()),
    pass: (ms) => void (now += ms),
    now: () => now,
    every: () => () => {},
    after(ms, run) {
      if (ms === 15_000) {
        late.add(run)
        return () => late.delete(run)
      }
      waits.push(ms)
      queueMicrotask(run)
      return () => {}
    },
  }
}

/** A gateway client whose `fetch` returns the prepared replies in turn, and the last one from then on. */
export function aGateway(replies: Reply[], options: Partial<GatewayOptions> = {}) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = []
  const clock = aClock()
  const fetch = (url: string, init: RequestInit = {}) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    const next = replies[Math.min(sent.length, replies.length) - 1] ?? new Error('no reply was prepared')
    if (next === 'silence')
      return new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(typeof next === 'function' ? next() : next.clone())
  }
  return { gateway: createGateway({ origin: 'https://gw.test', fetch, clock, random: () => 0.5, ...options }), sent, clock }
}

/** The failure of a call that must fail. */
export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => expect.unreachable(`gave ${JSON.stringify(value)}`),
    (error: unknown) => (error instanceof GatewayError ? error.failure : expect.unreachable(String(error))),
  )
