import * as z from 'zod/mini'

import { LocalizedText } from './localized-text.ts'

/**
 * Short messages about the result of an action, newest last. Each disappears by itself, but for what holds on. `reload`: it has a button
 * that loads the page again.
 */
export const Toast = z.object({
  key: z.string(),
  kind: z.enum(['success', 'info', 'warning', 'danger']),
  message: LocalizedText,
  reload: z.optional(z.boolean()),
})
export type Toast = z.infer<typeof Toast>
export const ToastList = z.array(Toast)
export type ToastList = z.infer<typeof ToastList>

/** A platform message. `html` is hostile: drawn by text/rich-text.tsx alone. `time` is ISO-8601 with offset. */
export const Message = z.object({
  key: z.string(),
  title: z.string(),
  html: z.string(),
  time: z.string(),
  read: z.boolean(),
  type: z.optional(z.string()),
})
export type Message = z.infer<typeof Message>
export const MessageList = z.object({
  messages: z.array(Message),
  page: z.int(),
  pages: z.int(),
  unread: z.int(),
  onlyUnread: z.boolean(), // the list has unread messages alone
  current: z.optional(z.string()),
  busy: z.boolean(),
})
export type MessageList = z.infer<typeof MessageList>
