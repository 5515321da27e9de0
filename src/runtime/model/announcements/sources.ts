import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { $announcements, announcementsOf, announcementsRetried, announcementsWanted, bannersOf, noticesOf } from './announcements.ts'
import type { GroupArgs } from './announcements.ts'
import * as contracts from './contracts.ts'

export const bannersByGroup = defineSource(contracts.bannersByGroup, {
  from: $announcements,
  select: (known, { group, pageSize }: GroupArgs) =>
    mapList(announcementsOf(known, pageSize ? group : undefined), (value) => bannersOf(value, group, known.cdn, known.promotionsOffered)),
  wanted: announcementsWanted,
  retried: announcementsRetried,
})

export const noticesMarquee = defineSource(contracts.noticesMarquee, {
  from: $announcements,
  select: (known) => mapList(announcementsOf(known), noticesOf),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
