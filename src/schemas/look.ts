import * as z from 'zod/mini'

import { LanguageCode } from './language-code.ts'
import { dataScenarios, faultMode, faultPath, personas, portalAddress } from './look-values.ts'

export type Persona = (typeof personas)[number]
export type DataScenario = (typeof dataScenarios)[number]

/** What may be wrong with a call: `slow:2000` answers after so many ms; the last three are replies that cannot be read. */
export const NetworkFault = z.object({
  path: z.string().check(z.regex(faultPath)), // calls whose path begins so; "/" is every call
  mode: z.string().check(z.regex(faultMode)),
})
export type NetworkFault = z.infer<typeof NetworkFault>

/**
 * What a preview frame shows besides the documents: who looks, in which language, when, at which data. Together with the draft it
 * decides the picture. `null` is what nobody has chosen: the brand's own language and theme, the present.
 */
export const FrameLook = z.object({
  at: z.string().check(z.regex(portalAddress)), // the address in the portal
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
