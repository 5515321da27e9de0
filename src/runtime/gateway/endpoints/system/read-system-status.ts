import { SystemStatus } from '../../../../schemas/gateway/system.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Asks whether the site is open; asked again while a maintenance or blocked screen is up.
 *
 * Shape   `{ status, message?, startTime?, endTime?, ip? }`
 * Units   `status` 0 normal, 1 maintenance, 2 region restricted; times are ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/status`
 */
export const readSystemStatus = defineEndpoint({
  name: 'readSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  token: 'no',
  value: SystemStatus,
})
