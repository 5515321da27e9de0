import * as z from 'zod/mini'

import { emptiable, maybeList } from './lists.ts'
import { id, maybeDecimal, maybeId, maybeInt, maybeProse, prose, text, url, words } from './scalars.ts'

/** Announcements and banners (gateway.md, section 12). `content` is hostile HTML until it is sanitised. */

/** `url` is the picture; `linkUrl` depends on `linkageType`, never trusted. */
export const GatewayBanner = z.object({
  url,
  linkageType: text,
  groupName: words,
  id: maybeId,
  title: maybeProse,
  text: maybeProse,
  action: maybeProse,
  linkUrl: text,
})
export type GatewayBanner = z.infer<typeof GatewayBanner>

/** `execution`: A logged in, B anonymous, F logged in for the first time. Times are ISO-8601 with offset. */
export const Announcement = z.object({
  id,
  title: prose,
  content: prose,
  promotionType: text,
  execution: text,
  startTime: text,
  endTime: text,
  image: url,
  state: text,
})
export type Announcement = z.infer<typeof Announcement>

const list = maybeList(Announcement)

/** Only the lists that were asked for; `totalPages` of the longest. */
export const Announcements = emptiable(
  z.object({ banners: maybeList(GatewayBanner), player: list, popup: list, promotion: list, headlines: list, totalPages: maybeInt }),
)
export type Announcements = z.infer<typeof Announcements>

/** What joining or claiming came to: the promotion's new state, and the amount where one was paid. */
export const PromotionOutcome = emptiable(z.object({ state: words, amount: maybeDecimal }))
export type PromotionOutcome = z.infer<typeof PromotionOutcome>
