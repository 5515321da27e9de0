import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { $notices, noticeTextsOf } from './announcement-texts.ts'
import { contract } from './notices-texts.contract.ts'

export const source = defineSource(contract, {
  from: $notices,
  select: ({ opened, cdn, ...known }) => mapList(announcementsOf(known), (value) => noticeTextsOf(value, opened, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
