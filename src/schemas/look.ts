import * as z from 'zod/mini'

import { LanguageCode } from './language.ts'

/** Whose picture of a lobby it is. A VIP is a member with a rank, so a persona and not a role. */
export const personas = ['guest', 'member', 'trial', 'agent', 'vip'] as const
export type Persona = (typeof personas)[number]

export const dataScenarios = ['usual', 'sparse', 'huge', 'empty', 'hostile'] as const
export type DataScenario = (typeof dataScenarios)[number]

/** What may be wrong with a call: `slow:2000` answers after so many ms; the last three are replies that cannot be read. */
export const NetworkFault = z.object({
  path: z.string().check(z.regex(/^\/[\w/.-]*$/)), // calls whose path begins so; "/" is every call
  mode: z.string().check(z.regex(/^(?:slow:\d{1,6}|401|403|429|500|offline|empty|html|cut|nulls)$/)),
})
export type NetworkFault = z.infer<typeof NetworkFault>

/**
 * What a preview frame shows besides the documents: who looks, in which language, when, at which data. Together with the draft it
 * decides the picture. `null` is what nobody has chosen: the brand's own language and theme, the present.
 */
export const FrameLook = z.object({
  at: z.string().check(z.regex(/^\/(?![/\\])/)), // the address in the portal
  as: z.enum(personas),
  language: z.nullable(LanguageCode),
  theme: z.nullable(z.enum(['dark', 'light'])),
  time: z.nullable(z.string()), // ISO 8601 with offset; the frame's clock then stands still at it
  data: z.enum(dataScenarios),
  faults: z.array(NetworkFault),
  flags: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])), // tried in this view alone
  registration: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])), // "email.required": true
  status: z.enum(['0', '1', '2']), // of the system: normal, maintenance, region blocked
})
export type FrameLook = z.infer<typeof FrameLook>

export const usualLook: FrameLook = { at: '/', as: 'guest', language: null, theme: null, time: null, data: 'usual', faults: [], flags: {}, registration: {}, status: '0' }
