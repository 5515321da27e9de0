import { attach, combine, createEvent, createStore, merge, sample } from 'effector'

import type { ProtectionSession } from '../../../schemas/gateway/protection.ts'
import type { PlaySession } from '../../../schemas/nouns/play-session.ts'
import { readProtectionSession } from '../../gateway/endpoints/protection/read-protection-session.ts'
import { $symbol } from '../wallet/balance.ts'
import { callOf } from '../requests/call.ts'
import { documentWanted } from '../context/documents.ts'
import { $platform } from '../lifecycle.ts'
import { popupOpened } from '../navigation/popups.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'
import { createResource } from '../requests/resource.ts'
import { $role, sessionEnded } from '../context/session.ts'
import { $now } from '../context/environment.ts'
import { createAlarm } from '../session-timeout/alarm.ts'
import { $record, checked, recordWanted, sessionBegan } from '../session-timeout/session-record.ts'
import { $checkMinutes, checkChosen, protection } from './protection.ts'

export const key = 'now'
const minuteMs = 60_000
const popup = 'reality-check'

// What may happen
/** The topic is loaded. */
export const protectionStarted = createEvent()

// What we know: what the gateway counts, converted to this device's clock
export const figures = createResource<void, ProtectionSession>({
  name: 'play-session',
  ask: callOf(readProtectionSession),
  keyOf: () => key,
  session: 'real',
})
const $figures = createStore<{ startedAt: number; netResult: number; at: number } | null>(null)
/** The steps of `$now`, and the moments between them that matter: an hour is shown as soon as it is over. */
const $time = createStore(0)
/** The session of whoever is here, a new object once a minute; null: there is none. */
const $playSession = createStore<PlaySession | null>(null, { updateFilter: (after, before) => !isSame(after, before) })
export const $playKnown = combine({ known: figures.known, session: $playSession, role: $role })

// How it changes
sample({ clock: protectionStarted, target: recordWanted })
/** There is a session, also one that began before this topic was loaded. */
const began = merge([sessionBegan, sample({ clock: protectionStarted, source: $record, filter: (record) => record !== null })])
const readClockFx = attach({
  source: $platform,
  effect: ({ clock }, { startedAt, serverTime, netResult }: ProtectionSession) => ({
    startedAt: clock.now() - (Date.parse(serverTime) - Date.parse(startedAt)),
    netResult,
    at: clock.now(),
  }),
})
sample({ clock: figures.answered, fn: ({ value }) => value, target: readClockFx })
$figures.on(readClockFx.doneData, (_, read) => read).reset(sessionEnded)

const timeFx = attach({ source: $platform, effect: ({ clock }) => clock.now() })
$time.on([$now, timeFx.doneData], (_, now) => now).on(readClockFx.doneData, (_, { at }) => at)

const $known = combine({ record: $record, figures: $figures, now: $time, currency: $symbol })
sample({
  clock: $known,
  fn: ({ record, figures: read, now, currency }): PlaySession | null => {
    if (!record) return null
    const since = read && Number.isFinite(read.startedAt) ? Math.min(read.startedAt, now) : record.startedAt
    const minutes = Math.max(0, Math.floor((now - since) / minuteMs))
    return { startedAt: since, now: since + minutes * minuteMs, ...(read && { netResult: read.netResult }), currency }
  },
  target: $playSession,
})
const gameClosed = sample({ clock: isPopupOpen('game').updates, filter: (open) => !open, fn: () => undefined })
sample({ clock: gameClosed, target: figures.refreshed })

// The reality check: a deadline that a reload does not move. Over whatever is there, a game too
const $checkAt = combine($record, $checkMinutes, (record, minutes) => (record && minutes > 0 ? record.checkedAt + minutes * minuteMs : 0))
const due = sample({ clock: createAlarm($checkAt), source: $record, filter: (record) => record !== null, fn: () => undefined })
sample({ clock: [due, began], fn: () => undefined, target: timeFx })
sample({ clock: due, target: figures.refreshed })
sample({ clock: due, fn: () => ({ popup }), target: popupOpened })
const seenFx = attach({ source: $platform, effect: ({ clock }) => clock.now() })
const answeredIt = sample({ clock: isPopupOpen(popup).updates, filter: (open) => !open, fn: () => undefined })
sample({ clock: [answeredIt, checkChosen], target: seenFx })
sample({ clock: seenFx.doneData, target: checked })
sample({ clock: began, fn: () => `page/${popup}`, target: documentWanted }) // it is here when the network is not
sample({ clock: began, fn: () => undefined, target: protection.wanted })

function isSame(one: PlaySession | null, other: PlaySession | null): boolean {
  return (
    one === other ||
    (one !== null &&
      other !== null &&
      one.startedAt === other.startedAt &&
      one.now === other.now &&
      one.netResult === other.netResult &&
      one.currency === other.currency)
  )
}
