import type { FundRecord, FundRecords, WithdrawConfirmation } from '../../src/schemas/gateway/funds.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { amountText, ledgerOf } from './ledger.ts'
import type { ConfirmationEntry, LedgerEntry, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { page } from './reply.ts'
import { gatewayTime, lastMomentOf, textIn } from './text.ts'
import type { Text } from './text.ts'

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number; status?: string | undefined }

/** One page of an account's deposits or withdrawals. */
export function fundRecords(
  state: MockState,
  persona: Persona,
  kind: 'DEPOSIT' | 'WITHDRAW',
  { startTime, endTime, pageNo, pageSize, status }: Range,
  language: string,
): FundRecords | Refusal {
  const [from, until] = [Date.parse(startTime), lastMomentOf(endTime)]
  if (Number.isNaN(from)) return refuse('PARAM_INVALID', 'The time is ill-formed', { field: 'startTime' })
  if (Number.isNaN(until) || until < from) return refuse('PARAM_INVALID', 'The time is ill-formed', { field: 'endTime' })
  const wanted = ledgerOf(state, persona).entries.filter(
    (entry) => entry.kind === kind && entry.time >= from && entry.time <= until && (status === undefined || entry.status === status),
  )
  const { items, totalPages, totalCount } = page(wanted, pageNo, pageSize)
  const moved = wanted.filter(({ status: now }) => now !== 'FAILED' && now !== 'REJECTED') // as the sums of the portal's pages
  const sum = moved.reduce((total, { amount }) => total + amount, 0)
  return {
    content: items.map((entry) => fundReply(entry, language)),
    pageNum: pageNo,
    totalPages,
    totalCount,
    summary: { amount: amountText(sum) },
  }
}

export function fundReply({ referenceNo, time, type, amount, fee, status, remark }: LedgerEntry, language: string): FundRecord {
  return {
    referenceNo,
    time: gatewayTime(time),
    type,
    amount: amountText(amount),
    ...(fee !== undefined && { fee: amountText(fee) }),
    status,
    ...(remark && { remark: textIn(remark, language) }),
  }
}

export function confirmationReply({ amount, paidTime, receivedAmount, remainingAmount, ...one }: ConfirmationEntry): WithdrawConfirmation {
  return {
    ...one,
    amount: amountText(amount),
    paidTime: gatewayTime(paidTime),
    ...(receivedAmount !== undefined && { receivedAmount: amountText(receivedAmount) }),
    ...(remainingAmount !== undefined && { remainingAmount: amountText(remainingAmount) }),
  }
}

/** How players pay in. Amounts in whole units of the currency. */
export type Channel = {
  channelId: string
  channelType: string
  name: Text
  min: number
  max: number
  feeRate: number
  quick: readonly number[]
  payerName?: boolean
  guide?: Text
}
export const channels: readonly Channel[] = [
  {
    channelId: 'bank-1',
    channelType: 'BANK',
    name: { EN: 'Bank transfer', AR: 'حوالة مصرفية' },
    min: 10,
    max: 5_000,
    feeRate: 0,
    quick: [20, 50, 100, 200, 500, 1_000],
    payerName: true,
    guide: {
      EN: '<p>Transfer the <b>exact amount</b> from an account in your own name. It usually takes 5 to 10 minutes.</p>',
      AR: '<p>حوّل <b>المبلغ بالضبط</b> من حساب باسمك. يستغرق ذلك عادة من 5 إلى 10 دقائق.</p>',
    },
  },
  {
    channelId: 'qr-1',
    channelType: 'QR',
    name: { EN: 'QR pay', AR: 'الدفع برمز QR' },
    min: 10,
    max: 2_000,
    feeRate: 0,
    quick: [20, 50, 100, 200],
  },
  {
    channelId: 'card-1',
    channelType: 'CARD',
    name: { EN: 'Card', AR: 'بطاقة' },
    min: 20,
    max: 3_000,
    feeRate: 0.015,
    quick: [50, 100, 250, 500],
  },
  {
    channelId: 'usdt-1',
    channelType: 'CRYPTO',
    name: { EN: 'USDT', AR: 'USDT' },
    min: 25,
    max: 50_000,
    feeRate: 0,
    quick: [50, 500, 1_000],
    guide: { EN: '<p>TRC-20 only. Credited after one block.</p>', AR: '<p>شبكة TRC-20 فقط. يُضاف بعد كتلة واحدة.</p>' },
  },
]
export const payerName: Text = { EN: 'Name of the payer', AR: 'اسم الدافع' }
