import { attach, createEffect } from 'effector'

import { compareAmounts, difference } from '../../../schemas/amounts.ts'
import type { WalletBalance } from '../../../schemas/gateway/member.ts'
import type { TransactionRecord } from '../../../schemas/gateway/records.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { $platform } from '../lifecycle.ts'
import type { Evidence } from '../money-calls/once-call.ts'
import { endpointFx, failureOf } from '../requests/call.ts'
import { isAbsent } from '../requests/failure.ts'
import { newestOf } from './history.ts'
import { isTransfer, isTransferRecord } from '../records/transfer-code.ts'
import type { TransferTrace } from '../records/transfer-code.ts'

// No list of the gateway has to name a transfer. One that the record of the account does not have is judged by the balances before and
// after it (decision 573)

/** What there is by wallet; `""` is the main one. */
type Balances = Readonly<Record<string, Amount>>
/** A record of the account, or the balances of all wallets. */
export type TransferEvidence = Evidence & { record?: TransactionRecord; balances?: Balances }
/** What a transfer between wallets looks like. */
export type WalletsTrace = { fromWallet: string; toWallet: string; amount: Amount }

const start = 'balances '
const newestFx = attach({
  source: $platform,
  mapParams: (_: void, { clock }) => newestOf(clock.now()),
  effect: endpointFx(listTransactions),
})
const balanceFx = endpointFx(readBalance)

/** The newest records of the account, and what the wallets have. A gateway without one of them says the other alone. */
export const evidenceFx = createEffect(async (): Promise<readonly TransferEvidence[]> => {
  const [records, wallets] = await Promise.all([orAbsent(newestFx()), orAbsent(balanceFx())])
  if ('absent' in records && 'absent' in wallets) throw records.absent
  return [
    ...('answer' in records ? records.answer.content.map((record) => ({ reference: record.referenceNo, record })) : []),
    ...('answer' in wallets ? [evidenceOf(wallets.answer)] : []),
  ]
})

async function orAbsent<Answer>(asked: Promise<Answer>): Promise<{ answer: Answer } | { absent: unknown }> {
  try {
    return { answer: await asked }
  } catch (error) {
    if (isAbsent(failureOf(error))) return { absent: error }
    throw error
  }
}

function evidenceOf({ balance, wallets = [] }: WalletBalance): TransferEvidence {
  const main = wallets.find((wallet) => wallet.main ?? wallet.walletCode === 'MAIN')
  const balances = { '': main?.balance ?? balance, ...Object.fromEntries(wallets.map((wallet) => [wallet.walletCode, wallet.balance])) }
  return { reference: `${start}${JSON.stringify(balances)}`, balances }
}

/** Whether new evidence is the transfer between wallets: a record of it, or the amount gone from the one and come to the other. */
export function isMoved({ record, balances }: TransferEvidence, trace: WalletsTrace, known: readonly string[]): boolean {
  const { fromWallet, toWallet, amount } = trace
  if (record) return record.amount.replace('-', '') === amount && isTransfer(record.type)
  const before = balancesIn(known)
  return isChange(before, balances, fromWallet, `-${amount}`) && isChange(before, balances, toWallet, amount)
}

/** Whether it stays open: one of both wallets has changed in another way, or nobody says what they have. */
export function isMovedUnclear(evidence: readonly TransferEvidence[], trace: WalletsTrace, known: readonly string[]): boolean {
  const [before, now] = [balancesIn(known), balancesOf(evidence)]
  return !isChange(before, now, trace.fromWallet, '0') || !isChange(before, now, trace.toWallet, '0')
}

/** Whether new evidence is the transfer to another player: a record of it. What is gone from the wallet may have been for somebody else. */
export function isPaid({ record }: TransferEvidence, trace: TransferTrace): boolean {
  return record !== undefined && isTransferRecord(record, trace)
}

/** Whether it stays open: something is gone from the main wallet or has come, or nobody says what it has. */
export function isPaidUnclear(evidence: readonly TransferEvidence[], _: TransferTrace, known: readonly string[]): boolean {
  return !isChange(balancesIn(known), balancesOf(evidence), '', '0')
}

function isChange(before: Balances | undefined, now: Balances | undefined, wallet: string, amount: Amount): boolean {
  const [one, other] = [before && ownValue(before, wallet), now && ownValue(now, wallet)]
  return one !== undefined && other !== undefined && compareAmounts(difference(other, one), amount) === 0
}

function balancesOf(evidence: readonly TransferEvidence[]): Balances | undefined {
  return evidence.find(({ balances }) => balances)?.balances
}

/** Those that were known before: only the device's own memory has them in this form. */
function balancesIn(known: readonly string[]): Balances | undefined {
  const found = known.find((reference) => reference.startsWith(start))
  try {
    return found === undefined ? undefined : (JSON.parse(found.slice(start.length)) as Balances) // written above
  } catch {
    return undefined // a reference of the gateway that begins so
  }
}
