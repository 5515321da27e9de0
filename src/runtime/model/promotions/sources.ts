import { defineSource } from '../../contract/source.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { mapList, mapState } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $promotions, chosenOf, promotionsOf } from './promotions.ts'

export const promotions = defineSource(contracts.promotions, {
  from: $promotions,
  select: ({ cdn, progress, outcomes, ...known }, choice) =>
    mapState(
      mapList(announcementsOf(known), (value) => promotionsOf(value, cdn, progress, outcomes)),
      (promotions) => chosenOf(promotions, choice),
    ),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
