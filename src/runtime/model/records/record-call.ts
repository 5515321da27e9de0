import type { Amount } from '../../../schemas/nouns/money.ts'

/** One page of a record as it is asked for: its number, the filters of the call, and a range of time where the call takes one. */
export type RecordAsk = { pageNo: number; pageSize: number } & Readonly<Record<string, string | number>>

/** One page of a record as the gateway gives it. */
export type RecordAnswer = {
  content: object[]
  totalPages: number
  totalCount?: number | undefined
  summary?: Readonly<Record<string, Amount>> | undefined
}

/** The text that a question is known by. */
export function keyOf(ask: RecordAsk): string {
  return JSON.stringify(ask)
}

/** The question of such a text. */
export function askedBy(key: string): RecordAsk {
  return JSON.parse(key) as RecordAsk // `keyOf` wrote it
}

/** The first page of the same range with the same filters. */
export function firstOf(ask: RecordAsk): RecordAsk {
  return { ...ask, pageNo: 1 }
}

/** The last day of the range; nothing for a call without one. */
export function lastDayOf({ endTime = '' }: RecordAsk): string {
  return String(endTime).slice(0, 10)
}
