import type { Amount } from '../../../schemas/nouns/money.ts'

/** What a transfer looks like in the record of the account. `code` is at the end of its remark; no other transfer has it. */
export type TransferTrace = { amount: Amount; code: string; to?: string }

const mostCodes = 36 ** 8

/** `random` is from 0 to below 1. */
export function newCode(random: number): string {
  return Math.floor(random * mostCodes)
    .toString(36)
    .padStart(8, '0')
}

export function withCode(remark: string, code: string): string {
  return `${remark} #${code}`.trimStart()
}

type Recorded = { amount: Amount; type?: string; remark?: string | undefined }

/** Whether a new record is the transfer. A gateway that shortens remarks or leaves them out is looked through by the amount alone. */
export function isTransferRecord({ amount, type, remark = '' }: Recorded, trace: TransferTrace): boolean {
  const code = /#([0-9a-z]{8})$/.exec(remark.trim())?.[1]
  return amount.replace('-', '') === trace.amount && isTransfer(type) && (code === undefined || code === trace.code)
}

/** Two transfers of one amount to one account are for the same, whatever their codes are. */
export function isSameTransfer(one: TransferTrace, other: TransferTrace): boolean {
  return one.amount === other.amount && one.to === other.to
}

/** The gateway's types of transactions are open: what is a transfer has it in its name. Without a type it may be one. */
export function isTransfer(type: string | undefined): boolean {
  return !type || /transfer/i.test(type)
}
