import type { Failure } from '../../../schemas/failure.ts'
import type { Clock } from '../../platform/clock.ts'

// What a lost answer means, for everything that must not be done twice: money, claims, answers to contracts, bank accounts (decision 574)

/**
 * Whether the gateway may have carried out a request without our knowing: there is no usable answer, or one that says that it failed while
 * working. A request that our server did not send is not lost.
 */
export function isLost(failure: Failure): boolean {
  if (failure.kind === 'script') return false
  if (failure.kind === 'offline' || failure.kind === 'server') return failure.sent !== false
  return failure.kind !== 'refused' || failure.status >= 500
}

/** What a look at the gateway's lists shows: the request, or that it is not there. `unclear`: the lists cannot tell. */
export type Seen<Found> = { found: Found } | 'missing' | 'unclear'

const pausesMs = [0, 2_000, 2_500, 3_000] // before each look: a gateway may book a little after the connection broke; decided within 10 s

/**
 * Looks for a request whose answer was lost until it is found, or has been looked for long enough; nothing is sent. The last look counts:
 * what an earlier one did not have may be there by now. `unknown`: the last look got no answer.
 */
export async function resolveLost<Found>(clock: Clock, look: () => Promise<Seen<Found>>): Promise<Seen<Found> | 'unknown'> {
  let last: Seen<Found> | 'unknown' = 'unknown'
  for (const ms of pausesMs) {
    if (ms > 0) await new Promise<void>((resolve) => void clock.after(ms, resolve))
    try {
      last = await look()
      if (typeof last === 'object') return last
    } catch {
      last = 'unknown'
    }
  }
  return last
}
