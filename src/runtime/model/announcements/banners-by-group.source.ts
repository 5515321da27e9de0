import { $announcements, announcementsOf, announcementsRetried, announcementsWanted, bannersOf } from './announcements.ts'
import type { GroupArgs } from './announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './banners-by-group.contract.ts'

export const source = defineSource(contract, {
  from: $announcements,
  select: (known, { group, pageSize }: GroupArgs) =>
    mapList(announcementsOf(known, pageSize ? group : undefined), (value) => bannersOf(value, group, known.cdn, known.promotionsOffered)),
  wanted: announcementsWanted,
  retried: announcementsRetried,
})
