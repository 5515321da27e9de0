import { combine } from 'effector'

import type { Session } from '../../../schemas/nouns/account.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { readMemberIcon } from '../../gateway/endpoints/member/read-member-icon.ts'
import { $member, $memberFailure, $role, memberWanted } from '../context/session.ts'
import { $cdn } from '../context/site.ts'
import { $unread } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'
import { callOf } from '../requests/call.ts'
import { createResource, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './session.contract.ts'

// The picture is asked for when somebody draws it
const memberIcon = createResource<void, { icon?: string | undefined }>({
  name: 'memberIcon',
  ask: callOf(readMemberIcon),
  keyOf: () => 'icon',
  session: 'session',
})
const $picture = combine(memberIcon.known, $cdn, ({ entries }, cdn) =>
  entries.icon?.status === 'ready' ? cdn.images(entries.icon.value.icon) : [],
)
/** Who is here, as a view shows it. */
export const $session = combine(
  { role: $role, member: $member, failure: $memberFailure, unread: $unread, picture: $picture, flags: $flags },
  ({ role, member, failure, unread, picture, flags }): SourceState<Session> => {
    if (failure) return { status: 'failed', failure }
    if (role === null) return loading
    const isVip = member?.vip === true && flags.VIP3 !== false
    const label = isVip && member.vipLabel ? { vipLabel: member.vipLabel } : {}
    return readyOf({
      role,
      name: member?.nickname || member?.account || '',
      account: member?.account ?? '',
      picture,
      vip: isVip ? Math.max(0, member.vipRankLevel ?? 0) : 0,
      unread,
      ...label,
    })
  },
)

export const source = defineSource(contract, {
  from: $session,
  select: (state) => state,
  wanted: memberIcon.wanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})
