import { combine } from 'effector'

import type { AppLink, Brand, Session, SystemNotice } from '../../schemas/nouns.ts'
import { readMemberIcon } from '../gateway/endpoints/read-member-icon.ts'
import { endpointFx } from './call.ts'
import { $brand } from './documents.ts'
import { $platform } from './life.ts'
import { $language, $languages, $theme, $themeChoice } from './preferences.ts'
import { createResource, loading } from './resource.ts'
import { $member, $memberFailure, $role } from './session.ts'
import { $cdn, $info, $permission, $statusReply, $systemStatus } from './site.ts'
import type { SourceState } from './source.ts'
import { readyOf } from './states.ts'
import { $now } from './surroundings.ts'
import { $token } from './token.ts'
import { $unread } from './unread.ts'

/** Who is here, as a view shows it. The picture is asked for when somebody draws it. */
export const memberIcon = createResource<void, { icon?: string | undefined }>({ name: 'memberIcon', fx: endpointFx(readMemberIcon), keyOf: () => 'icon', session: 'session' })
const $picture = combine(memberIcon.known, $cdn, ({ entries }, cdn) => (entries.icon?.status === 'ready' ? cdn.images(entries.icon.value.icon) : []))
export const $session = combine({ role: $role, member: $member, failure: $memberFailure, unread: $unread, picture: $picture }, ({ role, member, failure, unread, picture }): SourceState<Session> => {
  if (failure) return { status: 'failed', failure }
  if (role === null) return loading
  const label = member?.vip && member.vipLabel ? { vipLabel: member.vipLabel } : {}
  return readyOf({ role, name: member?.nickname || member?.account || '', account: member?.account ?? '', picture, vip: member?.vip ? Math.max(0, member.vipRankLevel ?? 0) : 0, unread, ...label })
})

const $year = $now.map((now) => new Date(now || Date.now()).getFullYear())
export const $brandNoun = combine(
  { brand: $brand, info: $info, languages: $languages, language: $language, theme: $theme, themeChoice: $themeChoice, year: $year },
  ({ brand, info, languages, ...choices }): SourceState<Brand> => readyOf({ id: brand.id, name: info?.brandName || brand.name, languages: [...languages], ...choices }),
)

/** What the maintenance and blocked screens say. */
export const $systemNotice = combine({ status: $systemStatus, reply: $statusReply, permission: $permission }, ({ status, reply, permission }): SourceState<SystemNotice> => {
  if (status === null) return loading
  const ip = reply?.ip || permission?.location.ip
  return readyOf({ status, ...(reply?.message ? { message: reply.message } : {}), ...(reply?.endTime ? { endTime: reply.endTime } : {}), ...(ip ? { ip } : {}) })
})

/** Addresses of the apps. The iOS one carries language and token, as the specification says; no other address does. */
export const $appLinks = combine({ info: $info, language: $language, token: $token, platform: $platform, cdn: $cdn }, ({ info, language, token, platform, cdn }): SourceState<AppLink[]> => {
  if (!info) return loading
  const absolute = (url: string | undefined) => {
    const own = cdn.own(url)
    return own !== undefined && URL.canParse(own, platform.address.href()) ? new URL(own, platform.address.href()) : undefined
  }
  const ios = absolute(info.resources.iosApp ?? info.resources.iosLiteApp)
  const android = absolute(info.resources.androidApp)
  ios?.searchParams.set('language', language)
  if (token !== null) ios?.searchParams.set('token', token)
  const links: AppLink[] = [...(ios ? [{ platform: 'ios' as const, url: ios.href }] : []), ...(android ? [{ platform: 'android' as const, url: android.href }] : [])]
  return links.length ? readyOf(links) : { status: 'absent' }
})
