import { Countries } from '../../../../schemas/gateway/countries.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists countries with their dialing codes.
 *
 * Shape   `{ list: Country[] }`
 * Units   `countryDialingCode` digits, its leading `+` stripped
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/countries`
 */
export const listCountries = defineEndpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/wps/system/countries',
  token: 'no',
  adds: { language: { site: 'language' } },
  value: Countries,
})
