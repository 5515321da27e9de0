import { plainPath } from '../../../src/rules/routes.ts'

/** What the service worker does about a request. `keep`: whether the reply may stay on the device; `key`: under which address it does. */
export type Plan =
  | { kind: 'none' } // the browser does it alone
  | { kind: 'page'; key: string; keep: boolean } // from the network; without one the last good page, or the offline page
  | { kind: 'file'; key: string } // its address carries a hash of what is in it: from the device
  | { kind: 'named'; key: string } // its address stays: from the network, without one from the device
  | { kind: 'reply'; key: string; keep: boolean } // of the gateway, to anybody: as a named file

/** The parts of a `Request` that decide. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & { headers: Pick<Headers, 'get'> }

/** The parts of a `Response` that decide. */
export type Got = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

export const offlinePage = '/offline.html'

/**
 * Calls whose replies are the same for everybody who asks in one language: all that the lobby shows to a guest. Calls of a session, of a
 * form or of a verification are not among them.
 */
export const publicCalls: ReadonlySet<string> = new Set([
  '/lgw/games/game_menus',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_hotMatches',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GLS2_roomList',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/relay/ODSFE2_getWinnerBoard',
  '/wps/system/helpCenter',
  '/wps/system/permission',
  '/wps/system/whitelabel',
])

const hashed = /^\/(?:assets|brand|api\/layouts\/documents)\//
const named: ReadonlySet<string> = new Set(['/favicon.svg', '/icons.svg', '/manifest.webmanifest'])
/** Queries that change nothing in a page but its language, which is the player's own by then. */
const plainQuery = /^(?:\?lang=[\w-]+)?$/

/**
 * Decides about a request of a page at `origin`. Left to the browser: everything but reading, other origins, the editor, previews of
 * drafts, frames (games and the editor's previews) and whatever is not listed here.
 */
export function planOf({ method, url, mode, destination, headers }: Asked, origin: string): Plan {
  const { origin: asked, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin || /^\/(?:preview|draft)(?:\/|$)/.test(pathname) || headers.get('Range') !== null)
    return { kind: 'none' }
  if (mode === 'navigate') {
    if (destination !== 'document') return { kind: 'none' }
    return { kind: 'page', key: plainPath(pathname), keep: plainQuery.test(search) }
  }
  if (searchParams.has('token')) return { kind: 'none' }
  if (hashed.test(pathname)) return { kind: 'file', key: pathname }
  if (named.has(pathname)) return { kind: 'named', key: pathname + search }
  if (publicCalls.has(pathname)) return { kind: 'reply', key: replyKey(url, headers), keep: headers.get('Authorization') === null }
  return { kind: 'none' }
}

/** The same call has another reply in another language and for another merchant, which stand in headers. */
function replyKey(url: string, headers: Asked['headers']): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of ['Language', 'Merchant']) searchParams.set(`kept-${name}`, headers.get(name) ?? '')
  return `${pathname}?${searchParams.toString()}`
}

/**
 * Whether a page may stay on the device: the server says so by naming its build, which it does for public pages alone. A page of another
 * build needs other files; that build's own worker will keep it.
 */
export function isKeptPage(response: Got, build: string): boolean {
  return isWhole(response) && response.headers.get('X-Foyer-Build') === build
}

/** Whether a file may stay: an error, or a page in its place, may not. */
export function isKeptFile(response: Got): boolean {
  return isWhole(response) && !(response.headers.get('Content-Type') ?? '').startsWith('text/html')
}

function isWhole({ status, type, redirected }: Got): boolean {
  return status === 200 && !redirected && (type === 'basic' || type === 'default')
}

/**
 * What stays of a reply of the gateway: `undefined` for a failure. The permission also says from which address a visitor comes, which is
 * theirs alone.
 */
export function keptReply(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== true || !('value' in body)) return undefined
  const { value } = body
  if (typeof value !== 'object' || value === null || !('location' in value)) return body
  return { ...body, value: { ...value, location: { ip: '' } } }
}

const kinds = ['pages', 'files', 'replies'] as const
export type Kind = (typeof kinds)[number]
/** How many entries stay of each kind; the oldest go first. */
export const mostKept: Readonly<Record<Kind, number>> = { pages: 30, files: 400, replies: 80 }

/** The cache of a kind. A build has its own, so that none ever shows a page with another build's files. */
export function cacheName(kind: Kind, build: string): string {
  return `foyer-${kind}-${build}`
}

/** Caches of other builds. */
export function oldCaches(names: readonly string[], build: string): string[] {
  const own = new Set(kinds.map((kind) => cacheName(kind, build)))
  return names.filter((name) => name.startsWith('foyer-') && !own.has(name))
}
