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

const codeAtEnd = /(?:^|\s)#([0-9a-z]{8})$/

/** Records of transfers without the codes in their remarks, which nobody has typed. */
export function withoutCodes<Of extends Recorded, Page extends { content: Of[] }>(page: Page): Page {
  return { ...page, content: page.content.map(withoutCode) }
}

function withoutCode<Of extends Recorded>(record: Of): Of {
  const remark = isTransfer(record.type) ? record.remark?.trim().replace(codeAtEnd, '').trimEnd() : record.remark
  return remark === record.remark ? record : { ...record, remark: remark || undefined }
}

/** Whether a new record is the transfer. A gateway that shortens remarks or leaves them out is looked through by the amount alone. */
export function isTransferRecord({ amount, type, remark = '' }: Recorded, trace: TransferTrace): boolean {
  const code = codeAtEnd.exec(remark.trim())?.[1]
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
