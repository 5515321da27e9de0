import * as z from 'zod/mini'

/** Filters of records besides their days, by the gateway's names; each record's call takes some of them. */
export const filterNames = ['gameCategory', 'vassalage', 'type', 'status', 'account'] as const

/**
 * What a page of the portal asks of every record: a range of days, or so many `days` that end today where the address has none, the number
 * of a page and the rows on it, and an order of its rows.
 */
const rangeArgs = {
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  days: z.optional(z.int()),
  no: z.optional(z.union([z.int(), z.string()])),
  size: z.optional(z.int()),
  sort: z.optional(z.string()),
}

/** The arguments of a record: the range, and the filters that its call takes, by the gateway's names. */
export function recordArgs(filters: readonly string[]) {
  return z.object({ ...rangeArgs, ...Object.fromEntries(filters.map((filter) => [filter, z.optional(z.string())])) })
}

/** Those filters. */
export function filtersOf(args: ReturnType<typeof recordArgs>): string[] {
  return Object.keys(args.shape).filter((name) => !Object.hasOwn(rangeArgs, name))
}
