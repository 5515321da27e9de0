import * as z from 'zod/mini'

import { LanguageCode } from './language-code.ts'
import { AddressText } from './intents.ts'
import { dataScenarios, faultMode, faultPath, personas } from './view-setting-values.ts'

export type Persona = (typeof personas)[number]
export type DataScenario = (typeof dataScenarios)[number]

/** How a call fails. `slow:2000` answers after that many ms; `html`, `cut` and `nulls` are replies that cannot be read. */
export const NetworkFault = z.object({
  path: z.string().check(z.regex(faultPath)), // calls whose path begins with it; "/" is every call
  mode: z.string().check(z.regex(faultMode)),
})
export type NetworkFault = z.infer<typeof NetworkFault>

/**
 * What a preview frame shows besides the documents: who views it, in which language, when, with which data. Together with the draft
 * it decides every pixel. `null` means that nothing is chosen: the brand's default language and theme, the present time.
 */
export const FrameViewSettings = z.object({
  at: AddressText, // the address in the portal
  as: z.enum(personas),
  language: z.nullable(LanguageCode),
  theme: z.nullable(z.enum(['dark', 'light'])),
  time: z.nullable(z.string()), // ISO 8601 with offset; the frame's clock is fixed at it
  data: z.enum(dataScenarios),
  faults: z.array(NetworkFault),
  flags: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])), // overrides for this view only
  registration: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])), // "email.required": true
  status: z.enum(['0', '1', '2']), // system status: normal, maintenance, region blocked
})
export type FrameViewSettings = z.infer<typeof FrameViewSettings>
