import { attach, combine, createStore, sample } from 'effector'

import type { Announcement as GatewayAnnouncement, Announcements, GatewayBanner } from '../../schemas/gateway/announcements.ts'
import type { AnnouncementList, Banner, Notice, Promotion, PromotionChoice, PromotionList } from '../../schemas/nouns.ts'
import type { Cdn } from '../gateway/cdn.ts'
import { listAnnouncements } from '../gateway/endpoints/list-announcements.ts'
import { isWebAddress } from '../platform/windows.ts'
import { endpointFx } from './call.ts'
import { intentOf } from './intents.ts'
import { $platform, portalStarted } from './life.ts'
import { memo } from './memo.ts'
import { plainText } from './plain-text.ts'
import { createResource, stateOf } from './resource.ts'
import { $role } from './session.ts'
import { $cdn } from './site.ts'

const types = 'B,PL,PU,PR,H'
const seenKey = 'foyer-seen-announcements'

/** One call brings banners, notices and popups; who is logged in decides what it brings. */
const announcements = createResource<{ types: string }, Announcements>({ name: 'announcements', fx: endpointFx(listAnnouncements), keyOf: () => 'all', session: 'either' })
export const announcementsWanted = announcements.wanted.prepend(() => ({ types }))
export const announcementsRetried = announcements.retried.prepend(() => ({ types }))

// What we know: the announcements, and which ones were closed in this tab
const $seen = createStore<readonly string[]>([])
export const $announcements = combine({ known: announcements.known, cdn: $cdn, seen: $seen, role: $role })
type AnnouncementsKnown = ReturnType<typeof $announcements.getState>
export const announcementsOf = ({ known }: AnnouncementsKnown) => stateOf(known, 'all')

// How it changes: an announcement that was closed stays closed while the tab is open
const dismissed = intentOf('dismiss')
const recallFx = attach({ source: $platform, effect: ({ session }) => (session.read(seenKey) ?? '').split(' ').filter(Boolean) })
const keepFx = attach({ source: { platform: $platform, seen: $seen }, effect: ({ platform, seen }) => platform.session.write(seenKey, seen.join(' ')) })
sample({ clock: portalStarted, target: recallFx })
$seen.on(recallFx.doneData, (_, seen) => seen).on(dismissed, (seen, { announcement }) => (seen.includes(announcement) ? seen : [...seen, announcement]))
sample({ clock: dismissed, target: keepFx })

/** The banners of one group, `w_home`. */
export const bannersOf = memo(({ banners = [] }: Announcements, group: string, cdn: Cdn): Banner[] => {
  const inGroup = banners.filter(({ groupName }) => groupName === group)
  return inGroup.map((banner, index) => bannerOf(banner, `${group}-${index + 1}`, cdn)).filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
})

function bannerOf({ id, url, title, text, action, linkageType, linkUrl }: GatewayBanner, place: string, cdn: Cdn): Banner {
  return { key: id ?? place, picture: cdn.images(url), ...(title ? { title } : {}), ...(text ? { text } : {}), ...(action ? { action } : {}), ...linkOf(linkageType, linkUrl) }
}

/** Where a banner leads. What is unknown, and an address that is neither http(s) nor a path, leads nowhere. */
function linkOf(type: string | undefined, link = ''): Pick<Banner, 'to' | 'href' | 'launch'> {
  if (type === 'URL') return isWebAddress(link) ? { href: link } : /^\/(?![/\\])[^\t\r\n]*$/.test(link) ? { to: link } : {}
  if (type === 'PROMO' && link) return { to: `/promotions?${new URLSearchParams({ id: link }).toString()}` }
  const [vendor, category, gameCode] = link.split(':')
  if (type === 'GAME' && vendor && category) return { launch: { vendor, category, ...(gameCode ? { gameCode } : { opens: 'list' }) } }
  return {}
}

/** The lines of the marquee: headlines first, then what is said to players. */
export const noticesOf = memo(({ headlines = [], player = [] }: Announcements): Notice[] => {
  const lines = [...headlines.map((item) => noticeOf(item, true)), ...player.map((item) => noticeOf(item, false))]
  return lines.filter(({ key, text }, index) => text !== '' && lines.findIndex((other) => other.key === key) === index)
})

function noticeOf({ id, title, content }: GatewayAnnouncement, important: boolean): Notice {
  const text = [plainText(title), plainText(content)].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(' · ')
  return { key: id, text, ...(important ? { important } : {}) }
}

/** Popups not closed yet: those for whoever is here (B a guest; A, and F at a first login, a session). */
export const popupsOf = memo(({ popup = [] }: Announcements, guest: boolean, seen: readonly string[], cdn: Cdn): AnnouncementList =>
  popup
    .filter(({ id, execution }) => !seen.includes(id) && (execution === undefined || (guest ? execution === 'B' : execution === 'A' || execution === 'F')))
    .map(({ id, title, content, image }) => ({ key: id, title, html: content, picture: cdn.images(image) })),
)

/** Every promotion, in the gateway's order. */
export const promotionsOf = memo(({ promotion = [] }: Announcements, cdn: Cdn): readonly Promotion[] =>
  promotion.map(({ id, content, image, promotionType, ...rest }) => ({ ...rest, key: id, html: content, picture: cdn.images(image), type: promotionType })),
)
export const chosenOf = memo((promotions: Promotion[], choice: PromotionChoice): PromotionList => ({ promotions, choice }))
