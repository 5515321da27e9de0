import { createEvent, createStore, sample } from 'effector'

import { $now } from '../context/environment.ts'
import { $location } from '../navigation/navigation.ts'
import { constant } from '../site/brand-constants.ts'

const defaultMinutes = 5
const againMs = 60_000 // (chosen)

// What may happen
/** A page wants the real-time salaries. */
export const salariesShown = createEvent()
/** Real-time salaries were settled, or a minute has passed since they were asked for: while their page is shown they are asked for anew. */
export const settled = createEvent()

// What we know: where they are shown, and when they were asked for
/** How far settlements of real-time salaries are apart, counted from the full hour (decision 500); 0 for never. */
export const $settlesEveryMs = constant('realtimeSalaryMinutes', defaultMinutes).map((minutes) => Math.round(minutes * 60_000))
const $page = createStore('')
const $askedAt = createStore(0)

// How it changes: the clock steps only while the tab can be seen, and at once when it is seen again
sample({ clock: salariesShown, source: $location, fn: ({ page }) => page, target: $page })
sample({ clock: salariesShown, source: $now, target: $askedAt })
const asked = sample({
  clock: $now.updates,
  source: { page: $page, askedAt: $askedAt, location: $location, everyMs: $settlesEveryMs },
  filter: ({ page, askedAt, location, everyMs }, now) =>
    page === location.page && (now - askedAt >= againMs || settledBetween(askedAt, now, everyMs)),
  fn: (_, now) => now,
})
$askedAt.on(asked, (_, now) => now)
sample({ clock: asked, fn: () => undefined, target: settled })

function settledBetween(then: number, now: number, everyMs: number): boolean {
  return everyMs > 0 && Math.floor(then / everyMs) < Math.floor(now / everyMs)
}
