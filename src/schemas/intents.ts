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

/** In base64. */
const ChosenPictures = z.array(z.strictObject({ name: z.string(), data: z.string() }))

const FormValues = z.record(z.string(), z.string())

/**
 * Requests that move money or points, by the topic of the model that answers them. Amounts are exact decimal text, `values` by the
 * gateway's names.
 */
const moneyIntents = {
  downlines: [
    z.strictObject({
      kind: z.literal('offer-contract'),
      account: z.string(),
      type: z.string(),
      period: z.string(),
      terms: z.array(FormValues), // tiers by the gateway's names, as they were typed: exact decimals, rates in percent
    }),
    z.strictObject({
      kind: z.literal('transfer-downline'),
      account: z.string(),
      amount: Amount,
      password: z.string(),
      remark: z.string(),
    }),
  ],
  funds: [
    z.strictObject({ kind: z.literal('deposit'), channel: z.string(), amount: Amount, values: FormValues }),
    z.strictObject({ kind: z.literal('withdraw'), account: z.string(), amount: Amount, password: z.string() }),
    z.strictObject({ kind: z.literal('transfer-wallets'), fromWallet: z.string(), toWallet: z.string(), amount: Amount }),
    z.strictObject({ kind: z.literal('transfer-upline'), amount: Amount, password: z.string(), remark: z.string() }),
  ],
  points: [
    // The address is that of a gift
    z.strictObject({
      kind: z.literal('redeem'),
      item: z.string(),
      quantity: z.int(),
      address: z.optional(z.string()),
      password: z.string(),
    }),
    z.strictObject({ kind: z.literal('convert'), points: z.int(), password: z.string() }),
  ],
  raffles: [
    z.strictObject({ kind: z.literal('play'), raffle: z.string() }), // for one ticket
  ],
}

/** What `check-money` asks after: a request that moves money, and the action on a record that confirms one. */
const MoneyAction = z.enum([
  'confirm-withdrawal',
  ...Object.values(moneyIntents)
    .flat()
    .flatMap(({ shape }) => shape.kind.def.values),
])
export type MoneyAction = z.infer<typeof MoneyAction>

/** Every intent with what it says, by the topic of the model that answers it. */
export const intentsByTopic = {
  navigation: [
    z.strictObject({ kind: z.literal('go'), to: Address, replace: z.optional(z.boolean()) }),
    z.strictObject({ kind: z.literal('open'), popup: z.string(), args: z.optional(JsonObject) }),
    z.strictObject({ kind: z.literal('close'), popup: z.optional(z.string()) }),
    z.strictObject({ kind: z.literal('narrow'), input: z.string(), args: JsonObject }),
  ],
  analytics: [z.strictObject({ kind: z.literal('allow-analytics'), allowed: z.boolean() })],
  'announcement-popups': [z.strictObject({ kind: z.literal('dismiss'), announcement: z.string() })],
  categories: [z.strictObject({ kind: z.literal('choose-category'), category: z.string() })],
  contracts: [
    z.strictObject({ kind: z.literal('close-contracts') }), // the panel, until another request comes
  ],
  downlines: [
    ...moneyIntents.downlines,
    // The accounts below one, "" for the agent's own: anew, those that failed again, with `more` the next page of them
    z.strictObject({ kind: z.literal('load-team'), account: z.string(), more: z.optional(z.boolean()) }),
  ],
  drafts: [
    z.strictObject({ kind: z.literal('keep-draft'), form: z.string(), values: FormValues }), // what was typed and not sent; no password
  ],
  facts: [
    z.strictObject({ kind: z.literal('set-language'), language: LanguageCode }),
    z.strictObject({ kind: z.literal('set-theme'), theme: z.enum(['light', 'dark', 'system']) }),
  ],
  favourites: [z.strictObject({ kind: z.literal('toggle-favourite'), nodeId: z.string(), vendor: z.string(), category: z.string() })],
  feedback: [
    z.strictObject({
      kind: z.literal('send-feedback'),
      about: z.string(), // complaint, else feedback
      questionType: z.string(),
      content: z.string(),
      pictures: ChosenPictures,
    }),
  ],
  // Values by field id, all of them text; a check is "true" or ""
  forms: [
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
  ],
  funds: [
    ...moneyIntents.funds,
    z.strictObject({ kind: z.literal('check-money'), action: MoneyAction }), // what became of a request whose answer was lost
    z.strictObject({ kind: z.literal('clear-money'), action: MoneyAction }), // its result was read: another may begin
  ],
  games: [z.strictObject({ kind: z.literal('refresh-hot') })],
  launch: [z.strictObject({ kind: z.literal('launch'), target: LaunchTarget })],
  login: [z.strictObject({ kind: z.literal('log-in-by'), method: z.string() })],
  menu: [z.strictObject({ kind: z.literal('side-menu'), open: z.boolean() })],
  points: [...moneyIntents.points],
  promotions: [
    z.strictObject({ kind: z.literal('join-promotion'), promotion: z.string(), comment: z.optional(z.string()) }),
    z.strictObject({ kind: z.literal('claim-promotion'), promotion: z.string() }),
  ],
  protection: [
    z.strictObject({ kind: z.literal('set-limit'), limit: z.string(), period: z.string(), amount: z.number() }),
    z.strictObject({ kind: z.literal('set-reality-check'), minutes: z.int() }),
    z.strictObject({ kind: z.literal('exclude-me'), days: z.int() }),
  ],
  raffles: [...moneyIntents.raffles],
  records: [
    z.strictObject({ kind: z.literal('choose-columns'), table: z.string(), hidden: z.array(z.string()) }), // none: all are shown
    // Of a record of the gateway: `record` and `query` are those of RecordPage
    z.strictObject({ kind: z.literal('collect-record'), record: z.string(), query: z.string() }), // all its pages; after a failure the rest
    z.strictObject({ kind: z.literal('stop-collecting'), record: z.string() }), // and forget what was collected
  ],
  search: [z.strictObject({ kind: z.literal('forget-searches') })],
  service: [
    z.strictObject({ kind: z.literal('contact'), service: z.string() }),
    z.strictObject({ kind: z.literal('start-chat'), model: z.string() }),
  ],
  session: [z.strictObject({ kind: z.literal('logout') })],
  'session-timeout': [
    z.strictObject({ kind: z.literal('stay') }), // the answer to an idle warning or a reality check
  ],
  toasts: [
    z.strictObject({ kind: z.literal('dismiss-toast'), toast: z.string() }),
    z.strictObject({ kind: z.literal('hold-toasts'), hold: z.boolean() }), // the player reads them: their time is paused
  ],
  wallet: [
    z.strictObject({ kind: z.literal('refresh-balance') }),
    z.strictObject({ kind: z.literal('hide-balance'), hidden: z.boolean() }),
  ],
}

/** What a player asks for. Widgets and menus send it, the model handles it: the only way from a view back to the model. */
export const Intent = z.discriminatedUnion('kind', [
  // The node that sends it answers it (render/nodes.ts)
  z.strictObject({ kind: z.literal('retry'), input: z.string() }),
  // What may be done with records, by their keys. The topic that answers the action says what `values` it takes
  z.strictObject({
    kind: z.literal('act'),
    action: z.enum(recordActions),
    records: z.array(z.string()), // of `claim-rebate` and `read-messages` none: all
    values: z.optional(JsonObject),
  }),
  ...Object.values(intentsByTopic).flat(),
])
export type Intent = z.infer<typeof Intent>
export type IntentKind = Intent['kind']

/** Sends an intent; `Send<'go' | 'close'>` only these kinds. */
export type Send<in Kind extends IntentKind = IntentKind> = (intent: IntentByKind[Kind]) => void
type IntentByKind = { [One in Intent as One['kind']]: One }
