import { attach, createEffect } from 'effector'

import type { BonusRecord } from '../../../schemas/gateway/records.ts'
import type { Raffle } from '../../../schemas/gateway/raffles.ts'
import { listBonuses } from '../../gateway/endpoints/records/list-bonuses.ts'
import { listRaffles } from '../../gateway/endpoints/raffles/list-raffles.ts'
import { newestOf } from '../funds/history.ts'
import { $platform } from '../lifecycle.ts'
import type { Evidence } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { isAbsent } from '../requests/failure.ts'

/** What the gateway has after a play: the tickets of each raffle, and on a bonus record what was won. */
export type Booked = Evidence & { tickets: ReadonlyMap<string, number>; raffle?: string; record?: BonusRecord }

/** What a play looks like afterwards: a ticket less in its raffle, and perhaps a bonus of the raffle's type. */
export type Trace = { raffle: string; type: string }

const rafflesFx = endpointFx(listRaffles)
const newestFx = attach({
  source: $platform,
  mapParams: (_: void, { clock }) => newestOf(clock.now()),
  effect: endpointFx(listBonuses),
})

/** The newest bonuses, then the tickets of each raffle. A gateway without bonus records says the tickets alone. */
export const bookedFx = createEffect(async (): Promise<readonly Booked[]> => {
  const [bonuses, { list }] = await Promise.all([newestFx().catch(noneIfAbsent), rafflesFx()])
  const tickets = new Map(list.toReversed().map((raffle) => [raffle.promotionId, raffle.tickets])) // of a repeated one the first counts
  return [
    ...bonuses.content.map((record): Booked => ({ reference: record.referenceNo, tickets, record })),
    ...list.map((raffle): Booked => ({ reference: ticketReference(raffle), tickets, raffle: raffle.promotionId })),
  ]
})

function noneIfAbsent(error: unknown): { content: BonusRecord[] } {
  if (isAbsent(reasonOf(error))) return { content: [] }
  throw error
}

/**
 * Whether a new record shows that the play was booked. A bonus alone does not: it may come from another promotion. Fewer tickets than
 * before do, also for a prize that gets no bonus record.
 */
export function isTrace({ tickets, raffle, record }: Booked, trace: Trace, known: readonly string[]): boolean {
  const [left, before] = [tickets.get(trace.raffle), ticketsIn(known, trace.raffle)]
  if (left === undefined || before === undefined || left >= before) return false
  return record ? record.type === trace.type : raffle === trace.raffle
}

function ticketReference({ promotionId, tickets }: Pick<Raffle, 'promotionId' | 'tickets'>): string {
  return `${promotionId} tickets ${tickets}`
}

function ticketsIn(known: readonly string[], raffle: string): number | undefined {
  const start = `${raffle} tickets `
  const found = known.find((reference) => reference.startsWith(start))
  return found === undefined ? undefined : Number(found.slice(start.length))
}

/** The type of the bonus record that is written for a play. */
export function bonusTypeOf(kind: string): string {
  return kind === 'RED_ENVELOPE' ? kind : 'PROMOTION'
}
