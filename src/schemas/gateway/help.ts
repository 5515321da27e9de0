import * as z from 'zod/mini'

import { List } from './lists.ts'
import { code, maybeInt, prose } from './scalars.ts'
import { DomainRoute } from './system.ts'

/** Where players find help: topics, and the other addresses of the site (gateway.md, section 6). Field names are the gateway's. */

/** `content` is untrusted HTML. */
export const HelpTopic = z.object({ key: code, title: prose, content: prose, order: maybeInt })
export type HelpTopic = z.infer<typeof HelpTopic>
export const HelpTopics = List(HelpTopic)

export const DomainRoutes = List(DomainRoute)
