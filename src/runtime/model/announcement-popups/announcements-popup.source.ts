import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { empty, loading } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { $popupAnnouncements, popupsOf } from './announcement-texts.ts'
import { contract } from './announcements-popup.contract.ts'

export const source = defineSource(contract, {
  from: $popupAnnouncements,
  select: ({ audience, unread, dismissed, cdn, ...known }) =>
    audience === null ? (unread ? empty : loading) : mapList(announcementsOf(known), (value) => popupsOf(value, audience, dismissed, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
