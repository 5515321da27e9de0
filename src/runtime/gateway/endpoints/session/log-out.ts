import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Ends the session at the gateway; the client forgets it whatever the reply is.
 *
 * Shape   `true`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code), `contract`
 * Source  gateway.md, section 7 "Session": `DELETE /wps/session/logout`
 */
export const logOut = defineEndpoint({
  name: 'logOut',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'yes',
  value: Ok,
})
