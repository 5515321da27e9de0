import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { Picture } from './picture.ts'
import { ClaimProgress } from './rewards.ts'

/** What a field of a record is. Each source of a record says it of its fields, and a table draws and orders them by it. */
export const RecordField = z.enum([
  'text',
  'money',
  'rate',
  'count',
  'day',
  'time',
  'status',
  'account',
  'game',
  'reference',
  'html',
  'link',
])
export type RecordField = z.infer<typeof RecordField>

/**
 * A row of a record. `values` has a text for each field of the gateway that the row has: an amount is exact decimal text, a time is
 * ISO-8601, a code as it came. `picture`: of the game that the row is about, where it is known. `claim`: how far an action is that was
 * taken on it.
 */
export const RecordRow = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  picture: z.optional(Picture),
  claim: z.optional(ClaimProgress),
})
export type RecordRow = z.infer<typeof RecordRow>

/**
 * All pages of a record, as they are read one after the other. `page` is the one that is being read, or that could not be read; `rows` are
 * there once it is done. `complete`: it has all rows of the range; otherwise there were more than one file may have.
 */
export const RecordCollection = z.object({
  status: z.enum(['running', 'failed', 'done']),
  page: z.int(),
  pages: z.int(),
  rows: z.array(RecordRow),
  complete: z.boolean(),
})
export type RecordCollection = z.infer<typeof RecordCollection>

/** One page of a record. Days are yyyy-MM-dd in the gateway's zone, both included; a record whose call takes no range has none. */
export const RecordPage = z.object({
  /** The name of the record, and what it is asked for on all of its pages: days and filters. */
  record: z.string(),
  query: z.string(),
  /** The filters of that, by the gateway's names; a record that is asked for without any has none. */
  filters: z.optional(z.record(z.string(), z.string())),
  collection: z.optional(RecordCollection),
  /** What each field of its rows and totals is. */
  fields: z.record(z.string(), RecordField),
  rows: z.array(RecordRow),
  page: z.int(),
  pages: z.int(),
  /** Rows of the whole range, and the place of the first row of this page among them, from 1. */
  count: z.optional(z.int()),
  first: z.int(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The field that says when a row came, where the gateway orders its rows by that, newest first. */
  time: z.optional(z.string()),
  /** The field that orders the page's rows, with "-" before it from high to low; "" is the gateway's order. */
  sort: z.string(),
  /** Totals of the whole range, by field, where the gateway gives them. */
  totals: z.optional(z.record(z.string(), Amount)),
  /** Sums of this page's rows, by field, where a sum says something. */
  sums: z.record(z.string(), Amount),
  /** Rows of this page that are not in the sums, such as withdrawals that were rejected. */
  uncounted: z.optional(z.int()),
  currency: z.string(),
  /** The gateway's zone, in which times are shown: `+08:00`. A record without times has none. */
  zone: z.optional(z.string()),
  /** Rows that came after these pages were asked for, and wait until a player wants to see them. `more`: so many at least. */
  newer: z.optional(z.int()),
  more: z.optional(z.boolean()),
})
export type RecordPage = z.infer<typeof RecordPage>

/** The columns of a table that a player does not want to see, by their fields. `table` is the name under which that is kept. */
export const ColumnChoice = z.object({ table: z.string(), hidden: z.array(z.string()) })
export type ColumnChoice = z.infer<typeof ColumnChoice>

export const DayRange = z.object({ from: z.string(), to: z.string() })
export type DayRange = z.infer<typeof DayRange>

/** What a record is filtered by, and what it can be filtered by next. `earliest` and `today` limit the days that can be chosen. */
export const RecordFilter = z.object({
  ...DayRange.shape,
  earliest: z.string(),
  today: z.string(),
  /** The address asks for days that are no days, begin after they end, or have not come yet: the page's own range is shown instead. */
  ignored: z.optional(z.enum(['unreadable', 'reversed', 'future'])),
  /** Ranges by name: `today`, `yesterday`, and a number of days that end today, "7". */
  ranges: z.array(z.object({ key: z.string(), ...DayRange.shape })),
  /** The range of the same length before this one, and after it as far as today; none where it would be outside. */
  previous: z.optional(DayRange),
  next: z.optional(DayRange),
  /** Chosen values of other filters, by the gateway's name of the filter. */
  values: z.record(z.string(), z.string()),
})
export type RecordFilter = z.infer<typeof RecordFilter>
