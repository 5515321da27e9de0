import { attach, combine, createEvent, sample } from 'effector'

import type {
  BankAccount as GatewayAccount,
  DepositChannel as GatewayChannel,
  DepositChannels,
  DepositOrder as GatewayOrder,
} from '../../../schemas/gateway/funds.ts'
import type { BankAccount, Deposit, DepositChannel, DepositOrder } from '../../../schemas/nouns/funds.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listDepositChannels } from '../../gateway/endpoints/wallets/list-deposit-channels.ts'
import { listDepositRecords } from '../../gateway/endpoints/wallets/list-deposit-records.ts'
import { makeDeposit } from '../../gateway/endpoints/wallets/make-deposit.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $cdn } from '../context/site.ts'
import { $symbol } from '../wallet/balance.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { createHistory } from './history.ts'
import type { Booked } from './history.ts'
import { callNoun } from './refusals.ts'

export const key = 'all'

// What may happen
/** A page shows the ways to pay in. */
export const wanted = createEvent()

type Request = { channel: string; amount: Amount; values: Readonly<Record<string, string>> }

// What we know
export const channels = createResource<void, DepositChannels>({
  name: 'deposit-channels',
  ask: callOf(listDepositChannels),
  keyOf: () => key,
  session: 'real',
})
export const history = createHistory('deposits', endpointFx(listDepositRecords))
export const call = createMoneyCall<Request, GatewayOrder, { amount: Amount }, Booked>({
  name: 'deposit',
  send: attach({
    effect: endpointFx(makeDeposit),
    mapParams: ({ channel, amount, values }: Request) => ({ channelId: channel, amount: Number(amount), fields: { ...values } }),
  }),
  traceOf: ({ amount }) => ({ amount }),
  history: history.bookedFx,
  isTrace: (record, { amount }) => record.amount === amount,
})
export const $deposit = combine({
  known: channels.known,
  newest: history.$newest,
  state: call.state,
  drafts: $drafts,
  symbol: $symbol,
  cdn: $cdn,
})

// How it changes
sample({ clock: wanted, target: [channels.wanted, history.records.wanted] })
sample({
  clock: forRealAccounts(intentOf('deposit')),
  fn: ({ channel, amount, values }) => ({ channel, amount, values }),
  target: call.asked,
})
history.followed(call, 'deposit')

type Local = {
  newest: readonly Booked[]
  state: CallState<GatewayOrder, Booked>
  drafts: Drafts
  symbol: string
  cdn: Cdn
}
const kept = memo(
  (
    value: DepositChannels,
    newest: readonly Booked[],
    state: CallState<GatewayOrder, Booked>,
    drafts: Drafts,
    currency: string,
    cdn: Cdn,
    named: string | undefined,
  ): Deposit => {
    const order = state.status === 'done' ? orderOf(state.value, newest, cdn) : undefined
    const last = newest.find(({ reference }) => reference !== order?.reference)
    return {
      currency,
      channels: value.list.map((channel) => channelOf(channel, cdn)),
      call: callNoun(state),
      ...(order && { order }),
      ...(named !== undefined && { named }),
      ...(last && { last }),
      draft: draftIn(drafts, 'deposit'),
    }
  },
)
/** The ways to pay in, with what became of the player's request. `named`: the order that the address of the page names. */
export function depositOf(value: DepositChannels, { newest, state, drafts, symbol, cdn }: Local, named?: string): Deposit {
  return kept(value, newest, state, drafts, symbol, cdn, named)
}

function channelOf(channel: GatewayChannel, cdn: Cdn): DepositChannel {
  const { channelId, displayName, channelType, minAmount, maxAmount, feeRate = 0, icon, quickAmounts = [], fields = [], guide } = channel
  return {
    key: channelId,
    name: displayName || channelType || channelId,
    type: channelType,
    min: minAmount,
    max: maxAmount,
    feeRate,
    picture: cdn.images(icon),
    quick: [...new Set(quickAmounts)],
    fields: fields.map(({ name, label, required }) => ({ name, label: label || name, required })),
    ...(guide && { guide }),
  }
}

/** The order; its status is that of the history once it is there. */
function orderOf({ referenceNo, status, amount, payUrl, bankAccount }: GatewayOrder, newest: readonly Booked[], cdn: Cdn): DepositOrder {
  const payAddress = cdn.own(payUrl)
  return {
    reference: referenceNo,
    amount,
    status: newest.find(({ reference }) => reference === referenceNo)?.status ?? status,
    ...(payAddress && !payAddress.startsWith('data:') && { payAddress }),
    ...(bankAccount && { account: accountOf(bankAccount) }),
  }
}

export function accountOf({ accountId, bankName, accountNo, payeeName }: GatewayAccount): BankAccount {
  return { key: accountId, bank: bankName, number: accountNo, payee: payeeName }
}
