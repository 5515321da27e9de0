import * as z from 'zod/mini'

import { Picture } from './picture.ts'
import { ClaimProgress } from './rewards.ts'

/** `html` is hostile: drawn by text/rich-text.tsx alone. `type` and `state` are the gateway's codes; times are ISO-8601 with offset. */
export const Promotion = z.object({
  key: z.string(),
  title: z.string(),
  html: z.string(),
  picture: Picture,
  type: z.optional(z.string()),
  state: z.optional(z.string()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  claim: z.optional(ClaimProgress), // it is being joined or claimed
})
export type Promotion = z.infer<typeof Promotion>

/** Which promotions are asked for: of one type, the one that an address names, a page of them. */
export const PromotionChoice = z.object({
  type: z.optional(z.string()),
  id: z.optional(z.string()),
  page: z.optional(z.union([z.int(), z.string()])),
  pageSize: z.optional(z.int()),
  commentLimit: z.optional(z.int()),
})
export type PromotionChoice = z.infer<typeof PromotionChoice>

/** All promotions, each type's chip needs them, and the choice among them. */
export const PromotionList = z.object({ promotions: z.array(Promotion), choice: PromotionChoice })
export type PromotionList = z.infer<typeof PromotionList>
