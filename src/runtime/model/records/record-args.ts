import * as z from 'zod/mini'

/** What a page of the portal asks of every record: the number of a page and the rows on it, and an order of its rows. */
const pageArgs = {
  no: z.optional(z.union([z.int(), z.string()])),
  size: z.optional(z.int()),
  sort: z.optional(z.string()),
}
/** What it asks beside that of a record whose call takes a range of days: the range, or the number of `days` that end today. */
const rangeArgs = { from: z.optional(z.string()), to: z.optional(z.string()), days: z.optional(z.int()), ...pageArgs }

const filterArgs = (filters: readonly string[]) => Object.fromEntries(filters.map((filter) => [filter, z.optional(z.string())]))

/** The arguments of a record of a range of days, with the filters that its call takes, by the gateway's names. */
export function recordArgs(filters: readonly string[]) {
  return z.object({ ...rangeArgs, ...filterArgs(filters) })
}

/** The arguments of a record whose call takes no range of days. */
export function undatedArgs(filters: readonly string[]) {
  return z.object({ ...pageArgs, ...filterArgs(filters) })
}

export type RecordArgs = ReturnType<typeof recordArgs> | ReturnType<typeof undatedArgs>

/** Whether the call of a record takes a range of days. */
export function isDated(args: RecordArgs): boolean {
  return Object.hasOwn(args.shape, 'from')
}

/** The filters that the call of a record takes. */
export function filtersOf(args: RecordArgs): string[] {
  return Object.keys(args.shape).filter((name) => !Object.hasOwn(rangeArgs, name))
}
