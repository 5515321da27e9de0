import * as z from 'zod/mini'

import { roles } from '../../model/operators/me.ts'
import { t } from '../../../kit/i18n/words.ts'

const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const Listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.record(z.string(), Role),
  disabledAt: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  secondFactor: z.boolean(),
  hasPassword: z.boolean(),
  mayManage: z.boolean(),
})
export type Listed = z.infer<typeof Listed>

/** `brands`: those of which the operator who asks is an admin, `*` for all. */
export const List = z.object({ operators: z.array(Listed), brands: z.array(z.string()) })
export const Link = z.object({ token: z.string(), until: z.string() })
export const Invited = z.object({ isNew: z.boolean(), token: z.optional(z.string()) })
export const Waiting = z.object({
  schedules: z.array(z.object({ id: z.number(), at: z.string(), zone: z.string(), note: z.string() })),
  drafts: z.array(z.object({ id: z.string(), title: z.string(), documents: z.number() })),
})

/** The roles as options, each with what it may do. */
export function roleOptions() {
  return roles.map((value) => ({ value, label: t(`people.role.${value}`), hint: t(`people.may.${value}`) }))
}
