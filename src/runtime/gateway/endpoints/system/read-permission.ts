import { Permission } from '../../../../schemas/gateway/system.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads what the site is: its features, addresses, languages and state. The first call of all.
 *
 * Shape   `Permission`; a missing part of `info` is empty
 * Units   `serverTime` is ISO-8601 with offset; `gmtOffset` as the gateway writes it
 * Errors  `offline` (no answer after 2 retries: the app shows an error screen with a retry), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/permission`
 */
export const readPermission = defineEndpoint({
  name: 'readPermission',
  method: 'GET',
  path: '/wps/system/permission',
  token: 'opt',
  value: Permission,
})
