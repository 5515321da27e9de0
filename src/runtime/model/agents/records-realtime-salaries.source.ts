import { createEvent, createStore, sample } from 'effector'

import { listRealtimeSalaries } from '../../gateway/endpoints/agents/list-realtime-salaries.ts'
import { payRealtimeSalary } from '../../gateway/endpoints/agents/pay-realtime-salary.ts'
import { $now } from '../context/environment.ts'
import { $location } from '../navigation/navigation.ts'
import { contract } from './records-realtime-salaries.contract.ts'
import { createPayoutSource } from './payouts.ts'
import { $settlesEveryMs } from './settlement.ts'

const againMs = 60_000 // (chosen)

// What may happen
const due = createEvent()

export const source = createPayoutSource(contract, {
  list: listRealtimeSalaries,
  process: payRealtimeSalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
  again: due,
})

// What we know: where it is shown, and when it was asked for
const $page = createStore('')
const $askedAt = createStore(0)

// How it changes: the clock steps only while the tab can be seen, and at once when it is seen again
if (source.wanted) {
  sample({ clock: source.wanted, source: $location, fn: ({ page }) => page, target: $page })
  sample({ clock: source.wanted, source: $now, target: $askedAt })
}
const asked = sample({
  clock: $now.updates,
  source: { page: $page, askedAt: $askedAt, location: $location, everyMs: $settlesEveryMs },
  filter: ({ page, askedAt, location, everyMs }, now) =>
    page === location.page && (now - askedAt >= againMs || settledBetween(askedAt, now, everyMs)),
  fn: (_, now) => now,
})
$askedAt.on(asked, (_, now) => now)
sample({ clock: asked, fn: () => undefined, target: due })

function settledBetween(then: number, now: number, everyMs: number): boolean {
  return everyMs > 0 && Math.floor(then / everyMs) < Math.floor(now / everyMs)
}
