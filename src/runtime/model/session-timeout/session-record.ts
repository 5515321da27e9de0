import { attach, createEvent, createStore, sample } from 'effector'

import { $platform } from '../lifecycle.ts'
import { $token, sessionEnded } from '../context/session.ts'

/**
 * What this tab knows of the session, in ms since 1970 by this device's clock: since when there is one here, when somebody last did
 * something, and when he last saw how long he plays. `of`: its token, so that another session begins another record.
 */
export type SessionRecord = { of: string; startedAt: number; activeAt: number; checkedAt: number }

const key = 'foyer-session'

// What may happen
/** The topic is loaded: what the tab remembers of the session is read. */
export const sessionTimeoutStarted = createEvent()
/** The record is needed: it is read, or begun, if that did not happen yet. */
export const recordWanted = createEvent()
/** There is a session: a new one, or that of before a reload. */
export const sessionBegan = createEvent<SessionRecord>()
/** Somebody is here. */
export const active = createEvent<number>()
/** The player saw how long he plays. */
export const checked = createEvent<number>()

// What we know: it outlives a reload
export const $record = createStore<SessionRecord | null>(null)

// How it changes
const recallFx = attach({
  source: $platform,
  effect: ({ clock, session }, token: string): SessionRecord => {
    const [now, kept] = [clock.now(), recordOf(session.read(key))]
    return kept?.of === token ? kept : { of: token, startedAt: now, activeAt: now, checkedAt: now }
  },
})
const keepFx = attach({ source: $platform, effect: ({ session }, record: SessionRecord) => session.write(key, JSON.stringify(record)) })

sample({ clock: sessionTimeoutStarted, target: recordWanted })
const unknown = sample({
  clock: [recordWanted, $token.updates],
  source: { token: $token, record: $record },
  filter: ({ token, record }) => record?.of !== token,
  fn: ({ token }) => token,
})
sample({ clock: unknown, filter: (token) => token !== null, target: recallFx })
sample({ clock: recallFx.doneData, source: $token, filter: (now, { of }) => now === of, fn: (_, record) => record, target: sessionBegan })
$record
  .on(sessionBegan, (_, record) => record)
  .on(active, (record, now) => record && { ...record, activeAt: now })
  .on(checked, (record, now) => record && { ...record, checkedAt: now })
  .reset(sessionEnded)
sample({ clock: $record.updates, filter: (record) => record !== null, target: keepFx })

function recordOf(text: string | undefined): SessionRecord | null {
  try {
    const { of, startedAt, activeAt, checkedAt } = JSON.parse(text ?? '') as Partial<SessionRecord> // checked below
    return typeof of === 'string' && [startedAt, activeAt, checkedAt].every(Number.isFinite)
      ? ({ of, startedAt, activeAt, checkedAt } as SessionRecord)
      : null
  } catch {
    return null
  }
}
