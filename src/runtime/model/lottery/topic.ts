import { attach, combine, createStore, merge, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { $now } from '../context/environment.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import type { ResourceKnown } from '../requests/resource.ts'
import { createAlarm } from '../session-timeout/alarm.ts'
import { $skew } from '../site/server-clock.ts'
import { askOfNumbers, keyOfNumbers, menu, menuWanted, numbers, numbersIn, numbersWanted, recent, recentWanted } from './lottery.ts'
import { $modes, modeOf } from './prize-modes.ts'
import * as sources from './sources.ts'

/** How long after the close of a draw its numbers and the next draw are asked for (chosen). */
const afterCloseMs = 3_000
/** How long after an answer without them they are asked for again; the second one where they are late by more than two minutes (chosen). */
const againMs = 15_000
const lateAgainMs = 60_000
const lateMs = 120_000

/** What a page shows last of each kind, and where: only that is asked for again. */
type Shown = {
  menu?: Parameters<typeof menuWanted>[0]
  recent?: Parameters<typeof menuWanted>[0]
  numbers?: Parameters<typeof numbersWanted>[0]
}

// What may happen
const planned = merge([menu.answered, recent.answered, numbers.answered])

// What we know
const $shown = createStore<Shown>({})
const $path = createStore('') // of the page that shows them
const $dueAt = createStore(0) // ms since 1970 by this device's clock; 0: nothing is waited for
const $missed = createStore(false) // a moment passed while the page could not be seen

// How it changes
$shown
  .on(menuWanted, (shown, args) => ({ ...shown, menu: args }))
  .on(recentWanted, (shown, args) => ({ ...shown, recent: args }))
  .on(numbersWanted, (shown, args) => ({ ...shown, numbers: args }))
const wanted = merge([menuWanted, recentWanted, numbersWanted])
sample({ clock: wanted, source: $location, fn: ({ pathname }) => pathname, target: $path })

/** When the next draw of what is shown closes; an answer that is behind is asked for again after a while. */
const planFx = attach({
  source: {
    platform: $platform,
    menu: menu.known,
    recent: recent.known,
    numbers: numbers.known,
    skew: $skew,
    shown: $shown,
    modes: $modes,
  },
  effect({ platform: { clock }, menu: games, recent: played, numbers: drawn, skew, shown, modes }) {
    const now = clock.now()
    const again = (since: number) => now + (now - since < lateMs ? againMs : lateAgainMs)
    const groups = shown.menu && modes ? valueIn(games, modeOf(shown.menu, modes))?.list.flatMap(({ gameMenus }) => gameMenus) : []
    const last = shown.recent && modes ? valueIn(played, modeOf(shown.recent, modes))?.list : []
    const draws = shown.numbers ? valueIn(drawn, keyOfNumbers(askOfNumbers(shown.numbers)))?.list : []
    const closing = [...(groups ?? []), ...(last ?? [])].map(({ closeTime = '' }) => deviceTime(closeTime, skew)).filter(Number.isFinite)
    const opened = (draws ?? []).flatMap((draw) => (numbersIn(draw).length === 0 ? [deviceTime(draw.openTime, skew)] : []))
    const due = closing.map((at) => (at + afterCloseMs > now ? at + afterCloseMs : again(at)))
    return Math.min(...due, ...opened.map((at) => again(Number.isNaN(at) ? 0 : at)))
  },
})
sample({ clock: [planned, $skew.updates], fn: () => undefined, target: planFx })
$dueAt.on(planFx.doneData, (_, at) => (Number.isFinite(at) ? at : 0))

const seenFx = attach({
  source: { platform: $platform, location: $location, path: $path },
  effect: ({ platform, location, path }) => ({ due: !platform.media.hidden() && location.pathname === path, now: platform.clock.now() }),
})
const rang = createAlarm($dueAt)
const back = sample({ clock: [wanted, $now.updates], source: $missed, filter: (missed) => missed, fn: () => undefined })
sample({ clock: [rang, back], fn: () => undefined, target: seenFx })
$missed.on(seenFx.doneData, (_, { due }) => !due)
$dueAt.on(seenFx.doneData, (_, { due, now }) => (due ? now + againMs : 0)) // in case that nothing is answered

const refreshed = sample({
  clock: seenFx.doneData,
  source: combine({ shown: $shown, modes: $modes }),
  filter: (_, { due }) => due,
  fn: (known) => known,
})
sample({
  clock: refreshed,
  filter: ({ shown, modes }) => shown.menu !== undefined && modes !== null,
  fn: ({ shown, modes }) => ({ prizeMode: modeOf(shown.menu!, modes!) }),
  target: menu.refreshed,
})
sample({
  clock: refreshed,
  filter: ({ shown, modes }) => shown.recent !== undefined && modes !== null,
  fn: ({ shown, modes }) => ({ prizeMode: modeOf(shown.recent!, modes!) }),
  target: recent.refreshed,
})
sample({
  clock: refreshed,
  filter: ({ shown }) => shown.numbers !== undefined,
  fn: ({ shown }) => askOfNumbers(shown.numbers!),
  target: numbers.refreshed,
})

function valueIn<Value>({ entries }: ResourceKnown<Value>, key: string): Value | undefined {
  const entry = entries[key]
  return entry?.status === 'ready' ? entry.value : undefined
}
/** A time of the gateway in ms since 1970 by this device's clock; not a number for one that cannot be read. */
function deviceTime(time: string, skew: number | null): number {
  return Date.parse(time) - (skew ?? 0)
}

export const topic = defineTopic({ sources: Object.values(sources) })
