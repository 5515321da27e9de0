import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList, mapState } from '../requests/states.ts'
import { $promotions, chosenOf, promotionsOf } from './promotions.ts'
import { contract } from './promotions.contract.ts'

export const source = defineSource(contract, {
  from: $promotions,
  select: ({ cdn, progress, outcomes, ...known }, choice) =>
    mapState(
      mapList(announcementsOf(known), (value) => promotionsOf(value, cdn, progress, outcomes)),
      (promotions) => chosenOf(promotions, choice),
    ),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
