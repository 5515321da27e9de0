import * as z from 'zod/mini'

import { LanguageCode } from '../language-code.ts'
import { Picture } from './picture.ts'

/** The zone in which the gateway counts days, as a time ends with it: `+08:00`. */
export const SiteZone = z.object({ offset: z.string() })
export type SiteZone = z.infer<typeof SiteZone>

export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(LanguageCode), // offered: brand ∩ gateway
  language: LanguageCode,
  theme: z.enum(['light', 'dark']),
  themeChoice: z.enum(['light', 'dark', 'system']),
  year: z.int(),
})
export type Brand = z.infer<typeof Brand>

export const AppLink = z.object({ platform: z.enum(['ios', 'android']), url: z.string() })
export type AppLink = z.infer<typeof AppLink>
export const AppLinkList = z.array(AppLink)
export type AppLinkList = z.infer<typeof AppLinkList>

/** A package of the app. `html` of a step is hostile: drawn by text/rich-text.tsx alone. The address of iOS carries language and token. */
export const AppPackage = z.object({
  platform: z.enum(['ios', 'ios-lite', 'android']),
  url: z.string(),
  version: z.optional(z.string()),
  size: z.optional(z.string()),
  guide: z.array(z.object({ title: z.string(), html: z.optional(z.string()), picture: z.optional(Picture) })),
})
export type AppPackage = z.infer<typeof AppPackage>
export const AppPackages = z.array(AppPackage)
export type AppPackages = z.infer<typeof AppPackages>
