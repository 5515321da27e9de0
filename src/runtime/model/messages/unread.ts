import { combine, createStore, sample } from 'effector'

import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { $gates, $member } from '../context/session.ts'
import { $now } from '../context/environment.ts'
import { unreadCounted } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'

const everyMs = 60_000 // at most once a minute (gateway.md, section 16)
const key = 'unread'

// What we know: unread messages; never asked for a trial account, nor where the site has no messages
export const unread = createResource<void, { unreadCount: number }>({
  name: 'unread',
  ask: callOf(readUnreadCount),
  keyOf: () => key,
  session: 'real',
})
const $askedAt = createStore(0)
const $isOffered = $flags.map((flags) => flags.MESSAGE3 !== false)
const $unread = combine(unread.known, $member, $isOffered, ({ entries }, member, isOffered) => {
  if (!isOffered) return 0
  const entry = entries[key]
  return Math.max(0, entry?.status === 'ready' ? entry.value.unreadCount : (member?.unreadMessageCount ?? 0))
})

sample({ clock: $unread, target: unreadCounted })

// How it changes: after a login, then once a minute
const due = sample({
  clock: $now.updates,
  source: { at: $askedAt, gates: $gates, known: unread.known, isOffered: $isOffered },
  filter: ({ at, gates, known, isOffered }, now) =>
    isOffered && gates.real === 'open' && at > 0 && now - at >= everyMs && known.entries[key]?.status !== 'absent',
  fn: () => undefined,
})
sample({ clock: due, target: unread.refreshed })
sample({
  clock: combine({ member: $member, isOffered: $isOffered }).updates,
  filter: ({ member, isOffered }) => isOffered && member !== null,
  fn: () => undefined,
  target: unread.wanted,
})
$askedAt.on(sample({ clock: [due, unread.wanted], source: $now }), (_, now) => now)
