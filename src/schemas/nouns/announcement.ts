import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { Picture } from './picture.ts'

export const Banner = z.object({
  key: z.string(),
  picture: Picture,
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  action: z.optional(z.string()),
  to: z.optional(z.string()), // a path of the portal
  href: z.optional(z.string()), // another site, http(s)
  launch: z.optional(LaunchTarget),
})
export type Banner = z.infer<typeof Banner>
export const BannerList = z.array(Banner)
export type BannerList = z.infer<typeof BannerList>

/** One line of the marquee. `text` is plain: tags of the gateway's HTML are already taken out. */
/** `until`: a moment at which what it says ends. */
export const Notice = z.object({ key: z.string(), text: z.string(), important: z.optional(z.boolean()), until: z.optional(z.string()) })
export type Notice = z.infer<typeof Notice>
export const NoticeList = z.array(Notice)
export type NoticeList = z.infer<typeof NoticeList>

/** An announcement. `html` is hostile: drawn by text/rich-text.tsx alone. `time`, from when it is announced, is ISO-8601 with offset. */
export const Announcement = z.object({
  key: z.string(),
  title: z.string(),
  html: z.string(),
  picture: Picture,
  time: z.optional(z.string()),
  kind: z.optional(z.enum(['promotion', 'headline', 'player'])),
  to: z.optional(z.string()), // the promotion that it is about, a path of the portal
  current: z.optional(z.boolean()), // the one to begin with
})
export type Announcement = z.infer<typeof Announcement>
export const AnnouncementList = z.array(Announcement)
export type AnnouncementList = z.infer<typeof AnnouncementList>
