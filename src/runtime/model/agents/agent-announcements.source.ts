import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './agent-announcements.contract.ts'
import { $agentAnnouncements, announcements, announcementsOf } from './announcements.ts'

export const source = defineSource(contract, {
  from: $agentAnnouncements,
  select: ({ known, cdn }, { announcement }) => mapList(stateOf(known, 'all'), (value) => announcementsOf(value, cdn, announcement)),
  wanted: announcements.wanted.prepend(() => undefined),
  retried: announcements.retried.prepend(() => undefined),
})
