import { attach, combine, createStore, sample } from 'effector'

import type { Announcement as GatewayAnnouncement, Announcements } from '../../../schemas/gateway/announcements.ts'
import type { Announcement, AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { plainText } from '../../i18n/plain-text.ts'
import { $announcements } from '../announcements/announcements.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'
import { popupArgs } from '../navigation/open-popups.ts'
import { $memberFailure, $role } from '../context/session.ts'
import { $firstLogin, announcementPopupsStarted } from './first-login.ts'

/** The audience of announcements: guests, logged-in players, and players who logged in for the first time. */
export type Audience = 'guest' | 'session' | 'first-login'

const dismissedKey = 'foyer-dismissed-announcements'
const longestTitle = 80 // of a notice without a title, in characters

// What we know: which announcements were dismissed in this tab, and who is here; null: not known yet
const $dismissed = createStore<readonly string[]>([])
export const $audience = combine($role, $firstLogin, (role, firstLogin): Audience | null =>
  role === null ? null : role === 'guest' ? 'guest' : firstLogin ? 'first-login' : 'session',
)
export const $popupAnnouncements = combine(
  { known: $announcements, dismissed: $dismissed, audience: $audience, unread: $memberFailure },
  ({ known, ...here }) => ({ ...known, ...here }),
)
/** The notices, and which one the popup was opened with. */
export const $notices = combine($announcements, popupArgs('notice'), (known, args) => ({ ...known, opened: args?.['announcement'] }))

// How it changes: an announcement that was dismissed stays away while the tab is open
const dismissed = intentOf('dismiss')
const recallFx = attach({ source: $platform, effect: ({ session }) => (session.read(dismissedKey) ?? '').split(' ').filter(Boolean) })
const keepFx = attach({
  source: { platform: $platform, dismissed: $dismissed },
  effect: ({ platform, dismissed: ids }) => platform.session.write(dismissedKey, ids.join(' ')),
})
sample({ clock: announcementPopupsStarted, target: recallFx })
$dismissed
  .on(recallFx.doneData, (_, ids) => ids)
  .on(dismissed, (ids, { announcement }) => (ids.includes(announcement) ? ids : [...ids, announcement]))
sample({ clock: dismissed, target: keepFx })

/**
 * Who is meant by an announcement's execution: A those who are logged in, B those who are not, F those who are for the first time; without
 * one everybody.
 */
const meant: Readonly<Record<Audience, readonly (string | undefined)[]>> = {
  guest: ['B', undefined],
  session: ['A', undefined],
  'first-login': ['A', 'F', undefined],
}

/** Popups for whoever is here that were not dismissed, each once. */
export const popupsOf = memo(
  ({ popup = [], promotion = [] }: Announcements, audience: Audience, ids: readonly string[], cdn: Cdn): AnnouncementList =>
    popup
      .filter(
        ({ id, execution }, index) =>
          !ids.includes(id) && meant[audience].includes(execution) && popup.findIndex((other) => other.id === id) === index,
      )
      .map((announcement) => ({ ...announcementOf(announcement, cdn), ...linkOf(announcement, promotion) })),
)

/** Headlines, then messages to players, as whole texts; the one that was asked for is current. */
export const noticeTextsOf = memo(({ headlines = [], player = [] }: Announcements, opened: unknown, cdn: Cdn): AnnouncementList => {
  const all: Announcement[] = [
    ...headlines.map((item) => ({ ...announcementOf(item, cdn), kind: 'headline' as const })),
    ...player.map((item) => ({ ...announcementOf(item, cdn), kind: 'player' as const })),
  ]
  return all
    .filter(({ key, title }, index) => title !== '' && all.findIndex((other) => other.key === key) === index)
    .map((notice) => (notice.key === opened ? { ...notice, current: true } : notice))
})

export function announcementOf({ id, title, content, image, startTime }: GatewayAnnouncement, cdn: Cdn): Announcement {
  const words = plainText(title) || plainText(content)
  return {
    key: id,
    title: title.trim() ? words : [...words].slice(0, longestTitle).join(''),
    html: content,
    picture: cdn.images(image),
    ...(startTime && { time: startTime }),
  }
}

/** The promotion that an announcement is about: the one of the same id, else those of its type. */
function linkOf(
  { id, promotionType = '' }: GatewayAnnouncement,
  promotions: readonly GatewayAnnouncement[],
): Pick<Announcement, 'kind' | 'to'> {
  const query = new URLSearchParams()
  if (promotions.some((other) => other.id === id)) query.set('id', id)
  else if (promotionType && promotions.some((other) => other.promotionType === promotionType)) query.set('type', promotionType)
  return query.size > 0 ? { kind: 'promotion', to: `/promotions?${query.toString()}` } : {}
}
