import { combine } from 'effector'

import type { AppLink, SystemNotice } from '../../../schemas/nouns.ts'
import { $platform } from '../life.ts'
import { $language } from '../preferences.ts'
import { loading } from '../resource.ts'
import { $cdn, $info, $permission, $statusReply, $systemStatus } from '../site.ts'
import type { SourceState } from '../source.ts'
import { readyOf } from '../states.ts'
import { $token } from '../token.ts'

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
