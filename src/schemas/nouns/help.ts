import * as z from 'zod/mini'

/** `channel`: a footer channel such as FACEBOOK. */
export const ServiceEntry = z.object({ key: z.string(), kind: z.string(), channel: z.boolean() })
export type ServiceEntry = z.infer<typeof ServiceEntry>
export const ServiceList = z.array(ServiceEntry)
export type ServiceList = z.infer<typeof ServiceList>

export const HelpTopic = z.object({
  key: z.string(),
  title: z.string(),
  html: z.optional(z.string()), // untrusted: drawn by text/rich-text.tsx alone
  current: z.optional(z.boolean()), // the address's hash names it
})
export type HelpTopic = z.infer<typeof HelpTopic>
export const HelpTopicList = z.array(HelpTopic)
export type HelpTopicList = z.infer<typeof HelpTopicList>

/** The texts of the maintenance and blocked screens. */
export const SystemNotice = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  message: z.optional(z.string()),
  endTime: z.optional(z.string()),
  ip: z.optional(z.string()),
})
export type SystemNotice = z.infer<typeof SystemNotice>

/** When agents are helped, as the brand writes it: days in words or `t:key`, hours such as `12:00-21:00`. */
export const SupportHours = z.object({ days: z.string(), hours: z.string() })
export type SupportHours = z.infer<typeof SupportHours>
