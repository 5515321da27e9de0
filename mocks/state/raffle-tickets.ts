import type { MockState, TicketGrant } from './mock-state.ts'
import type { Persona } from './personas.ts'

/** What an account has from the start, by raffle. */
const first: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  member: { 'raffle-wheel': 3, 'raffle-eggs': 2, 'raffle-envelope': 1 },
  vip: { 'raffle-wheel': 12, 'raffle-gold': 2, 'raffle-eggs': 5, 'raffle-envelope': 3 },
  agent: { 'raffle-wheel': 1 },
}

/** The tickets of an account, by raffle. In `huge` there are very many, in `empty` none. */
export function ticketsOf({ raffleTickets, choice: { scenario } }: MockState, { account }: Persona): Map<string, number> {
  let own = raffleTickets.get(account)
  if (!own) {
    const given = Object.entries(scenario === 'empty' ? {} : (first[account] ?? {}))
    own = new Map(given.map(([raffle, count]) => [raffle, scenario === 'huge' ? count * 1_240 : count]))
    raffleTickets.set(account, own)
  }
  return own
}

export function grantTickets(state: MockState, persona: Persona, { raffle, count }: TicketGrant): void {
  const own = ticketsOf(state, persona)
  own.set(raffle, (own.get(raffle) ?? 0) + count)
}
