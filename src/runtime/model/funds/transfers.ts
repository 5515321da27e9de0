import { attach, combine, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { MerchantWallet } from '../../../schemas/gateway/funds.ts'
import type { FundRecord, WithdrawInfo } from '../../../schemas/gateway/funds.ts'
import type { WalletBalance } from '../../../schemas/gateway/member.ts'
import type { MoneyAction } from '../../../schemas/intents.ts'
import type { UplineTransfer, WalletTransfer } from '../../../schemas/nouns/funds.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import { readMerchantWallet } from '../../gateway/endpoints/wallets/read-merchant-wallet.ts'
import { transferToUpline } from '../../gateway/endpoints/wallets/transfer-to-upline.ts'
import { transferWallets } from '../../gateway/endpoints/wallets/transfer-wallets.ts'
import { accountChanged } from '../forms/account-forms.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { MoneyCallUnits } from '../money-calls/money-call.ts'
import type { CallState, Evidence } from '../money-calls/once-call.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { endpointFx } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { sessionEnded } from '../context/session.ts'
import { $symbol, balance } from '../wallet/balance.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { entryOf } from './history.ts'
import { callNoun } from './refusals.ts'
import { withPassword } from './requests.ts'
import { isSameTransfer, newCode, withCode } from '../records/transfer-code.ts'
import type { TransferTrace } from '../records/transfer-code.ts'
import { evidenceFx, isMoved, isMovedUnclear, isPaid, isPaidUnclear } from './transfer-evidence.ts'
import type { TransferEvidence, WalletsTrace } from './transfer-evidence.ts'
import { info as withdrawalInfo, wantsPassword } from './withdraw.ts'

export const key = 'all'

// What may happen
/** A page shows the wallets. */
export const walletsWanted = createEvent()
/** A page shows the transfer to the upline. */
export const uplineWanted = createEvent()

type UplineRequest = { amount: Amount; password: string; remark: string; code: string }

// What we know: whether the vendors share one wallet is asked once a session
const merchantWalletKey = 'merchantWallet'
const readMerchantWalletFx = endpointFx(readMerchantWallet)
const merchantWalletFx = attach({
  source: $platform,
  effect: async ({ session }): Promise<MerchantWallet> => {
    const kept = keptWallet(session.read(merchantWalletKey))
    if (kept) return kept
    const fresh = await readMerchantWalletFx()
    session.write(merchantWalletKey, JSON.stringify(fresh))
    return fresh
  },
})
export const merchantWallet = createResource<void, MerchantWallet>({
  name: 'merchant-wallet',
  ask: merchantWalletFx,
  keyOf: () => key,
  session: 'real',
})
export const walletCall = createMoneyCall<WalletsTrace, WalletBalance, WalletsTrace, TransferEvidence>({
  name: 'transfer-wallets',
  send: attach({
    effect: endpointFx(transferWallets),
    mapParams: ({ fromWallet, toWallet, amount }: WalletsTrace) => ({ fromWallet, toWallet, amount: Number(amount) }),
  }),
  traceOf: (request) => request,
  isSame: (one, other) => one.amount === other.amount, // also the way back, which would hide the first one in the balances
  history: evidenceFx,
  isTrace: isMoved,
  isUnclear: isMovedUnclear,
})
export const uplineCall = createMoneyCall<UplineRequest, FundRecord, TransferTrace, TransferEvidence>({
  name: 'transfer-upline',
  send: withPassword(endpointFx(transferToUpline), ({ amount, remark, code }: UplineRequest): { amount: number; remark?: string } => ({
    amount: Number(amount),
    remark: withCode(remark, code),
  })),
  traceOf: ({ amount, code }) => ({ amount, code }),
  isSame: isSameTransfer,
  history: evidenceFx,
  isTrace: isPaid,
  isUnclear: isPaidUnclear,
})
/** The gateway said that there is nobody above this player. */
const $noUpline = createStore(false)
  .on(uplineCall.state, (none, state) => none || (state.status === 'refused' && isRefused(state.failure, 'NO_UPLINE')))
  .reset(sessionEnded)
export const $wallets = combine({
  single: merchantWallet.known,
  known: balance.known,
  state: walletCall.state,
  drafts: $drafts,
  symbol: $symbol,
})
export const $upline = combine({
  known: withdrawalInfo.known,
  none: $noUpline,
  state: uplineCall.state,
  drafts: $drafts,
  symbol: $symbol,
})

// How it changes
sample({ clock: walletsWanted, target: [merchantWallet.wanted, balance.wanted] })
sample({ clock: uplineWanted, target: withdrawalInfo.wanted })
sample({
  clock: forRealAccounts(intentOf('transfer-wallets')),
  fn: ({ fromWallet, toWallet, amount }) => ({ fromWallet, toWallet, amount }),
  target: walletCall.asked,
})
sample({
  clock: forRealAccounts(intentOf('transfer-upline')),
  source: $platform,
  fn: ({ random }, { amount, password, remark }) => ({ amount, password, remark, code: newCode(random()) }),
  target: uplineCall.asked,
})
follow(walletCall, 'transfer-wallets')
follow(uplineCall, 'transfer-upline')
sample({ clock: [walletCall.moved, uplineCall.moved], target: [balance.refreshedAll, withdrawalInfo.refreshedAll] })

/** The intents that ask after a request and read its result; what was moved is in the record of the account. */
export function follow(
  { checked, cleared, moved, state }: Pick<MoneyCallUnits<never, unknown, Evidence>, 'checked' | 'cleared' | 'moved' | 'state'>,
  action: MoneyAction,
): void {
  const isMine = (intent: { action: MoneyAction }) => intent.action === action
  sample({ clock: intentOf('check-money'), filter: isMine, fn: () => undefined, target: checked })
  sample({ clock: intentOf('clear-money'), filter: isMine, fn: () => undefined, target: cleared })
  sample({ clock: moved, fn: () => 'records.transactions', target: recordChanged })
  sample({ clock: state, filter: wantsPassword, fn: () => undefined, target: withdrawalInfo.refreshedAll })
  // The player is told to look at the balances
  sample({
    clock: state,
    filter: ({ status }) => status === 'unclear',
    fn: () => undefined,
    target: [balance.refreshedAll, withdrawalInfo.refreshedAll],
  })
  sample({ clock: accountChanged, source: state, filter: wantsPassword, fn: () => undefined, target: cleared })
}

function keptWallet(text: string | undefined): MerchantWallet | undefined {
  try {
    return text === undefined ? undefined : z.parse(MerchantWallet, JSON.parse(text))
  } catch {
    return undefined // somebody else wrote there
  }
}

const walletNoun = memo(
  (value: WalletBalance, state: CallState<WalletBalance, TransferEvidence>, drafts: Drafts, symbol: string): WalletTransfer => ({
    currency: value.currencySymbol ?? symbol,
    wallets: (value.wallets ?? []).map(({ walletCode, displayName, balance: amount, main }) => ({
      key: walletCode,
      name: displayName ?? walletCode,
      balance: amount,
      main: main ?? walletCode === 'MAIN',
    })),
    // What only the balances show has no number
    call: state.status === 'found' && state.record.balances ? { status: 'found' } : callNoun(state),
    draft: draftIn(drafts, 'transfer-wallets'),
  }),
)
/** The wallets, with what became of the player's transfer. */
export function walletTransferOf(
  value: WalletBalance,
  { state, drafts, symbol }: { state: CallState<WalletBalance, TransferEvidence>; drafts: Drafts; symbol: string },
): WalletTransfer {
  return walletNoun(value, state, drafts, symbol)
}

const uplineNoun = memo(
  (
    value: WithdrawInfo,
    state: CallState<FundRecord, TransferEvidence>,
    drafts: Drafts,
    currency: string,
    none: boolean,
  ): UplineTransfer => ({
    currency,
    available: value.availableAmount,
    passwordSet: value.paymentPasswordSet,
    none,
    call: callNoun(state),
    ...(state.status === 'done' && { made: entryOf(state.value) }),
    draft: draftIn(drafts, 'transfer-upline'),
  }),
)
/** What may be transferred to the upline, with what became of it. */
export function uplineTransferOf(
  value: WithdrawInfo,
  { state, drafts, symbol, none }: { state: CallState<FundRecord, TransferEvidence>; drafts: Drafts; symbol: string; none: boolean },
): UplineTransfer {
  return uplineNoun(value, state, drafts, symbol, none)
}
