import { Whitelabel } from '../../../../schemas/gateway/system.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the tree of features again; the newer of this and `info.whitelabel` wins.
 *
 * Shape   `{ modules: Module[] }`, nested by `children`
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/whitelabel`
 */
export const readWhitelabel = defineEndpoint({
  name: 'readWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  token: 'no',
  value: Whitelabel,
})
