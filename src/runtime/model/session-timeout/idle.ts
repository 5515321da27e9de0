import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { PageNode } from '../../../schemas/documents.ts'
import { watchActivity } from '../../platform/activity.ts'
import { $documents, documentOf, documentWanted } from '../context/documents.ts'
import { sentIntentOf } from '../intents.ts'
import { $platform, portalStopped } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $popups, popupClosed, popupOpened } from '../navigation/popups.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'
import { $now } from '../context/environment.ts'
import { constant } from '../site/brand-constants.ts'
import { createAlarm } from './alarm.ts'
import { $record, active, sessionBegan, sessionTimeoutStarted } from './session-record.ts'
import { sessionRanOut } from './session-over.ts'
import { toastShown } from '../toasts/toasts.ts'

const everyMs = 5_000 // somebody who does something is noticed this often
const minuteMs = 60_000
const lastWordsMs = 5 * minuteMs // before the longest session ends
const popup = 'idle-warning'
const questions = [popup, 'reality-check'] // what `stay` answers

// What may happen
/** Somebody did something here; ms since 1970. */
export const activitySeen = createEvent<number>()

// What we know. 0: never
const $idleMs = constant('idleMinutes').map((minutes) => minutes * minuteMs)
const $warningMs = combine(constant('idleWarningSeconds'), $idleMs, (seconds, idle) => Math.min(seconds * 1000, idle / 2))
const $longestMs = constant('sessionMaxHours').map((hours) => hours * 60 * minuteMs)
export const $idleAt = combine($record, $idleMs, (record, idle) => (record && idle > 0 ? record.activeAt + idle : 0))
const $warnAt = combine($idleAt, $warningMs, (at, warning) => (at > 0 && warning > 0 ? at - warning : 0))
const $overAt = combine($record, $longestMs, (record, longest) => (record && longest > 0 ? record.startedAt + longest : 0))
const $lastWordsAt = $overAt.map((at) => (at > 0 ? at - lastWordsMs : 0))
/** The warning is up: only its answer is taken as a sign of somebody. */
const $warned = isPopupOpen(popup)
/** A game runs; its frame does not report the activity inside it. */
const $playing = combine($popups, $location, $documents, (popups, { page }, documents) =>
  [page, ...popups.map((open) => open.popup)].some((id) => {
    const document = documentOf(documents, `page/${id}`)
    return document?.kind === 'page' && hasGame(document.nodes)
  }),
)
const $stop = createStore<(() => void) | null>(null)
const $here = combine({
  here: $record.map((record) => record !== null),
  idleAt: $idleAt,
  overAt: $overAt,
  warned: $warned,
  playing: $playing,
})

// How it changes
const watchActivityFx = attach({
  source: $platform,
  effect: ({ clock }) => watchActivity(clock, everyMs, scopeBind(activitySeen, { safe: true })),
})
const stopFx = createEffect((stop: () => void) => stop())
sample({ clock: sessionTimeoutStarted, target: watchActivityFx })
$stop.on(watchActivityFx.doneData, (_, stop) => stop)
sample({ clock: portalStopped, source: $stop, filter: (stop) => stop !== null, target: stopFx })

// Signs of somebody: loading the page, an answer to the warning, a game that runs. Who comes too late finds the session over
const timeFx = attach({ source: $platform, effect: ({ clock }) => clock.now() })
sample({ clock: [sessionBegan, $warned.updates.filter({ fn: (warned) => !warned })], fn: () => undefined, target: timeFx })
sample({
  clock: [timeFx.doneData, sample({ clock: $now.updates, source: $here, filter: ({ playing }) => playing, fn: (_, now) => now })],
  target: activitySeen,
})
sample({
  clock: activitySeen,
  source: $here,
  filter: ({ here, idleAt, warned }, now) => here && !warned && (idleAt === 0 || now < idleAt),
  fn: (_, now) => now,
  target: active,
})
sample({
  clock: activitySeen,
  source: $here,
  filter: ({ here, idleAt }, now) => here && idleAt > 0 && now >= idleAt,
  fn: () => ({ why: 'idle' as const }),
  target: sessionRanOut,
})

// No activity: first a warning, then the end. The longest session ends whatever happens
const warning = sample({
  clock: createAlarm($warnAt),
  source: $here,
  filter: ({ here, idleAt }, now) => here && now < idleAt,
  fn: ({ playing }, now) => ({ playing, now }),
})
sample({ clock: warning, filter: ({ playing }) => playing, fn: ({ now }) => now, target: activitySeen })
sample({ clock: warning, filter: ({ playing }) => !playing, fn: () => ({ popup }), target: popupOpened })
sample({
  clock: createAlarm($idleAt),
  source: $here,
  filter: ({ here }) => here,
  fn: () => ({ why: 'idle' as const }),
  target: sessionRanOut,
})
sample({
  clock: createAlarm($overAt),
  source: $here,
  filter: ({ here }) => here,
  fn: () => ({ why: 'time' as const }),
  target: sessionRanOut,
})
sample({
  clock: createAlarm($lastWordsAt),
  source: $here,
  filter: ({ here, overAt }, now) => here && now < overAt,
  fn: ({ overAt }, now) => ({
    kind: 'warning' as const,
    message: { text: 't:protection.last-minutes', values: { count: Math.ceil((overAt - now) / minuteMs) } },
  }),
  target: toastShown,
})

// The player's answer, wherever it is given: closing the warning is an answer too
sample({
  clock: sentIntentOf('stay'),
  source: $popups,
  fn: (popups, { from }) => ({
    popup:
      questions.find((question) => question === from?.page) ?? popups.findLast((open) => questions.includes(open.popup))?.popup ?? popup,
  }),
  target: popupClosed,
})
sample({ clock: sessionBegan, fn: () => `page/${popup}`, target: documentWanted }) // it is here when the network is not

function hasGame(nodes: readonly PageNode[]): boolean {
  return nodes.some(({ widget, slots }) => widget === 'game-frame' || Object.values(slots ?? {}).some(hasGame))
}
