import { scopeBind } from 'effector'
import type { Store } from 'effector'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import type { LayoutDocument, Page, Release } from '../../src/schemas/documents.ts'
import type { DrawnPage } from '../../src/schemas/drawn-page.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import { firstWidgets, widgetsAt, withBodies } from '../../src/rules/first-screen.ts'
import { pageAt } from '../../src/rules/routes.ts'
import type { Device } from '../../src/schemas/facts.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import { readAnswer } from '../../src/runtime/gateway/answer.ts'
import type { Gateway } from '../../src/runtime/gateway/client.ts'
import { readPermission } from '../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { earlyKey, requestOf } from '../../src/runtime/gateway/request.ts'
import type { GatewayRequest } from '../../src/runtime/gateway/request.ts'
import type { LoadLocale, Locale } from '../../src/runtime/i18n/words.ts'
import type { Topics } from '../../src/runtime/model/create-topics.ts'
import { $documents } from '../../src/runtime/model/context/documents.ts'
import { $facts } from '../../src/runtime/model/facts/facts.ts'
import { $flags } from '../../src/runtime/model/facts/flags.ts'
import { $language } from '../../src/runtime/model/context/preferences.ts'
import { $location } from '../../src/runtime/model/navigation/navigation.ts'
import { $merchant, $merchantCode, $rootScreen, siteAssumed } from '../../src/runtime/model/context/site.ts'
import { openPortal } from '../../src/runtime/open-portal.ts'
import { drawingPlatform } from '../../src/runtime/platform/drawn-platform.ts'
import type { Surroundings } from '../../src/runtime/platform/drawn-platform.ts'
import { yieldToMain } from '../../src/runtime/platform/yield-to-main.ts'
import type { Fault } from '../../src/runtime/render/context.ts'
import { Hydration } from '../../src/runtime/render/hydration.ts'
import { PortalRoot } from '../../src/runtime/render/portal-root.tsx'
import type { Subscription } from '../../src/runtime/render/subscriptions.ts'

/** The body of a reply that is the same for every visitor. Another object once the gateway answers something else. */
export type PublicReply = { readonly text: string }

export type DrawOptions = Surroundings & {
  release: Release
  /** The names of the documents that the page carries in any case. */
  carried: ReadonlySet<string>
  registry: Registry
  topics: Topics
  /** All words of English, which replaces what another language lacks. */
  locales: { EN: Locale }
  loadLocale: LoadLocale
  pathname: string
  /** The visitor's choices, as a `Cookie` header has them. */
  cookies: string
  /** The visitor's browser has a session. Which one is not known here: what depends on it is drawn as loading. */
  hasSession: boolean
  /** The reply to a call that every visitor may make. `undefined`: there is none, or the gateway gave no usable one. */
  replyTo: (request: GatewayRequest) => Promise<PublicReply | undefined>
  /** How long to wait for replies in all, in ms, drawing itself not counted; what has not come is drawn as loading. */
  waitMs: number
  report: (fault: Fault) => void
}

export type DrawnPortal = {
  html: string
  /** A view failed or did not come: the browser draws that part. */
  isUnfinished: boolean
  drawn: DrawnPage
  language: LanguageCode
  /** The names of the documents that it was drawn from: the page carries them. */
  documents: ReadonlySet<string>
  /** The replies that it was drawn from, by `earlyKey`; `undefined` where one did not come in time. */
  replies: ReadonlyMap<string, PublicReply | undefined>
}

/** Makes a new promise for each caller: a shared one would hold every drawing that waits for it in memory. */
const never = () => new Promise<never>(() => undefined)
const token = 'drawn' // stands for the session's, and is sent nowhere
/** How React marks a part that waits for code of its own. */
const unfinished = '<!--$!-->'
const codePauseMs = 5
const codeWaitMs = 2_000 // only the first drawings of a process wait for any
/** Renderings until every node of the first screen has what it asks for: nodes inside slots come with what holds them. */
const mostRounds = 4

/**
 * Draws the portal of an address as HTML, as it is when its first screen has its data.
 *
 * Shape   `undefined` where the address shows no page to everybody: the gateway has not opened the site, or the visitor is led elsewhere
 * Errors  none of the gateway's: what it does not answer is drawn as loading
 */
export async function drawPortal(options: DrawOptions): Promise<DrawnPortal | undefined> {
  const { release, registry, topics, loadLocale, pathname, now, random, device, hasSession, waitMs, report } = options
  const replies = new Map<string, PublicReply | undefined>()
  const pending = new Set<Promise<unknown>>()
  let isLate = false

  const call: Gateway['call'] = (endpoint, params, context) => {
    // What is answered with and without a session is drawn as guests get it; the permission is a session's own
    const sent = endpoint.token === 'opt' && endpoint.path !== readPermission.path ? undefined : context.token
    const request = requestOf('', endpoint, params, context, sent)
    if (request.method !== 'GET' || request.token !== undefined) return never()
    const key = earlyKey(request.url, context.language, false)
    replies.set(key, undefined)
    const asked = options.replyTo(request)
    const answer = asked.then((reply) => {
      const read = reply && !isLate ? readAnswer(endpoint, { status: 200, retryAfter: null, text: reply.text }, now) : undefined
      if (!read || !('value' in read)) return never()
      replies.set(key, reply)
      return read.value
    })
    pending.add(asked)
    void asked.finally(() => pending.delete(asked)).catch(() => undefined)
    return answer
  }

  const documents = new Set(options.carried)
  const chrome = chromeOf(release, pathname, device)
  const byHash = new Map(Object.entries(release.documents).map(([name, { hash, body }]) => [hash, { name, body }]))
  const { scope, engine, words, close } = await openPortal({
    release: withBodies(release, options.carried),
    async fetchDocument(hash) {
      const found = byHash.get(hash)
      if (found?.body === undefined) throw new Error(`The release has no document ${hash}.`)
      documents.add(found.name)
      return found.body as LayoutDocument // a release's bodies are checked
    },
    registry,
    locales: options.locales,
    loadLocale,
    gateway: { call },
    platform: drawingPlatform({ ...options, token: hasSession ? token : undefined }),
    topics,
    report,
    context: { hydration: new Hydration(chrome), drawn: { now }, isDrawnOnce: true },
  })
  let waited = 0 // ms
  /** Waits for replies, in one drawing no longer than `waitMs`. Drawing itself, which takes longer on a busy server, does not count. */
  const inTime = async <Value>(awaited: Promise<Value>): Promise<Value | undefined> => {
    const began = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, waitMs - waited, undefined)))
    const value = await Promise.race([awaited, late])
    clearTimeout(timer)
    waited += performance.now() - began
    if (waited >= waitMs) isLate = true
    return value
  }
  /** What the gateway lets every guest see, and its text. The permission of a session is asked by the browser. */
  const siteOfGuests = async () => {
    const site = { language: scope.getState($language), merchant: scope.getState($merchant), merchantCode: scope.getState($merchantCode) }
    const reply = await inTime(options.replyTo(requestOf('', readPermission, undefined, site, undefined)))
    const read = reply && readAnswer(readPermission, { status: 200, retryAfter: null, text: reply.text }, now)
    return read && 'value' in read ? { permission: read.value, text: reply.text } : undefined
  }
  const resolveAll = async () => {
    await yieldToMain() // replies that are kept come in no time
    while (pending.size > 0 && !isLate) {
      await inTime(Promise.allSettled(pending))
      await yieldToMain()
    }
  }

  try {
    const site = hasSession ? await siteOfGuests() : undefined
    if (site?.permission.maintenance || site?.permission.regionRestriction) return undefined
    if (site) scopeBind(siteAssumed, { scope })(site.permission)
    await resolveAll()
    if (scope.getState($language) !== words.language()) await words.use(scope.getState($language))
    await engine.loadViews([...widgetsAt(release, pathname), ...chrome.flatMap((id) => widgetsOf(release, id))])
    const before = askedBefore(release, `${device} ${pathname}`)
    for (const { source, args } of before) engine.ask(source, args)
    if (before.length > 0) await resolveAll()
    const codeUntil = performance.now() + codeWaitMs
    const asked = new Set<Subscription>()
    const state = () => [
      engine.subscriptions.version,
      ...[$facts, $flags, $documents].map((store) => scope.getState(store as Store<unknown>)),
    ]
    let drawnFrom: unknown[] = []
    const draw = () => {
      drawnFrom = state()
      return renderToString(createElement(PortalRoot, { scope, engine }))
    }
    let html = draw()
    for (let round = 1; round < mostRounds;) {
      engine.askFirstScreens(asked)
      await resolveAll()
      const waitsForCode = html.includes(unfinished)
      if (!waitsForCode && state().every((part, index) => part === drawnFrom[index])) break
      if (!waitsForCode) round += 1
      else if (performance.now() < codeUntil) await new Promise((resolve) => setTimeout(resolve, codePauseMs))
      else {
        report({ code: 'render/unfinished', page: '', node: '', message: 'A view failed, or its code did not come: the browser draws it.' })
        break
      }
      html = draw()
    }
    // The permission of a session is asked by the browser: until then its lobby is drawn as loading
    const isOpen = scope.getState($rootScreen) === (hasSession ? 'starting' : 'app')
    if (!isOpen || scope.getState($location).pathname !== pathname) return undefined
    const wanted = [...asked].map(({ source, args, state }) => ({ source: source.name, args, status: state.status }))
    before.splice(0, before.length, ...wanted)
    isLate = true // what comes now is not in the page any more
    const used = [...replies].filter((entry): entry is [string, PublicReply] => entry[1] !== undefined)
    return {
      html,
      isUnfinished: html.includes(unfinished),
      language: words.language(),
      documents,
      replies,
      drawn: {
        now,
        random,
        device,
        hasSession,
        ...(site && { site: site.text }),
        chrome,
        views: engine.views.loaded(),
        wanted,
        replies: Object.fromEntries(used.map(([key, { text }]) => [key, text])),
      },
    }
  } finally {
    close()
  }
}

const mostViews = 500
const askedOf = new WeakMap<Release, Map<string, DrawnPage['wanted']>>()

/** What the last drawing of an address for such a device asked: asked at the beginning, it saves the renderings that find it out. */
function askedBefore(release: Release, view: string): DrawnPage['wanted'] {
  let byView = askedOf.get(release)
  if (!byView || byView.size > mostViews) askedOf.set(release, (byView = new Map()))
  let asked = byView.get(view)
  if (!asked) byView.set(view, (asked = []))
  return asked
}

/** Chrome that is seen with the first screen: the bar at the bottom of a phone, the menu at the side of a wide screen. */
function chromeOf(release: Release, pathname: string, device: Device): string[] {
  const page = bodyOf(release, pageAt(release.routes, pathname) ?? '')
  const { bottomBar, sideMenu } = (page?.over === undefined ? page : bodyOf(release, page.over))?.chrome ?? {}
  const shown = device === 'desktop' ? sideMenu : bottomBar === undefined ? 'bottom-bar' : bottomBar
  return shown && bodyOf(release, shown) ? [shown] : []
}

function widgetsOf(release: Release, id: string): string[] {
  const page = bodyOf(release, id)
  return page ? firstWidgets(page, release.brand) : []
}

function bodyOf(release: Release, id: string): Page | undefined {
  return release.documents[`page/${id}`]?.body as Page | undefined // a release's bodies are checked
}
