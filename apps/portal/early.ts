import { followTyping, needed } from '../../src/runtime/platform/needed.ts'
import { reportBroken } from './report-broken.ts'
import { startDrawn } from './start-drawn.ts'

/**
 * The first script of a page. A page that the server has drawn gets the portal's scripts when it has loaded, or at the first touch. For
 * any other it asks for what the first screen needs while the portal itself is still on its way. The server writes into the page which
 * calls these are (apps/server/pages/early-calls.ts); the gateway's client takes the answers in place of its own first try. The
 * permission goes first and decides, as at every start; no call is made while the address has a token. What it imports comes with it
 * and not with the portal (vite.config.ts), so that it loads alone and at once.
 */
type Call = { url: string; headers: Record<string, string>; session: boolean; keys: { guest: string; session: string } }

/** Whether this page is a preview frame (`frameName` of src/schemas/preview.ts): it answers its own calls, and asks nothing early. */
export const framed = window.parent !== window && window.name.startsWith('foyer-preview')

/** How long after a style sheet did not come it is asked for again. */
const sheetAgainMs = 2_000

// Vite asks for a sheet once: the next view that needs it would be drawn without it for good. An error of a link does not bubble
addEventListener('error', ({ target }) => target instanceof Element && (askAgain(target), startFailed(target)), true)
for (const sheet of document.querySelectorAll('link')) if (hasFailed(sheet)) askAgain(sheet) // before this script ran
for (const script of document.querySelectorAll('script')) if (isRefused(script)) startFailed(script)
followTyping()

function askAgain(sheet: Element) {
  if (sheet.matches('[rel=stylesheet]')) setTimeout(() => sheet.replaceWith(sheet.cloneNode()), sheetAgainMs)
}

/** The portal's own script did not come, or one that it imports. */
function startFailed(script: Element) {
  if (script.matches('script[type=module][src]')) needed(() => Promise.reject(new Error('The portal did not come.'))).catch(reportBroken)
}

/** A script that the server has refused has no error event any more. */
function isRefused({ src }: HTMLScriptElement): boolean {
  return src !== '' && performance.getEntriesByName(src).some((entry) => Number((entry as PerformanceResourceTiming).responseStatus) >= 400)
}

/** A sheet that did not come has no rules, or none that may be read; one that is still coming is `null`. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0
  } catch {
    return true
  }
}

const frameAddress = '/preview/frame.js'
/** The preview's own script in its frame (apps/frame/main.ts), from a build of its own: it comes along with the portal, not after it. */
export const frameScript: Promise<unknown> | undefined = framed ? import(/* @vite-ignore */ frameAddress) : undefined
frameScript?.catch(nothing) // whoever starts it hears of that

export const early = new Map<string, Promise<Response>>()

/** After this time an answer that no call of the client took is cancelled: it was for another language or merchant. */
const unusedAnswerTimeoutMs = 10_000

/** Resolves a touch of the drawn page that came before the portal could answer it: called once everything on it answers. */
export const repeatTouches = startDrawn(framed)

const [permission, ...others] = framed ? [] : read()
const token = sessionToken()
if (permission && !new URLSearchParams(window.location.search).has('token')) {
  const open = ask(permission, Promise.resolve())
    .then((response) => response.clone().json())
    .then(isOpen)
  for (const call of others) ask(call, open).catch(nothing) // kept at once, so that the client never asks beside it
  open.catch(nothing)
  setTimeout(() => {
    for (const answer of early.values()) answer.then((response) => response.body?.cancel(), nothing)
    early.clear()
  }, unusedAnswerTimeoutMs)
}

function ask({ url, headers, session, keys }: Call, before: Promise<void>): Promise<Response> {
  const known = session && token !== null
  const answer = before.then(() => fetch(url, { headers: known ? { ...headers, Authorization: `Bearer ${token}` } : headers }))
  early.set(known ? keys.session : keys.guest, answer)
  return answer
}

/** A site that is closed gets no other call. The gateway may write yes in more than one way. */
function isOpen(reply: { success?: unknown; value?: { maintenance?: unknown; regionRestriction?: unknown } } | null) {
  const { maintenance, regionRestriction } = reply?.value ?? {}
  if (!reply?.success || isYes(maintenance) || isYes(regionRestriction)) throw new Error('The site is closed.')
}

function isYes(flag: unknown): boolean {
  return flag === true || String(flag) === '1' || String(flag) === 'true'
}

function read(): Call[] {
  try {
    return JSON.parse(document.getElementById('foyer-early')?.textContent ?? '[]') as Call[] // written by our own server
  } catch {
    return []
  }
}

function sessionToken(): string | null {
  try {
    return sessionStorage.getItem('token')
  } catch {
    return null // storage is shut: a guest
  }
}

function nothing() {
  // The caller that needs the answer gets the failure itself
}
