import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import type { Event, Store } from 'effector'

import { $platform, portalStopped } from '../lifecycle.ts'
import { $now } from '../context/environment.ts'

const longestTimer = 2 ** 31 - 1 // ms: what a browser's timer can hold

/**
 * Rings once, with the time, when a moment has come (both in ms since 1970; 0: there is none). The moment may move while it waits. A
 * machine that slept past it
 * rings within the step of `$now` after it woke.
 */
export function createAlarm($at: Store<number>): Event<number> {
  // What may happen
  const timerRan = createEvent()

  // What we know
  const $rungFor = createStore(0)
  const $timer = createStore<{ at: number; stop: () => void } | null>(null)
  const $moment = combine({ at: $at, platform: $platform, rungFor: $rungFor, timer: $timer })

  // How it changes
  const checkFx = attach({
    source: $moment,
    effect: ({ at, platform, rungFor }) => {
      const now = platform.clock.now()
      return { at, now, due: at > 0 && at !== rungFor && now >= at }
    },
  })
  const setFx = attach({
    source: $moment,
    effect: ({ at, platform: { clock }, timer }) => {
      timer?.stop()
      return { at, stop: clock.after(Math.min(Math.max(at - clock.now(), 0), longestTimer), scopeBind(timerRan, { safe: true })) }
    },
  })
  const stopFx = attach({ source: $timer, effect: (timer) => timer?.stop() })

  $timer.on(timerRan, () => null).on(setFx.doneData, (_, timer) => timer)
  sample({ clock: timerRan, target: checkFx })
  sample({
    clock: $now.updates,
    source: $moment,
    filter: ({ at, rungFor }, now) => at > 0 && at !== rungFor && now >= at,
    fn: () => undefined,
    target: checkFx,
  })
  $rungFor.on(checkFx.doneData, (rung, { at, due }) => (due ? at : rung))
  // A timer that fires too early checks the time and is set again, so a postponed alarm needs no new timer
  sample({
    clock: [$at.updates, checkFx.doneData],
    source: $moment,
    filter: ({ at, rungFor, timer }) => at > 0 && at !== rungFor && (timer === null || at < timer.at),
    fn: () => undefined,
    target: setFx,
  })
  sample({ clock: portalStopped, target: stopFx })
  return sample({ clock: checkFx.doneData, filter: ({ due }) => due, fn: ({ now }) => now })
}
