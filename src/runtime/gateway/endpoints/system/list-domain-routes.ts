import { DomainRoutes } from '../../../../schemas/gateway/service.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the site's other domains.
 *
 * Shape   `{ list: DomainRoute[] }`
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/domainRoute`
 */
export const listDomainRoutes = defineEndpoint({
  name: 'listDomainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  token: 'no',
  value: DomainRoutes,
})
