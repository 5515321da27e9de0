import * as z from 'zod/mini'

import { emptiable, tolerantArray } from './lists.ts'
import { text, url, words } from './scalars.ts'

/** The packages of the site's apps (gateway.md, section 6). Field names are the gateway's. */

export const AppGuideStep = z.object({ title: words, content: text, image: url })
export const AppPackage = z.object({ url, version: text, size: text, guide: tolerantArray(AppGuideStep) })
export type AppPackage = z.infer<typeof AppPackage>
const MaybePackage = z.optional(z.nullable(AppPackage))
export const AppDownload = emptiable(z.object({ ios: MaybePackage, iosLite: MaybePackage, android: MaybePackage }))
export type AppDownload = z.infer<typeof AppDownload>
