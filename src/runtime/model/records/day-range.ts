import { dayAfter, daysIn, isDay } from '../../../rules/days.ts'
import type { DayRange, RecordFilter } from '../../../schemas/nouns/record.ts'

const historyDays = 365 // how far back days can be chosen (decision 273)

export type RangeArgs = { from?: string | undefined; to?: string | undefined; days?: number | undefined }

/** The range that an address asks for; one that is reversed, in the future or unreadable is the page's own: `days` that end today. */
export function rangeOf({ from, to, days = 1 }: RangeArgs, today: string): DayRange {
  if (isDay(from) && isDay(to) && from <= to && to <= today) return { from, to }
  return { from: dayAfter(today, 1 - Math.max(1, Math.trunc(days))), to: today }
}

/** The range of the same length before it; null where that begins before the days that can be chosen. */
export function rangeBefore(args: RangeArgs, today: string): DayRange | null {
  const { from, to } = rangeOf(args, today)
  const before = { from: dayAfter(from, -daysIn(from, to)), to: dayAfter(from, -1) }
  return before.from >= dayAfter(today, -historyDays) ? before : null
}

/** Why the range of an address is not shown; nothing where it is, or where there is none. */
function ignoredOf({ from, to }: RangeArgs, today: string): RecordFilter['ignored'] {
  if (!from && !to) return undefined
  if (!isDay(from) || !isDay(to)) return 'unreadable'
  return from > to ? 'reversed' : to > today ? 'future' : undefined
}

/** The days that the chosen range offers next. */
export function filterOf(args: RangeArgs, today: string, values: Readonly<Record<string, string>>): RecordFilter {
  const range = rangeOf(args, today)
  const earliest = dayAfter(today, -historyDays)
  const length = daysIn(range.from, range.to)
  const before = rangeBefore(args, today)
  const after = { from: dayAfter(range.to, 1), to: dayAfter(range.to, length) }
  const yesterday = dayAfter(today, -1)
  const ignored = ignoredOf(args, today)
  return {
    ...range,
    earliest,
    today,
    ranges: [
      { key: 'today', from: today, to: today },
      { key: 'yesterday', from: yesterday, to: yesterday },
      { key: '7', from: dayAfter(today, -6), to: today },
      { key: '30', from: dayAfter(today, -29), to: today },
    ],
    ...(before && { previous: before }),
    ...(after.from <= today && { next: { from: after.from, to: after.to < today ? after.to : today } }),
    ...(ignored && { ignored }),
    values,
  }
}
