import { ChatModels } from '../../../../schemas/gateway/service.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists whom a player may chat with.
 *
 * Shape   `{ list: ChatModel[] }`, in the gateway's order
 * Units   none; without `online` it is not known whether somebody is there
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12: `GET /wps/relay/CBS_chatModelList`
 */
export const listChatModels = defineEndpoint({
  name: 'listChatModels',
  method: 'GET',
  path: '/wps/relay/CBS_chatModelList',
  token: 'opt',
  adds: { language: { site: 'language' } },
  value: ChatModels,
})
