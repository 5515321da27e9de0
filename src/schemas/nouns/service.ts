import * as z from 'zod/mini'

import { LocalizedText } from './localized-text.ts'
import { Picture } from './picture.ts'

/** What a player writes to customer service. A complaint goes the same way as feedback. */
export const FeedbackKind = z.enum(['feedback', 'complaint'])
export type FeedbackKind = z.infer<typeof FeedbackKind>

/**
 * What the form of one kind needs: its limits, how far the newest request has come, what was sent since the portal was opened, newest
 * first, and what was typed before.
 *
 * `idle` nothing is on its way · `sending` · `refused` the gateway said no · `unknown` the answer was lost.
 */
export const Feedback = z.object({
  about: FeedbackKind,
  characters: z.object({ least: z.int(), most: z.int() }),
  pictures: z.object({ count: z.int(), megabytes: z.int() }),
  call: z.object({
    status: z.enum(['idle', 'sending', 'refused', 'unknown']),
    /** Why it was refused. `field`: the field that it is about. */
    refusal: z.optional(z.object({ text: LocalizedText, field: z.optional(z.enum(['questionType', 'content', 'images'])) })),
  }),
  sent: z.array(
    z.object({
      key: z.string(),
      about: FeedbackKind,
      questionType: z.string(),
      content: z.string(),
      at: z.number(),
      reference: z.optional(z.string()),
    }),
  ),
  draft: z.record(z.string(), z.string()),
})
export type Feedback = z.infer<typeof Feedback>

/** Whom a player may chat with. Without `online` it is not known whether somebody is there. */
export const ChatModel = z.object({ key: z.string(), name: z.string(), picture: Picture, online: z.optional(z.boolean()) })
export type ChatModel = z.infer<typeof ChatModel>

/** `starting`: the chat that is being begun. `ready`: one whose window the browser did not open by itself. `failed`: why there is none. */
export const Chats = z.object({
  models: z.array(ChatModel),
  starting: z.optional(z.string()),
  ready: z.optional(z.object({ key: z.string(), url: z.string() })),
  failed: z.optional(z.object({ key: z.string(), text: LocalizedText })),
})
export type Chats = z.infer<typeof Chats>

/** A domain at which the site is found: `domain` as one reads it, its address, and whether it is the site's main one or the one here. */
export const SiteDomain = z.object({ domain: z.string(), url: z.string(), name: z.string(), main: z.boolean(), here: z.boolean() })
export type SiteDomain = z.infer<typeof SiteDomain>

export const SiteDomains = z.array(SiteDomain)
export type SiteDomains = z.infer<typeof SiteDomains>
