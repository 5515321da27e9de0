import { combine } from 'effector'

import type { AppDownload } from '../../../schemas/gateway/app-download.ts'
import type { AppPackage } from '../../../schemas/nouns/brand.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { readAppDownload } from '../../gateway/endpoints/system/read-app-download.ts'
import { $language } from '../context/preferences.ts'
import { $platform } from '../lifecycle.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $token } from '../context/session.ts'
import { $cdn } from '../context/site.ts'
import { appAddress } from './app-links.ts'

export const key = 'all'

// What we know
export const packages = createResource<void, AppDownload>({ name: 'app-download', ask: callOf(readAppDownload), keyOf: () => key })
export const $packages = combine({ known: packages.known, cdn: $cdn, language: $language, token: $token, platform: $platform })

const platforms = [
  { platform: 'ios', name: 'ios' },
  { platform: 'ios-lite', name: 'iosLite' },
  { platform: 'android', name: 'android' },
] as const

/** The packages whose address is one of the web. */
export const packagesOf = memo(
  (download: AppDownload, cdn: Cdn, language: string, token: string | null, here: string): readonly AppPackage[] =>
    platforms.flatMap(({ platform, name }) => {
      const { url: given, version, size, guide = [] } = download[name] ?? {}
      const url = appAddress(cdn.own(given), here, platform === 'android' ? undefined : { language, token })
      if (url === undefined) return []
      const steps = guide.map(({ title, content, image }) => ({
        title,
        ...(content && { html: content }),
        ...(image && { picture: cdn.images(image) }),
      }))
      return [{ platform, url, ...(version && { version }), ...(size && { size }), guide: steps }]
    }),
)
