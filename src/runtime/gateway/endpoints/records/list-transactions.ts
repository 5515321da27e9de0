import * as z from 'zod/mini'

import { TransactionRecords } from '../../../../schemas/gateway/records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what changed the player's balance in a range of time, newest first.
 *
 * Shape   `Paged<TransactionRecord>`
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 9 "Records of a member": `GET /wps/relay/ODSFE2_getTransactionRecord`
 */
export const listTransactions = defineEndpoint({
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTransactionRecord',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    type: z.optional(z.string()),
  }),
  value: TransactionRecords,
})
