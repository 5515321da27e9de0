import * as z from 'zod/mini'

import { addressForm } from './address.ts'
import { JsonObject } from './json.ts'
import { LanguageCode } from './language-code.ts'
import { LaunchTarget } from './launch-target.ts'
import { Amount } from './nouns/money.ts'
import { recordActions } from './record-actions.ts'

export const AddressText = z.string().check(z.regex(addressForm))
/** An address of the portal: `/rng`, `/rng?vassalage=PG`, or its parts. */
export const Address = z.union([AddressText, z.strictObject({ route: AddressText, query: z.optional(z.record(z.string(), z.string())) })])
export type Address = z.infer<typeof Address>

const MoneyAction = z.enum([
  'deposit',
  'withdraw',
  'transfer-wallets',
  'transfer-upline',
  'transfer-downline',
  'offer-contract',
  'confirm-withdrawal',
  'redeem',
  'convert',
  'play',
])
export type MoneyAction = z.infer<typeof MoneyAction>

/** In base64. */
const ChosenPictures = z.array(z.strictObject({ name: z.string(), data: z.string() }))

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
  // Search, short messages, promotions
  z.strictObject({ kind: z.literal('forget-searches') }),
  z.strictObject({ kind: z.literal('allow-analytics'), allowed: z.boolean() }),
  z.strictObject({ kind: z.literal('dismiss-toast'), toast: z.string() }),
  z.strictObject({ kind: z.literal('hold-toasts'), hold: z.boolean() }), // the player reads them: their time is paused
  z.strictObject({ kind: z.literal('join-promotion'), promotion: z.string(), comment: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('claim-promotion'), promotion: z.string() }),
  // What may be done with records, by their keys. The topic that answers the action says what `values` it takes
  z.strictObject({
    kind: z.literal('act'),
    action: z.enum(recordActions),
    records: z.array(z.string()), // of `claim-rebate` and `read-messages` none: all
    values: z.optional(JsonObject),
  }),
  // Contracts of agents
  z.strictObject({
    kind: z.literal('offer-contract'),
    account: z.string(),
    type: z.string(),
    period: z.string(),
    terms: z.array(FormValues), // tiers by the gateway's names, as they were typed: exact decimals, rates in percent
  }),
  // The accounts below one, "" for the agent's own: anew, those that failed again, with `more` the next page of them
  z.strictObject({ kind: z.literal('load-team'), account: z.string(), more: z.optional(z.boolean()) }),
  z.strictObject({ kind: z.literal('close-contracts') }), // the panel, until another request comes
  // Player protection
  z.strictObject({ kind: z.literal('set-limit'), limit: z.string(), period: z.string(), amount: z.number() }),
  z.strictObject({ kind: z.literal('set-reality-check'), minutes: z.int() }),
  z.strictObject({ kind: z.literal('exclude-me'), days: z.int() }),
  z.strictObject({ kind: z.literal('stay') }), // the answer to an idle warning or a reality check
  // A record of the gateway. `record` and `query` are those of the record (RecordPage)
  z.strictObject({ kind: z.literal('collect-record'), record: z.string(), query: z.string() }), // all its pages; after a failure the rest
  z.strictObject({ kind: z.literal('stop-collecting'), record: z.string() }), // and forget what was collected
  z.strictObject({ kind: z.literal('choose-columns'), table: z.string(), hidden: z.array(z.string()) }), // none: all are shown
  // Money in and out. Amounts are exact decimal text, `values` by the gateway's names
  z.strictObject({ kind: z.literal('deposit'), channel: z.string(), amount: Amount, values: FormValues }),
  z.strictObject({ kind: z.literal('withdraw'), account: z.string(), amount: Amount, password: z.string() }),
  z.strictObject({ kind: z.literal('transfer-wallets'), fromWallet: z.string(), toWallet: z.string(), amount: Amount }),
  z.strictObject({ kind: z.literal('transfer-upline'), amount: Amount, password: z.string(), remark: z.string() }),
  z.strictObject({
    kind: z.literal('transfer-downline'),
    account: z.string(),
    amount: Amount,
    password: z.string(),
    remark: z.string(),
  }),
  // Points for an item, and for money. The address is that of a gift
  z.strictObject({ kind: z.literal('redeem'), item: z.string(), quantity: z.int(), address: z.optional(z.string()), password: z.string() }),
  z.strictObject({ kind: z.literal('convert'), points: z.int(), password: z.string() }),
  z.strictObject({ kind: z.literal('play'), raffle: z.string() }), // for one ticket
  z.strictObject({ kind: z.literal('check-money'), action: MoneyAction }), // what became of a request whose answer was lost
  z.strictObject({ kind: z.literal('clear-money'), action: MoneyAction }), // its result was read: another may begin
  // Customer service
  z.strictObject({
    kind: z.literal('send-feedback'),
    about: z.string(), // complaint, else feedback
    questionType: z.string(),
    content: z.string(),
    pictures: ChosenPictures,
  }),
  z.strictObject({ kind: z.literal('start-chat'), model: z.string() }),
  z.strictObject({ kind: z.literal('keep-draft'), form: z.string(), values: FormValues }), // what was typed and not sent; no password
])
export type Intent = z.infer<typeof Intent>
export type IntentKind = Intent['kind']

/** Sends an intent; `Send<'go' | 'close'>` only these kinds. */
export type Send<in Kind extends IntentKind = IntentKind> = (intent: IntentByKind[Kind]) => void
type IntentByKind = { [One in Intent as One['kind']]: One }
