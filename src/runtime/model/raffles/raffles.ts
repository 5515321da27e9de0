import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { Raffle as GatewayRaffle, RaffleResult, Raffles as GatewayRaffles } from '../../../schemas/gateway/raffles.ts'
import type { Raffle, Raffles } from '../../../schemas/nouns/raffles.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listRaffles } from '../../gateway/endpoints/raffles/list-raffles.ts'
import { playRaffle } from '../../gateway/endpoints/raffles/play-raffle.ts'
import { callNoun } from '../funds/refusals.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { $location } from '../navigation/navigation.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $cdn } from '../context/site.ts'
import { $symbol, balance } from '../wallet/balance.ts'
import { bonusTypeOf, bookedFx, isTrace } from './evidence.ts'
import type { Booked, Trace } from './evidence.ts'

export const key = 'all'
const kinds: readonly string[] = ['WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE'] satisfies Raffle['kind'][]

// What may happen
/** The topic is loaded: a play whose answer was lost before a reload is looked for. */
export const rafflesStarted = createEvent()

type State = CallState<RaffleResult, Booked>

// What we know
export const raffles = createResource<void, GatewayRaffles>({
  name: 'raffles',
  ask: callOf(listRaffles),
  keyOf: () => key,
  session: 'real',
})
export const call = createMoneyCall<Trace, RaffleResult, Trace, Booked>({
  name: 'play',
  send: attach({ effect: endpointFx(playRaffle), mapParams: ({ raffle }: Trace) => ({ promotionId: raffle }) }),
  traceOf: (trace) => trace,
  history: bookedFx,
  isTrace,
})
const $listed = raffles.known.map(({ entries }) => {
  const entry = entries[key]
  return entry?.status === 'ready' ? entry.value.list : null
})
/** The raffle that the newest play is about. */
const $of = createStore<string | null>(null)
export const $raffles = combine({ known: raffles.known, state: call.state, of: $of, symbol: $symbol, cdn: $cdn })

// How it changes
sample({ clock: rafflesStarted, target: call.started })
const played = forRealAccounts(intentOf('play'))
// Before the play begins, so that one that is on its way keeps its raffle
sample({
  clock: played,
  source: call.state,
  filter: (state) => state.status !== 'sending' && !(state.status === 'unknown' && state.checking),
  fn: (_, { raffle }) => raffle,
  target: $of,
})
sample({
  clock: played,
  source: $listed,
  fn: (listed, { raffle }): Trace => ({
    raffle,
    type: bonusTypeOf(listed?.find(({ promotionId }) => promotionId === raffle)?.kind ?? ''),
  }),
  target: call.asked,
})
// The answer says how many tickets are left; winners, and tickets where it did not say, are read again, as after a refusal
sample({
  clock: call.moved,
  source: { listed: $listed, state: call.state, of: $of },
  filter: ({ listed, state }) => listed !== null && state.status === 'done' && state.value.ticketsLeft !== undefined,
  fn: ({ listed, state, of }) => {
    const left = state.status === 'done' ? (state.value.ticketsLeft ?? 0) : 0
    return { key, value: { list: (listed ?? []).map((one) => (one.promotionId === of ? { ...one, tickets: left } : one)) } }
  },
  target: raffles.answered,
})
sample({ clock: call.state.updates, filter: ({ status }) => status === 'refused', fn: () => undefined, target: raffles.refreshedAll })
sample({ clock: call.moved, target: [raffles.refreshedAll, balance.refreshedAll] })
sample({ clock: call.moved, fn: () => 'records.bonuses', target: recordChanged })
for (const [kind, target] of [
  ['check-money', call.checked],
  ['clear-money', call.cleared],
] as const) {
  sample({ clock: intentOf(kind), filter: ({ action }) => action === 'play', fn: () => undefined, target })
}
// A result that was read is not there when the player comes back
const $isHere = $location.map(({ page, parent = page }) => parent === 'raffle')
sample({ clock: $isHere.updates, filter: (isHere) => !isHere, fn: () => undefined, target: call.cleared })

type Local = Omit<ReturnType<typeof $raffles.getState>, 'known'>
const kept = memo(
  (value: GatewayRaffles, state: State, cdn: Cdn, of: string | null, currency: string, kind: string, chosen: string): Raffles => {
    const shown = value.list
      .filter((one, index) => value.list.findIndex(({ promotionId }) => promotionId === one.promotionId) === index)
      .flatMap((one) => (isKnown(one.kind) && (kind === '' || one.kind === kind) ? [raffleOf(one, one.kind, cdn)] : []))
    const won = wonOf(state, cdn)
    return {
      currency,
      raffles: shown,
      chosen: (shown.find((one) => one.key === chosen) ?? shown[0])?.key ?? '',
      call: callNoun(state),
      ...(of !== null && { of }),
      ...(won && { won }),
    }
  },
)
/** The raffles of a kind, of all kinds for "", and what became of the newest play. */
export function rafflesOf(value: GatewayRaffles, { state, cdn, of, symbol }: Local, kind: string, chosen: string): Raffles {
  return kept(value, state, cdn, of, symbol, kind, chosen)
}

const raffleOf = memo(({ promotionId, name, tickets, prizes, winners }: GatewayRaffle, kind: Raffle['kind'], cdn: Cdn): Raffle => ({
  key: promotionId,
  kind,
  name,
  tickets: Math.max(0, tickets),
  prizes: prizes
    .filter(({ prizeId }, index) => prizes.findIndex((other) => other.prizeId === prizeId) === index)
    .map((prize) => ({
      key: prize.prizeId,
      name: prize.name,
      ...(prize.amount !== undefined && { amount: prize.amount }),
      picture: cdn.images(prize.icon),
    })),
  winners: winners.map(({ player, gameName, prize }, index) => ({
    key: String(index + 1), // the gateway gives no ids
    player,
    ...(gameName !== undefined && { game: gameName }),
    prize,
  })),
}))

function wonOf(state: State, cdn: Cdn): Raffles['won'] {
  if (state.status === 'done') {
    const { prizeId, name, amount, icon } = state.value
    return { name, ...(amount !== undefined && { amount }), picture: cdn.images(icon), ...(prizeId !== undefined && { prize: prizeId }) }
  }
  const record = state.status === 'found' ? state.record.record : undefined
  return record && { name: record.name, ...(record.amount !== '0' && { amount: record.amount }), picture: [] }
}

function isKnown(kind: string): kind is Raffle['kind'] {
  return kinds.includes(kind)
}
