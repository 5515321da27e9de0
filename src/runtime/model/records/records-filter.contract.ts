import * as z from 'zod/mini'

import { RecordFilter } from '../../../schemas/nouns/record.ts'
import { recordFilters } from '../../../schemas/record-filters.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What a record's page is filtered by: the days of its address, and the other filters by the gateway's names.
 *
 * Value    the range, the ranges that can be chosen next, and the filters' values; days are the gateway's
 * Empty    never
 * Failure  never: it asks nothing
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'records.filter',
  args: z.object({
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    days: z.optional(z.int()),
    no: z.optional(z.union([z.int(), z.string()])), // so that another choice begins at the first page
    ...Object.fromEntries(recordFilters.map((name) => [name, z.optional(z.string())])),
  }),
  value: RecordFilter,
  asks: false,
})
