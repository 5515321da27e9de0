import { combine } from 'effector'

import type { AppLink } from '../../../schemas/nouns/brand.ts'
import { $platform } from '../lifecycle.ts'
import { $language } from '../context/preferences.ts'
import { loading } from '../requests/resource.ts'
import { $cdn, $info } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $token } from '../context/session.ts'

/** Addresses of the apps. The iOS one carries language and token, as the specification says; no other address does. */
export const $appLinks = combine(
  { info: $info, language: $language, token: $token, platform: $platform, cdn: $cdn },
  ({ info, language, token, platform, cdn }): SourceState<AppLink[]> => {
    if (!info) return loading
    const here = platform.address.href()
    const ios = appAddress(cdn.own(info.resources.iosApp ?? info.resources.iosLiteApp), here, { language, token })
    const android = appAddress(cdn.own(info.resources.androidApp), here)
    const links: AppLink[] = [
      ...(ios ? [{ platform: 'ios' as const, url: ios }] : []),
      ...(android ? [{ platform: 'android' as const, url: android }] : []),
    ]
    return links.length ? readyOf(links) : { status: 'absent' }
  },
)

/** An absolute address of an app; undefined where there is none. `adds`: what the one of iOS carries. */
export function appAddress(url: string | undefined, here: string, adds?: { language: string; token: string | null }): string | undefined {
  if (url === undefined || !URL.canParse(url, here)) return undefined
  const address = new URL(url, here)
  if (adds) address.searchParams.set('language', adds.language)
  if (adds && adds.token !== null) address.searchParams.set('token', adds.token)
  return address.href
}
