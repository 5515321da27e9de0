import { combine } from 'effector'
import type { EventCallable } from 'effector'

import { isAddress } from '../../../schemas/address.ts'
import type { Announcement as GatewayAnnouncement, Announcements, GatewayBanner } from '../../../schemas/gateway/announcements.ts'
import type { Banner, Notice } from '../../../schemas/nouns/announcement.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listAnnouncements } from '../../gateway/endpoints/announcements/list-announcements.ts'
import { plainText } from '../../i18n/plain-text.ts'
import { isWebAddress } from '../../platform/windows.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource, stateOf } from '../requests/resource.ts'
import { $flags } from '../facts/flags.ts'
import { pathnameOf } from '../navigation/navigation.ts'
import { mapState } from '../requests/states.ts'
import { $cdn } from '../context/site.ts'

const all = 'all'

type Ask = { types: string; groupName?: string; pageSize?: number }

/** One call brings banners, notices and popups; who is logged in decides what it brings. A group of banners may be asked for alone. */
export const announcements = createResource<Ask, Announcements>({
  name: 'announcements',
  ask: callOf(listAnnouncements),
  keyOf: ({ groupName = all }) => groupName,
  session: 'either',
})
export type GroupArgs = { group: string; pageSize?: number | undefined }
/** What is asked for a group's banners: with a page size they alone, and no more than that; else what all share. */
const asked = ({ group, pageSize }: Partial<GroupArgs> = {}): Ask =>
  group && pageSize ? { types: 'B', groupName: group, pageSize } : { types: 'B,PL,PU,PR,H' }
export const announcementsWanted: EventCallable<any> = announcements.wanted.prepend(asked) // with a group's arguments, or without any
export const announcementsRetried: EventCallable<any> = announcements.retried.prepend(asked)

// What we know
const $promotionsOffered = $flags.map((flags) => flags.PROMOTION3 !== false)
export const $announcements = combine({ known: announcements.known, cdn: $cdn, promotionsOffered: $promotionsOffered })
type AnnouncementsKnown = ReturnType<typeof $announcements.getState>
export const announcementsOf = ({ known, promotionsOffered }: Pick<AnnouncementsKnown, 'known' | 'promotionsOffered'>, key = all) => {
  const state = stateOf(known, key)
  return promotionsOffered ? state : mapState(state, withoutPromotions)
}
const withoutPromotions = memo((lists: Announcements): Announcements => ({ ...lists, promotion: [] }))

/** The banners of one group, `w_home`. */
export const bannersOf = memo(({ banners = [] }: Announcements, group: string, cdn: Cdn, promotionsOffered: boolean): Banner[] => {
  const inGroup = banners.filter(({ groupName }) => groupName === group)
  return inGroup
    .map((banner, index) => bannerOf(banner, `${group}-${index + 1}`, cdn))
    .map(({ to, ...banner }) => (to === undefined || (!promotionsOffered && pathnameOf(to) === '/promotions') ? banner : { ...banner, to }))
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
})

function bannerOf({ id, url, title, text, action, linkageType, linkUrl }: GatewayBanner, place: string, cdn: Cdn): Banner {
  return {
    key: id ?? place,
    picture: cdn.images(url),
    ...(title ? { title } : {}),
    ...(text ? { text } : {}),
    ...(action ? { action } : {}),
    ...linkOf(linkageType, linkUrl),
  }
}

/** Where a banner leads. What is unknown, and an address that is neither http(s) nor a path, leads nowhere. */
function linkOf(type: string | undefined, link = ''): Pick<Banner, 'to' | 'href' | 'launch'> {
  if (type === 'URL') return isWebAddress(link) ? { href: link } : isAddress(link) ? { to: link } : {}
  if (type === 'PROMO' && link) return { to: `/promotions?${new URLSearchParams({ id: link }).toString()}` }
  const [vendor, category, gameCode] = link.split(':')
  if (type === 'GAME' && vendor && category) return { launch: { vendor, category, ...(gameCode ? { gameCode } : { opens: 'list' }) } }
  return {}
}

/** The lines of the marquee: headlines first, then messages to players. */
export const noticesOf = memo(({ headlines = [], player = [] }: Announcements): Notice[] => {
  const lines = [...headlines.map((item) => noticeOf(item, true)), ...player.map((item) => noticeOf(item, false))]
  return lines.filter(({ key, text }, index) => text !== '' && lines.findIndex((other) => other.key === key) === index)
})

function noticeOf({ id, title, content }: GatewayAnnouncement, important: boolean): Notice {
  const text = [plainText(title), plainText(content)].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(' · ')
  return { key: id, text, ...(important ? { important } : {}) }
}
