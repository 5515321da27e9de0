import * as z from 'zod/mini'

import { LanguageCode } from '../language-code.ts'

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
