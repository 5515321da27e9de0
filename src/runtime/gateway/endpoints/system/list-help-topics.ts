import { HelpTopics } from '../../../../schemas/gateway/service.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the topics of the help center.
 *
 * Shape   `{ list: HelpTopic[] }`; `content` is untrusted HTML
 * Units   `order` sorts ascending
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/helpCenter`
 */
export const listHelpTopics = defineEndpoint({
  name: 'listHelpTopics',
  method: 'GET',
  path: '/wps/system/helpCenter',
  token: 'no',
  adds: { lang: { site: 'language' }, device: 'WEB' },
  value: HelpTopics,
})
