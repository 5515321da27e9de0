import { listAnnouncements } from '../../../src/runtime/gateway/endpoints/announcements/list-announcements.ts'
import { listGameMenus } from '../../../src/runtime/gateway/endpoints/games/list-game-menus.ts'
import { listHotGames } from '../../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import type { Endpoint } from '../../../src/runtime/gateway/endpoint.ts'
import { earlyKey, requestOf } from '../../../src/runtime/gateway/request.ts'

export type EarlyCall = { url: string; headers: Record<string, string>; session: boolean; keys: { guest: string; session: string } }

/** The one call that banners, notices and popups share, as the model makes it. */
const allAnnouncements = { types: 'B,PL,PU,PR,H' }

/**
 * The calls that the first screen of a page makes, in the order of a start: the permission, then what the header and the page show.
 * The portal's page carries them, so that they start before its scripts are loaded (apps/portal/early.ts).
 */
export function earlyCalls({ page, language, merchant }: { page: string; language: string; merchant: string }): EarlyCall[] {
  const site = { language, merchant, merchantCode: merchant }
  const call = (endpoint: Endpoint<any, any, any>, params?: unknown): EarlyCall => {
    const { url, headers } = requestOf('', endpoint, params, site, undefined)
    return {
      url,
      headers,
      session: endpoint.token !== 'no',
      keys: { guest: earlyKey(url, language, false), session: earlyKey(url, language, true) },
    }
  }
  return [
    call(readPermission),
    call(listGameMenus),
    ...(page === 'home' ? [call(listAnnouncements, allAnnouncements), call(listHotGames)] : []),
  ]
}
