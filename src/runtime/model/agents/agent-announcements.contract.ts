import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What the platform announces to agents: the newest 100. The one with the id `announcement` is current.
 *
 * Value    title, picture and hostile HTML, newest first
 * Empty    there are none
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.announcements',
  flag: 'AGENTPOLICY3',
  args: z.object({ announcement: z.optional(z.string()) }),
  value: AnnouncementList,
  login: 'agent',
})
