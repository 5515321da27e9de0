import { combine } from 'effector'

import type { AppLink } from '../../../schemas/nouns/brand.ts'
import { $platform } from '../lifecycle.ts'
import { $language } from '../facts/preferences.ts'
import { loading } from '../requests/resource.ts'
import { $cdn, $info } from '../site/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $token } from '../session/token.ts'

/** Addresses of the apps. The iOS one carries language and token, as the specification says; no other address does. */
export const $appLinks = combine(
  { info: $info, language: $language, token: $token, platform: $platform, cdn: $cdn },
  ({ info, language, token, platform, cdn }): SourceState<AppLink[]> => {
    if (!info) return loading
    const absolute = (url: string | undefined) => {
      const own = cdn.own(url)
      return own !== undefined && URL.canParse(own, platform.address.href()) ? new URL(own, platform.address.href()) : undefined
    }
    const ios = absolute(info.resources.iosApp ?? info.resources.iosLiteApp)
    const android = absolute(info.resources.androidApp)
    ios?.searchParams.set('language', language)
    if (token !== null) ios?.searchParams.set('token', token)
    const links: AppLink[] = [
      ...(ios ? [{ platform: 'ios' as const, url: ios.href }] : []),
      ...(android ? [{ platform: 'android' as const, url: android.href }] : []),
    ]
    return links.length ? readyOf(links) : { status: 'absent' }
  },
)
