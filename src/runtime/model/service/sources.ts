import type { SupportHours } from '../../../schemas/nouns/help.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { $brand } from '../context/documents.ts'
import { empty, loading, stateOf } from '../requests/resource.ts'
import { mapState, readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $domains, domains, domainsOf, key as domainsKey } from './domains.ts'
import { $chats, chatsOf, key as chatsKey, models } from './live-chat.ts'
import { $services, entriesOf, servicesWanted } from './service.ts'

export const agentSupport = defineSource(contracts.agentSupport, {
  from: $brand.map(({ constants }): SourceState<SupportHours> => {
    const { agentSupportDays: days, agentSupportHours: hours } = constants
    return typeof days === 'string' && typeof hours === 'string' ? { status: 'ready', value: { days, hours } } : { status: 'empty' }
  }),
  select: (known) => known,
})

export const chatModels = defineSource(contracts.chatModels, {
  from: $chats,
  select: ({ known, progress, cdn }) => {
    const chats = mapState(stateOf(known, chatsKey), (value) => chatsOf(value, progress, cdn))
    return chats.status === 'ready' && chats.value.models.length === 0 ? empty : chats
  },
  wanted: models.wanted.prepend(() => undefined),
  retried: models.retried.prepend(() => undefined),
})

export const serviceEntries = defineSource(contracts.serviceEntries, {
  from: $services.map((services) => ({ services })),
  select: ({ services }) => (services === null ? loading : services.length ? readyOf(entriesOf(services)) : empty),
  wanted: servicesWanted.prepend(() => undefined),
})

export const siteDomains = defineSource(contracts.siteDomains, {
  from: $domains,
  select: ({ known, platform }) => {
    const found = mapState(stateOf(known, domainsKey), (value) => domainsOf(value, platform.address.href()))
    return found.status === 'ready' && found.value.length === 0 ? empty : found
  },
  wanted: domains.wanted.prepend(() => undefined),
  retried: domains.retried.prepend(() => undefined),
})
