import { $announcements, announcementsOf, announcementsRetried, announcementsWanted, noticesOf } from './announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './notices-marquee.contract.ts'

export const source = defineSource(contract, {
  from: $announcements,
  select: (known) => mapList(announcementsOf(known), noticesOf),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
