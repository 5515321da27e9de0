import * as z from 'zod/mini'

import { addressForm } from './address.ts'
import { JsonObject } from './json.ts'
import { LanguageCode } from './language-code.ts'
import { LaunchTarget } from './launch-target.ts'

export const AddressText = z.string().check(z.regex(addressForm))
/** An address of the portal: `/rng`, `/rng?vassalage=PG`, or its parts. */
export const Address = z.union([AddressText, z.strictObject({ route: AddressText, query: z.optional(z.record(z.string(), z.string())) })])
export type Address = z.infer<typeof Address>

const FormValues = z.record(z.string(), z.string())

/** What a player asks for. Widgets and menus send it, the model handles it: the only way from a view back to the model. */
export const Intent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('go'), to: Address, replace: z.optional(z.boolean()) }),
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
  // Forms: values by field id, all of them text; a check is "true" or ""
  z.strictObject({
    kind: z.literal('check'),
    form: z.string(),
    method: z.optional(z.string()),
    field: z.string(),
    values: FormValues,
    leaving: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('submit'), form: z.string(), method: z.optional(z.string()), values: FormValues }),
  z.strictObject({ kind: z.literal('send-code'), form: z.string(), method: z.optional(z.string()), values: FormValues }),
  z.strictObject({ kind: z.literal('refresh-captcha'), form: z.string() }),
  z.strictObject({ kind: z.literal('refresh-slider'), form: z.string() }),
  z.strictObject({ kind: z.literal('log-in-by'), way: z.string() }),
  // Search, messages, promotions
  z.strictObject({ kind: z.literal('forget-searches') }),
  z.strictObject({ kind: z.literal('dismiss-toast'), toast: z.string() }),
  z.strictObject({ kind: z.literal('hold-toasts'), hold: z.boolean() }), // the player reads them: their time is paused
  z.strictObject({ kind: z.literal('read-messages'), messages: z.array(z.string()) }), // none: all
  z.strictObject({ kind: z.literal('delete-messages'), messages: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('join-promotion'), promotion: z.string(), comment: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('claim-promotion'), promotion: z.string() }),
  // Player protection
  z.strictObject({ kind: z.literal('set-limit'), limit: z.string(), period: z.string(), amount: z.number() }),
  z.strictObject({ kind: z.literal('set-reality-check'), minutes: z.int() }),
  z.strictObject({ kind: z.literal('exclude-me'), days: z.int() }),
  z.strictObject({ kind: z.literal('stay') }), // the answer to an idle warning or a reality check
])
export type Intent = z.infer<typeof Intent>
export type IntentKind = Intent['kind']

/** Sends an intent; `Send<'go' | 'close'>` only these kinds. */
export type Send<in Kind extends IntentKind = IntentKind> = (intent: IntentByKind[Kind]) => void
type IntentByKind = { [One in Intent as One['kind']]: One }
