import { defineSource } from '../../contract/source.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { empty, loading } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { $notices, $popupAnnouncements, noticeTextsOf, popupsOf } from './announcement-texts.ts'
import * as contracts from './contracts.ts'

export const announcementsPopup = defineSource(contracts.announcementsPopup, {
  from: $popupAnnouncements,
  select: ({ audience, unread, dismissed, cdn, ...known }) =>
    audience === null ? (unread ? empty : loading) : mapList(announcementsOf(known), (value) => popupsOf(value, audience, dismissed, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})

export const noticesTexts = defineSource(contracts.noticesTexts, {
  from: $notices,
  select: ({ opened, cdn, ...known }) => mapList(announcementsOf(known), (value) => noticeTextsOf(value, opened, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
