import * as z from 'zod/mini'

import { ServiceList, SupportHours } from '../../../schemas/nouns/help.ts'
import { Chats, SiteDomains } from '../../../schemas/nouns/service.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * When agents are helped.
 *
 * Value    days and hours, as the brand's constants `agentSupportDays` and `agentSupportHours` define
 * Empty    the brand defines neither
 * Failure  none: the brand's document is here
 * Login    none
 */
export const agentSupport = defineSourceContract({
  name: 'agent.support',
  args: z.object({}),
  value: SupportHours,
  asks: false,
})

/**
 * Whom a player may chat with; `start-chat` begins a chat in a window of its own.
 *
 * Value    names, pictures and who is there, in the gateway's order; the chat that is being begun
 * Empty    nobody
 * Failure  the call failed
 * Login    none; a session may see others
 */
export const chatModels = defineSourceContract({
  name: 'chat.models',
  flag: 'LIVECHAT3',
  args: z.object({}),
  value: Chats,
})

/**
 * Contacts and channels whose encrypted address could be read; `contact` opens one.
 *
 * Value    kinds; a channel is drawn in the footer
 * Empty    the site has none that can be offered
 * Failure  none
 * Login    none
 */
export const serviceEntries = defineSourceContract({
  name: 'service.entries',
  args: z.object({}),
  value: ServiceList,
})

/**
 * Domains at which the site is found, for the day on which one of them cannot be reached.
 *
 * Value    each domain once, in the gateway's order, the main one first
 * Empty    none, or only what is no domain
 * Failure  the call failed
 * Login    none
 */
export const siteDomains = defineSourceContract({ name: 'site.domains', args: z.object({}), value: SiteDomains })
