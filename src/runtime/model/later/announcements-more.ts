import { attach, combine, createStore, sample } from 'effector'

import type { Announcements } from '../../../schemas/gateway/announcements.ts'
import type { AnnouncementList, Promotion, PromotionChoice, PromotionList } from '../../../schemas/nouns.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { $announcements } from '../announcements.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../life.ts'
import { memo } from '../memo.ts'
import { $role } from '../session.ts'
import { arrival } from './arrival.ts'

const seenKey = 'foyer-seen-announcements'

// What may happen
const { arrived, first } = arrival()
export { arrived }

// What we know: which announcements were closed in this tab
const $seen = createStore<readonly string[]>([])
export const $popupAnnouncements = combine($announcements, $seen, $role, (known, seen, role) => ({ ...known, seen, role }))

// How it changes: an announcement that was closed stays closed while the tab is open
const dismissed = intentOf('dismiss')
const recallFx = attach({ source: $platform, effect: ({ session }) => (session.read(seenKey) ?? '').split(' ').filter(Boolean) })
const keepFx = attach({ source: { platform: $platform, seen: $seen }, effect: ({ platform, seen }) => platform.session.write(seenKey, seen.join(' ')) })
sample({ clock: first, target: recallFx })
$seen.on(recallFx.doneData, (_, seen) => seen).on(dismissed, (seen, { announcement }) => (seen.includes(announcement) ? seen : [...seen, announcement]))
sample({ clock: dismissed, target: keepFx })

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
