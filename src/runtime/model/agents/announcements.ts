import { combine } from 'effector'

import type { AgentAnnouncements } from '../../../schemas/gateway/agents.ts'
import type { Announcement } from '../../../schemas/nouns/announcement.ts'
import { listAgentAnnouncements } from '../../gateway/endpoints/agents/list-agent-announcements.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { announcementOf } from '../announcement-popups/announcement-texts.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $cdn } from '../context/site.ts'

const shown = 100 // announcements (chosen: the board has no pages)
const ask = callOf(listAgentAnnouncements)

// What we know: the newest announcements, asked once a language
export const announcements = createResource<void, AgentAnnouncements>({
  name: 'agentAnnouncements',
  ask: () => ask({ pageNo: 1, pageSize: shown }),
  keyOf: () => 'all',
  session: 'agent',
})
export const $agentAnnouncements = combine({ known: announcements.known, cdn: $cdn })

/** Each once, in the gateway's order; one without any text is left out. The one that was asked for is current. */
export const announcementsOf = memo(({ content }: AgentAnnouncements, cdn: Cdn, asked?: string): Announcement[] =>
  content
    .map((item) => announcementOf(item, cdn))
    .filter(({ key, title }, index, all) => title !== '' && all.findIndex((other) => other.key === key) === index)
    .map((item) => (item.key === asked ? { ...item, current: true } : item)),
)
