import * as z from 'zod/mini'

import { emptiable, maybeRecord, tolerantArray } from './lists.ts'
import { decimal, int, maybeInt } from './scalars.ts'

/** `Paged<T>` of gateway.md. `pageNum` counts from 1; `totalPages` is 0 for no data; a page past the end is an empty list. */
export function Paged<Item extends z.ZodMiniType>(Item: Item) {
  return emptiable(
    z.object({
      content: tolerantArray(Item),
      pageNum: int,
      totalPages: int,
      totalCount: maybeInt,
      summary: maybeRecord(decimal),
    }),
  )
}

/** What a call asks for one page: `pageNo` counts from 1. */
const page = z.int().check(z.minimum(1))
/** And for one of a range of time: ISO-8601 with offset, both included. */
export const rangeOfPages = { startTime: z.string(), endTime: z.string(), pageNo: page, pageSize: page }

/** What a business call without a result answers: `true`. Whatever came is ignored. */
export const Ok = z._default(
  z.pipe(
    z.unknown(),
    z.transform((): true => true),
  ),
  true,
)
