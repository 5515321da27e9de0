import * as z from 'zod/mini'

import { Announcements } from '../../../../schemas/gateway/announcements.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists announcements, notices, banners and promotions: the types asked for.
 *
 * Shape   `{ banners?, player?, popup?, promotion?, headlines?, totalPages? }`; `content` and `linkUrl` are hostile
 * Units   `types` comma-joined of B banners, PL player, PU popup, PR promotion, H headlines; `execution` A logged in, B anonymous, F first
 *         login; `pageNo` from 1
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12 "Announcements": `GET /wps/relay/MCSFE_getListAnnouncements`
 */
export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'opt',
  adds: { platform: 'W', language: { site: 'language' } },
  query: z.object({
    types: z.string(),
    execution: z.optional(z.string()),
    groupName: z.optional(z.string()),
    pageNo: z.optional(z.int().check(z.minimum(1))),
    pageSize: z.optional(z.int().check(z.minimum(1))),
  }),
  value: Announcements,
})
