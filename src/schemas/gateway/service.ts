import * as z from 'zod/mini'

import { List, emptiable } from './lists.ts'
import { id, maybeFlag, maybeId, url, words, code, maybeInt, prose } from './scalars.ts'
import { DomainRoute } from './system.ts'

/** Where players find help: topics, and the other addresses of the site (gateway.md, section 6). Field names are the gateway's. */

/** `content` is untrusted HTML. */
export const HelpTopic = z.object({ key: code, title: prose, content: prose, order: maybeInt })
export type HelpTopic = z.infer<typeof HelpTopic>
export const HelpTopics = List(HelpTopic)

export const DomainRoutes = List(DomainRoute)

/** Feedback and live chat (gateway.md, section 12). Field names are the gateway's. */

/** Success without a number is success, too. */
export const SentFeedback = emptiable(z.object({ feedbackId: maybeId }))
export type SentFeedback = z.infer<typeof SentFeedback>

export const ChatModel = z.object({ modelId: id, name: words, icon: url, online: maybeFlag })
export type ChatModel = z.infer<typeof ChatModel>
export const ChatModels = List(ChatModel)
export type ChatModels = z.infer<typeof ChatModels>

/** Where the chat is; missing or odd, there is none to open. */
export const ChatLaunch = emptiable(z.object({ chatUrl: url }))
export type ChatLaunch = z.infer<typeof ChatLaunch>
