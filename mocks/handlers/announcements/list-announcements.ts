import { listAnnouncements } from '../../../src/runtime/gateway/endpoints/announcements/list-announcements.ts'
import type { Announcements, GatewayBanner } from '../../../src/schemas/gateway/announcements.ts'
import { directionOf, languageCodes } from '../../../src/schemas/language.ts'
import { mock } from '../../mock.ts'
import type { Scenario } from '../../scenarios.ts'
import { announcements } from '../../state/announcements.ts'
import type { AnnouncementRecord } from '../../state/announcements.ts'
import { banners } from '../../state/banners.ts'
import type { BannerRecord } from '../../state/banners.ts'
import { page } from '../../state/reply.ts'
import { day, gatewayTime, textIn } from '../../state/text.ts'

const lists = { PL: 'player', PU: 'popup', PR: 'promotion', H: 'headlines' } as const

/** Only the requested lists; each is paged separately. Pictures are mirrored for languages that run right to left. */
export const handler = mock(
  listAnnouncements,
  ({ params: { types, execution, groupName, pageNo, pageSize }, session, state, language, merchant }) => {
    const { scenario } = state.choice
    const known = languageCodes.find((code) => code === language)
    const mirrored = known !== undefined && directionOf(known) === 'rtl'
    const shown =
      scenario === 'empty' ? [] : scenario === 'sparse' ? announcements.filter((record) => record.id === 'n-cards') : announcements
    const audience = execution ?? (session ? 'A' : 'B')
    const reply = (record: AnnouncementRecord, i: number) => ({
      id: record.id,
      title: textIn(record.title, language),
      content: textIn(record.content, language),
      startTime: gatewayTime(state.now() - (i + 1) * day),
      ...(record.until && { endTime: gatewayTime(state.now() + record.until * day) }),
      ...(record.execution && { execution: record.execution }),
      ...(record.promotionType && { promotionType: record.promotionType }),
      ...(record.state && {
        state: session ? (state.promotions.get(session.account)?.get(record.id) ?? record.state) : stateForGuests(record.state),
      }),
      ...(record.scene && { image: picture(sceneOf(record, merchant), mirrored) }),
    })
    const value: Announcements = {}
    let totalPages = 0
    const cut = <T>(all: readonly T[]): T[] => {
      const part = page(all, pageNo ?? 1, pageSize ?? 999)
      totalPages = Math.max(totalPages, part.totalPages)
      return part.items
    }
    for (const type of types.split(',')) {
      if (type === 'B')
        value.banners = cut(bannersFor(scenario, merchant, groupName).map((banner) => bannerReply(banner, language, mirrored)))
      else if (Object.hasOwn(lists, type)) {
        const name = lists[type as keyof typeof lists] // `hasOwn` has just found it
        value[name] = cut(shown.filter((record) => record.list === name && (name !== 'popup' || record.execution === audience)).map(reply))
      }
    }
    return { ...value, totalPages }
  },
)

/** A guest has joined nothing: what is open to somebody is open to join. */
function stateForGuests(state: string): string {
  return state === 'COMING_SOON' || state === 'CLOSE' ? state : 'JOIN'
}

/** Kestrel has its own pictures, of the same subjects. */
function sceneOf({ scene = '' }: AnnouncementRecord, merchant: string): string {
  return merchant === 'kestrel' ? scene.replace('promo-', 'kestrel-') : scene
}

/** Four for the home, fewer in the sparse scenario. */
function bannersFor(scenario: Scenario, merchant: string, groupName: string | undefined): BannerRecord[] {
  if (scenario === 'empty') return []
  const most = scenario === 'sparse' ? 1 : 4
  const own = banners.filter(
    (banner) => (!groupName || banner.groupName === groupName) && (!banner.merchant || banner.merchant === merchant),
  )
  return own.filter((banner, i) => own.slice(0, i).filter((other) => other.groupName === banner.groupName).length < most)
}

function bannerReply(
  { id, groupName, scene, title, text, action, linkageType, linkUrl }: BannerRecord,
  language: string,
  mirrored: boolean,
): GatewayBanner {
  return {
    id,
    groupName,
    url: picture(scene, mirrored),
    linkageType,
    ...(title && { title: textIn(title, language) }),
    ...(text && { text: textIn(text, language) }),
    ...(action && { action: textIn(action, language) }),
    ...(linkUrl && { linkUrl }),
  }
}

function picture(scene: string, mirrored: boolean): string {
  return `/img/scene/${scene}${mirrored ? '-rtl' : ''}.svg`
}
