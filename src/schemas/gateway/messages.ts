import * as z from 'zod/mini'

import { Paged } from './paging.ts'
import { flag, id, prose, text, words } from './scalars.ts'

/** A message to the player (gateway.md, section 12). `content` is hostile HTML until it is sanitised; `time` is ISO-8601 with offset. */
export const Message = z.object({ id, title: prose, content: prose, time: words, read: flag, messageType: text })
export type Message = z.infer<typeof Message>
export const Messages = Paged(Message)
export type Messages = z.infer<typeof Messages>
