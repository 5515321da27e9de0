import { combine, createEvent, sample } from 'effector'

import type { FundRecord, WithdrawInfo } from '../../../schemas/gateway/funds.ts'
import type { Withdrawal } from '../../../schemas/nouns/funds.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import { listWithdrawals } from '../../gateway/endpoints/wallets/list-withdrawals.ts'
import { readWithdrawalInfo } from '../../gateway/endpoints/wallets/read-withdrawal-info.ts'
import { withdraw } from '../../gateway/endpoints/wallets/withdraw.ts'
import { accountChanged } from '../forms/account-forms.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState, Evidence } from '../money-calls/once-call.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $symbol } from '../wallet/balance.ts'
import { accountOf } from './deposit.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { createHistory, entryOf } from './history.ts'
import type { Booked } from './history.ts'
import { callNoun } from './refusals.ts'
import { withPassword } from './requests.ts'

export const key = 'all'

// What may happen
/** A page shows what can be withdrawn. */
export const wanted = createEvent()

type Request = { account: string; amount: Amount; password: string }

// What we know
export const info = createResource<void, WithdrawInfo>({
  name: 'withdraw-info',
  ask: callOf(readWithdrawalInfo),
  keyOf: () => key,
  session: 'real',
})
export const history = createHistory('withdrawals', endpointFx(listWithdrawals))
export const call = createMoneyCall<Request, FundRecord, { amount: Amount }, Booked>({
  name: 'withdraw',
  send: withPassword(endpointFx(withdraw), ({ account, amount }: Request) => ({ accountId: account, amount: Number(amount) })),
  traceOf: ({ amount }) => ({ amount }),
  history: history.bookedFx,
  isTrace: (record, { amount }) => record.amount === amount,
})
export const $withdraw = combine({
  known: info.known,
  newest: history.$newest,
  state: call.state,
  drafts: $drafts,
  symbol: $symbol,
})

// How it changes
sample({ clock: wanted, target: [info.wanted, history.records.wanted] })
sample({
  clock: forRealAccounts(intentOf('withdraw')),
  fn: ({ account, amount, password }) => ({ account, amount, password }),
  target: call.asked,
})
history.followed(call, 'withdraw')
sample({ clock: call.moved, target: info.refreshed }) // what is available
// A transaction password or an account that was set meanwhile, and a password that the gateway misses
sample({ clock: [accountChanged, call.state.updates.filter({ fn: wantsPassword })], fn: () => undefined, target: info.refreshedAll })
// Nothing stands against another try
sample({ clock: accountChanged, source: call.state, filter: wantsPassword, fn: () => undefined, target: call.cleared })

/** Whether a request was refused because there is no transaction password. */
export function wantsPassword(state: CallState<unknown, Evidence>): boolean {
  return state.status === 'refused' && isRefused(state.failure, 'PAYMENT_PASSWORD_UNSET')
}

type Local = { newest: readonly Booked[]; state: CallState<FundRecord, Booked>; drafts: Drafts; symbol: string }
const kept = memo(
  (value: WithdrawInfo, newest: readonly Booked[], state: CallState<FundRecord, Booked>, drafts: Drafts, currency: string): Withdrawal => {
    const sent = state.status === 'done' ? entryOf(state.value) : undefined
    const made = sent && (newest.find(({ reference }) => reference === sent.reference) ?? sent)
    const last = newest.find(({ reference }) => reference !== made?.reference)
    return {
      currency,
      accounts: value.bankAccounts.map((account) => accountOf(account)),
      min: value.minAmount,
      max: value.maxAmount,
      available: value.availableAmount,
      feeRate: value.feeRate ?? 0,
      ...(value.remainingTimes !== undefined && { remainingTimes: value.remainingTimes }),
      passwordSet: value.paymentPasswordSet,
      call: callNoun(state),
      ...(made && { made }),
      ...(last && { last }),
      draft: draftIn(drafts, 'withdraw'),
    }
  },
)
/** What can be withdrawn, with what became of the player's request. */
export function withdrawalOf(value: WithdrawInfo, { newest, state, drafts, symbol }: Local): Withdrawal {
  return kept(value, newest, state, drafts, symbol)
}
