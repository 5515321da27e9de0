import * as z from 'zod/mini'

import { JsonObject } from './json.ts'
import { LanguageCode } from './language.ts'
import { LaunchTarget } from './launch-target.ts'

/** An address inside the portal: `/rng`, `/rng?vassalage=PG`, or its parts. Never another origin. */
export const Address = z.union([
  z.string().check(z.regex(/^\/(?![/\\])/)),
  z.strictObject({ route: z.string().check(z.regex(/^\/(?![/\\])/)), query: z.optional(z.record(z.string(), z.string())) }),
])
export type Address = z.infer<typeof Address>

/** A wish. Widgets and menus send it; the model answers it. The only way back. */
export const Intent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('go'), to: Address }),
  z.strictObject({ kind: z.literal('open'), popup: z.string(), args: z.optional(JsonObject) }),
  z.strictObject({ kind: z.literal('close'), popup: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('launch'), target: LaunchTarget }),
  z.strictObject({ kind: z.literal('toggle-favourite'), nodeId: z.string(), vendor: z.string(), category: z.string() }),
  z.strictObject({ kind: z.literal('narrow'), input: z.string(), args: JsonObject }),
  z.strictObject({ kind: z.literal('retry'), input: z.string() }),
  z.strictObject({ kind: z.literal('choose-category'), category: z.string() }),
  z.strictObject({ kind: z.literal('refresh-balance') }),
  z.strictObject({ kind: z.literal('hide-balance'), hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('refresh-hot') }),
  z.strictObject({ kind: z.literal('logout') }),
  z.strictObject({ kind: z.literal('contact'), service: z.string() }),
  z.strictObject({ kind: z.literal('set-language'), language: LanguageCode }),
  z.strictObject({ kind: z.literal('set-theme'), theme: z.enum(['light', 'dark', 'system']) }),
  z.strictObject({ kind: z.literal('dismiss'), announcement: z.string() }),
  z.strictObject({ kind: z.literal('side-menu'), open: z.boolean() }),
])
export type Intent = z.infer<typeof Intent>
export type IntentKind = Intent['kind']

export type Send = (intent: Intent) => void
