import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { announcements } from './announcements.ts'
import type { MockState } from './mock-state.ts'

/** Moves a promotion of somebody from one state to another; anything else has been decided already. */
export function movePromotion(state: MockState, account: string, id: string, from: string, to: string): Refusal | { state: string } {
  const promotion = announcements.find((record) => record.list === 'promotion' && record.id === id)
  if (!promotion) return refuse('RECORD_NOT_FOUND', 'There is no such promotion')
  const own = state.promotions.get(account) ?? new Map<string, string>()
  if ((own.get(id) ?? promotion.state) !== from) return refuse('STATE_CONFLICT', 'This has been decided already, load the list again')
  state.promotions.set(account, own.set(id, to))
  return { state: to }
}
