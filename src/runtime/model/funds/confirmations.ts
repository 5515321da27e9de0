import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import type { WithdrawConfirmation, WithdrawConfirmations } from '../../../schemas/gateway/funds.ts'
import type { PaidWithdrawal, PaidWithdrawals } from '../../../schemas/nouns/funds.ts'
import { Amount } from '../../../schemas/nouns/money.ts'
import { confirmWithdrawal } from '../../gateway/endpoints/wallets/confirm-withdrawal.ts'
import { listWithdrawalsToConfirm } from '../../gateway/endpoints/wallets/list-withdrawals-to-confirm.ts'
import { uploadProof } from '../../gateway/endpoints/wallets/upload-proof.ts'
import { readActOf } from '../acts.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState, Evidence } from '../money-calls/once-call.ts'
import { moneyNews } from '../notifications/money-news.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { fileOf } from '../requests/picture-file.ts'
import { createResource } from '../requests/resource.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $skew, clockWanted } from '../site/server-clock.ts'
import { $symbol } from '../wallet/balance.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { callNoun } from './refusals.ts'

/** The act `confirm-withdrawal`: of one withdrawal, by its reference. The proofs' data is base64. */
const ConfirmationAct = z.object({
  records: z.tuple([z.string()]),
  values: z.strictObject({
    result: z.enum(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL']),
    received: z.optional(Amount),
    remaining: z.optional(Amount),
    proofs: z.optional(z.array(z.strictObject({ name: z.string(), data: z.string() }))),
  }),
})
type ConfirmationRequest = z.infer<typeof ConfirmationAct>['values'] & { reference: string }

export const key = 'all'
const waiting = 'WAITING'
const minuteMs = 60_000
/** A withdrawal that is decided, as evidence: it was waiting before. */
type Decided = Evidence & { of: string }

// What may happen
/** A page shows the withdrawals that were paid. */
export const paidWanted = createEvent()

// What we know
const listFx = endpointFx(listWithdrawalsToConfirm)
const uploadFx = endpointFx(uploadProof)
const confirmFx = endpointFx(confirmWithdrawal)
export const paid = createResource<void, WithdrawConfirmations>({
  name: 'withdrawals-to-confirm',
  ask: callOf(listWithdrawalsToConfirm),
  keyOf: () => key,
  session: 'real',
})
/** Proofs first: without them nothing is confirmed. An upload moves no money, so one without an answer is a plain failure. */
const sendFx = createEffect(
  async ({ reference, result, received, remaining, proofs = [] }: ConfirmationRequest): Promise<WithdrawConfirmation> => {
    const [upload, confirm] = [scopeBind(uploadFx, { safe: true }), scopeBind(confirmFx, { safe: true })]
    const proofIds: string[] = []
    for (const proof of proofs) proofIds.push((await upload({ file: fileOf(proof) })).fileId)
    return confirm({
      referenceNo: reference,
      result,
      ...(received !== undefined && { receivedAmount: Number(received) }),
      ...(remaining !== undefined && { remainingAmount: Number(remaining) }),
      ...(proofIds.length > 0 && { proofIds }),
    })
  },
)
export const call = createMoneyCall<ConfirmationRequest, WithdrawConfirmation, { reference: string }, Decided>({
  name: 'confirm-withdrawal',
  send: sendFx,
  traceOf: ({ reference }) => ({ reference }),
  history: createEffect(async (): Promise<readonly Decided[]> => {
    const { list } = await listFx()
    return list.flatMap(({ referenceNo, status }) =>
      status === waiting ? [] : [{ reference: `${referenceNo} ${status}`, of: referenceNo }],
    )
  }),
  isTrace: (record, { reference }) => record.of === reference,
})
/** The withdrawal that the newest request is about. */
const $of = createStore<string | null>(null)
export const $paid = combine({ known: paid.known, state: call.state, of: $of, symbol: $symbol, drafts: $drafts, skew: $skew })

// How it changes. The gateway sets them to received by its own clock
sample({ clock: paidWanted, target: [paid.wanted, clockWanted] })
const confirmed = forRealAccounts(
  readActOf('confirm-withdrawal', ConfirmationAct).map(({ records: [reference], values }): ConfirmationRequest => ({
    reference,
    ...values,
  })),
)
// Before the request begins, so that one that is on its way keeps its withdrawal
sample({
  clock: confirmed,
  source: { state: call.state },
  filter: ({ state }) => state.status !== 'sending' && state.status !== 'unknown',
  fn: (_, { reference }) => reference,
  target: $of,
})
sample({ clock: confirmed, target: call.asked })
const asked = sample({ clock: intentOf('check-money'), filter: ({ action }) => action === 'confirm-withdrawal', fn: () => undefined })
sample({ clock: asked, target: [call.checked, paid.refreshed] })
sample({
  clock: intentOf('clear-money'),
  filter: ({ action }) => action === 'confirm-withdrawal',
  fn: () => undefined,
  target: call.cleared,
})
sample({ clock: call.moved, target: paid.refreshed })
sample({ clock: moneyNews, target: paid.refreshedAll })
sample({ clock: call.moved, fn: () => 'records.withdrawals', target: recordChanged })

type Local = { state: CallState<WithdrawConfirmation, Decided>; of: string | null; symbol: string; drafts: Drafts; skew: number | null }
const kept = memo(
  (
    value: WithdrawConfirmations,
    state: CallState<WithdrawConfirmation, Decided>,
    of: string | null,
    currency: string,
    drafts: Drafts,
    skew: number | null,
  ): PaidWithdrawals => ({
    currency,
    withdrawals: value.list.map((one) =>
      paidOf(state.status === 'done' && state.value.referenceNo === one.referenceNo ? state.value : one, skew),
    ),
    call: callNoun(state),
    ...(of !== null && { of }),
    draft: draftIn(drafts, 'confirm-withdrawal'),
  }),
)
/** The withdrawals that were paid, with what became of the player's answer. */
export function paidWithdrawalsOf(value: WithdrawConfirmations, { state, of, symbol, drafts, skew }: Local): PaidWithdrawals {
  return kept(value, state, of, symbol, drafts, skew)
}

/** `autoConfirmAt` is of this device's clock: it is not known before the gateway's is. */
const paidOf = memo(
  (
    { referenceNo, amount, paidTime, autoConfirmMinutes, receivedAmount, remainingAmount, status }: WithdrawConfirmation,
    skew: number | null,
  ): PaidWithdrawal => {
    const paidAt = Date.parse(paidTime)
    return {
      key: referenceNo,
      amount,
      paidTime,
      ...(autoConfirmMinutes !== undefined &&
        skew !== null &&
        Number.isFinite(paidAt) &&
        status === waiting && { autoConfirmAt: paidAt - skew + autoConfirmMinutes * minuteMs }),
      ...(receivedAmount !== undefined && { received: receivedAmount }),
      ...(remainingAmount !== undefined && { remaining: remainingAmount }),
      status,
    }
  },
)
