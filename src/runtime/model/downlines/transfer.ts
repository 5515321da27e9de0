import { attach, combine, createStore, sample } from 'effector'

import type { FundRecord, WithdrawInfo } from '../../../schemas/gateway/funds.ts'
import type { UplineTransfer } from '../../../schemas/nouns/funds.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import { transferToDownline } from '../../gateway/endpoints/wallets/transfer-to-downline.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { entryOf } from '../funds/history.ts'
import { callNoun } from '../funds/refusals.ts'
import { withPassword } from '../funds/requests.ts'
import { isSameTransfer, newCode, withCode } from '../records/transfer-code.ts'
import type { TransferTrace } from '../records/transfer-code.ts'
import { evidenceFx, isPaid, isPaidUnclear } from '../funds/transfer-evidence.ts'
import type { TransferEvidence } from '../funds/transfer-evidence.ts'
import { follow, key } from '../funds/transfers.ts'
import { info } from '../funds/withdraw.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { ofAgents } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { sessionEnded } from '../context/session.ts'
import { $symbol, balance } from '../wallet/balance.ts'
import { downlines } from './downlines.ts'
import { levels } from './team-levels.ts'

export { key }

type Request = { account: string; amount: Amount; password: string; remark: string; code: string }

// What we know. The record of the account says what became of a transfer whose answer was lost
export const transferCall = createMoneyCall<Request, FundRecord, TransferTrace, TransferEvidence>({
  name: 'transfer-downline',
  send: withPassword(
    endpointFx(transferToDownline),
    ({ account, amount, remark, code }: Request): { account: string; amount: number; remark?: string } => ({
      account,
      amount: Number(amount),
      remark: withCode(remark, code),
    }),
  ),
  traceOf: ({ account, amount, code }) => ({ amount, code, to: account }),
  isSame: isSameTransfer,
  history: attach({ effect: evidenceFx, mapParams: () => undefined }),
  isTrace: isPaid,
  isUnclear: isPaidUnclear,
})
/** Whom the newest request was for. */
const $to = createStore('')
  .on(transferCall.asked, (_, { account }) => account)
  .reset(sessionEnded)
export const $transfer = combine({ known: ofAgents(info.known), state: transferCall.state, last: $to, drafts: $drafts, symbol: $symbol })

// How it changes
sample({
  clock: forRealAccounts(intentOf('transfer-downline')),
  source: $platform,
  fn: ({ random }, { account, amount, password, remark }) => ({ account, amount, password, remark, code: newCode(random()) }),
  target: transferCall.asked,
})
follow(transferCall, 'transfer-downline')
sample({ clock: transferCall.moved, target: [balance.refreshedAll, info.refreshedAll, downlines.refreshedAll, levels.refreshedAll] })

const transferNoun = memo(
  (
    value: WithdrawInfo,
    to: string,
    state: CallState<FundRecord, TransferEvidence>,
    last: string,
    drafts: Drafts,
    currency: string,
  ): UplineTransfer => {
    // What came of a request for somebody else was read there; one whose answer is being looked for is shown everywhere
    const isOver = state.status !== 'sending' && state.status !== 'unknown'
    const shown = isOver && last !== '' && last !== to ? ({ status: 'idle' } as const) : state
    return {
      to,
      currency,
      available: value.availableAmount,
      passwordSet: value.paymentPasswordSet,
      none: false,
      call: callNoun(shown),
      ...(shown.status === 'done' && { made: entryOf(shown.value) }),
      draft: draftIn(drafts, 'transfer-downline'),
    }
  },
)
/** What may be transferred to an account below, with what became of it. */
export function transferOf(
  value: WithdrawInfo,
  to: string,
  { state, last, drafts, symbol }: { state: CallState<FundRecord, TransferEvidence>; last: string; drafts: Drafts; symbol: string },
): UplineTransfer {
  return transferNoun(value, to, state, last, drafts, symbol)
}
