import { combine } from 'effector'

import { dayAt } from '../../../rules/days.ts'
import type { Session } from '../../../schemas/nouns/account.ts'
import type { Brand } from '../../../schemas/nouns/brand.ts'
import { readMemberIcon } from '../../gateway/endpoints/member/read-member-icon.ts'
import { callOf } from '../requests/call.ts'
import { $brand } from '../documents/documents.ts'
import { $flags } from '../facts/flags.ts'
import { $language, $languages, $theme, $themeChoice } from '../facts/preferences.ts'
import { createResource, loading } from '../requests/resource.ts'
import { $member, $memberFailure, $role } from '../session/session.ts'
import { $cdn, $info, $zone } from './site.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $now } from '../facts/environment.ts'
import { $unread } from '../messages/unread.ts'

/** Who is here, as a view shows it. The picture is asked for when somebody draws it. */
export const memberIcon = createResource<void, { icon?: string | undefined }>({
  name: 'memberIcon',
  ask: callOf(readMemberIcon),
  keyOf: () => 'icon',
  session: 'session',
})
const $picture = combine(memberIcon.known, $cdn, ({ entries }, cdn) =>
  entries.icon?.status === 'ready' ? cdn.images(entries.icon.value.icon) : [],
)
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

const $year = combine($now, $zone, (now, zone) => Number(dayAt(now || Date.now(), zone ?? '').slice(0, 4)))
export const $brandNoun = combine(
  { brand: $brand, info: $info, languages: $languages, language: $language, theme: $theme, themeChoice: $themeChoice, year: $year },
  ({ brand, info, languages, ...choices }): SourceState<Brand> =>
    readyOf({ id: brand.id, name: info?.brandName || brand.name, languages: [...languages], ...choices }),
)
