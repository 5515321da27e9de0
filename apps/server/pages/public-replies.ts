import { listAnnouncements } from '../../../src/runtime/gateway/endpoints/announcements/list-announcements.ts'
import { listGameMenus } from '../../../src/runtime/gateway/endpoints/games/list-game-menus.ts'
import { listGames } from '../../../src/runtime/gateway/endpoints/games/list-games.ts'
import { listHelpTopics } from '../../../src/runtime/gateway/endpoints/system/list-help-topics.ts'
import { listHotGames } from '../../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { listHotMatches } from '../../../src/runtime/gateway/endpoints/games/list-hot-matches.ts'
import { listNewVendors } from '../../../src/runtime/gateway/endpoints/games/list-new-vendors.ts'
import { listVendorGameTypes } from '../../../src/runtime/gateway/endpoints/games/list-vendor-game-types.ts'
import { listWinners } from '../../../src/runtime/gateway/endpoints/announcements/list-winners.ts'
import { readAppDownload } from '../../../src/runtime/gateway/endpoints/system/read-app-download.ts'
import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { readWhitelabel } from '../../../src/runtime/gateway/endpoints/system/read-whitelabel.ts'
import type { GatewayRequest } from '../../../src/runtime/gateway/request.ts'
import type { PublicReply } from '../../portal/draw-portal.ts'

/** Calls whose replies are the same for every visitor without a session. */
const publicPaths: ReadonlySet<string> = new Set(
  [
    listAnnouncements,
    listGameMenus,
    listGames,
    listHelpTopics,
    listHotGames,
    listHotMatches,
    listNewVendors,
    listVendorGameTypes,
    listWinners,
    readAppDownload,
    readPermission,
    readWhitelabel,
  ].map(({ path }) => path),
)

const freshMs = 30_000
/** No page is drawn from an older reply: what the gateway switches off must be gone after a minute, however seldom pages are asked for. */
const longestMs = 60_000
const mostReplies = 500
/** In characters. A longer reply is left to the browser: the page carries what it was drawn from. */
export const longestReply = 60_000

type Kept = { reply: PublicReply | undefined; readAt: number; running: Promise<PublicReply | undefined> | undefined }

export type PublicReplies = {
  replyTo: (request: GatewayRequest) => Promise<PublicReply | undefined>
  /** Whether the gateway's last reply to that call is still this one. A reply that is no longer fresh is asked for again. */
  isCurrent: (request: GatewayRequest, reply: PublicReply | undefined) => boolean
  clear: () => void
}

/**
 * The gateway's public replies, kept for drawing pages: fresh for 30 s, then given for 30 s more while the next one is on its way; one
 * request at a time for each call, brand and language. `ask` sends a request without anything of a visitor and gives the body of a success.
 */
export function publicReplies(ask: (request: GatewayRequest) => Promise<string | undefined>, now: () => number): PublicReplies {
  const replies = new Map<string, Kept>()

  function renew(request: GatewayRequest, kept: Kept): Promise<PublicReply | undefined> {
    return (kept.running ??= ask(request)
      .catch(() => undefined)
      .then((text) => {
        kept.running = undefined
        kept.readAt = now()
        if (text === undefined || text.length > longestReply) kept.reply = undefined
        else if (kept.reply?.text !== text) kept.reply = { text } // the same text is the same reply: what was drawn from it stays
        return kept.reply
      }))
  }

  function keptOf(request: GatewayRequest): Kept {
    const key = keyOf(request)
    let kept = replies.get(key)
    if (!kept) {
      replies.set(key, (kept = { reply: undefined, readAt: -Infinity, running: undefined }))
      const [oldest] = replies.keys()
      if (replies.size > mostReplies && oldest !== undefined) replies.delete(oldest)
    }
    return kept
  }

  return {
    replyTo(request) {
      if (!publicPaths.has(request.url.replace(/\?.*/s, '')) || request.token !== undefined) return Promise.resolve(undefined)
      const kept = keptOf(request)
      if (now() - kept.readAt < freshMs) return Promise.resolve(kept.reply)
      const next = renew(request, kept)
      return kept.reply && now() - kept.readAt < longestMs ? Promise.resolve(kept.reply) : next
    },
    isCurrent(request, reply) {
      const kept = replies.get(keyOf(request))
      if (!kept) return false
      if (now() - kept.readAt >= freshMs) void renew(request, kept)
      return kept.reply === reply && now() - kept.readAt < longestMs
    },
    clear: () => replies.clear(),
  }
}

function keyOf({ url, headers }: GatewayRequest): string {
  return [headers['Language'], headers['Merchant'] ?? '', url].join('\n')
}
