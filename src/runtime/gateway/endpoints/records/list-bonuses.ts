import * as z from 'zod/mini'

import { BonusRecords } from '../../../../schemas/gateway/records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the player's bonuses of a range of time, newest first.
 *
 * Shape   `Paged<BonusRecord>`
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 9 "Records of a member": `GET /wps/relay/MCSFE_getBonusDetails`
 */
export const listBonuses = defineEndpoint({
  name: 'listBonuses',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    type: z.optional(z.string()),
  }),
  value: BonusRecords,
})
