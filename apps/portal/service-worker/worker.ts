import { plainPath } from '../../../src/rules/routes.ts'
import { readJson } from '../../../src/runtime/gateway/read-json.ts'
import type { Message } from './messages.ts'
import { cacheName, isKeptFile, isKeptPage, keptReply, mostKept, offlinePage, oldCaches, planOf } from './requests.ts'
import type { Kind, Plan } from './requests.ts'

/** What a service worker's global scope has and this one uses; the types of the whole project are those of pages. */
export type WorkerScope = {
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: Message }) => void): void
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
  }
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  location: { origin: string }
  registration: { navigationPreload?: { enable: () => Promise<void> } | undefined }
  skipWaiting: () => Promise<void>
}
type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Lasting & {
  request: Request
  preloadResponse?: Promise<Response | undefined> | undefined
  respondWith: (answer: Promise<Response>) => void
}

/**
 * The service worker of one build of the portal. It has caches of its own, which no other build reads: a new build's worker waits until no
 * page of the old one is open, then removes what the old one kept. Nothing of a session is ever kept (requests.ts).
 */
export function startWorker(scope: WorkerScope, build: string) {
  const open = (kind: Kind) => scope.caches.open(cacheName(kind, build))
  const refused = new Set<string>() // pages that the server does not want kept

  scope.addEventListener('activate', (event) => event.waitUntil(begin()))
  scope.addEventListener('message', (event) => {
    const { data } = event
    if (data.build !== build) return
    event.waitUntil(data.kind === 'shown' ? keepShown(data) : beginAlone())
  })
  scope.addEventListener('fetch', (event) => {
    const plan = planOf(event.request, scope.location.origin)
    if (plan.kind !== 'none') event.respondWith(answer(plan, event))
  })

  async function begin() {
    const names = await scope.caches.keys()
    await Promise.all(oldCaches(names, build).map((name) => scope.caches.delete(name)))
    await scope.registration.navigationPreload?.enable() // the page is asked for while this worker starts
    await scope.clients.claim()
  }

  async function beginAlone() {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pages.length === 1) await scope.skipWaiting() // the one that asks
  }

  function answer(plan: Exclude<Plan, { kind: 'none' }>, event: FetchEvent): Promise<Response> {
    switch (plan.kind) {
      case 'file':
        return fromDevice(plan.key, event)
      case 'page':
        return fromNetwork(event, () => keptPage(plan.key), plan.keep ? (response) => keepPage(plan.key, response) : undefined)
      case 'named':
        return fromNetwork(
          event,
          () => kept('files', plan.key),
          (response) => keepFile(plan.key, response),
        )
      case 'reply':
        return fromNetwork(event, () => kept('replies', plan.key), plan.keep ? (response) => keepReply(plan.key, response) : undefined)
    }
  }

  async function fromNetwork(
    event: FetchEvent,
    otherwise: () => Promise<Response | undefined>,
    keep: ((response: Response) => Promise<void>) | undefined,
  ): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request))
      if (keep) event.waitUntil(keep(response.clone()).catch(nothing))
      return response
    } catch {
      return (await otherwise().catch(nothing)) ?? Response.error()
    }
  }

  async function fromDevice(key: string, event: FetchEvent): Promise<Response> {
    const known = await kept('files', key).catch(nothing)
    if (known) return known
    const response = await scope.fetch(event.request)
    event.waitUntil(keepFile(key, response.clone()).catch(nothing))
    return response
  }

  async function kept(kind: Kind, key: string): Promise<Response | undefined> {
    return (await open(kind)).match(key, { ignoreVary: true }) // the key says all that a reply depends on
  }

  async function keptPage(key: string): Promise<Response | undefined> {
    return (await kept('pages', key)) ?? kept('pages', offlinePage)
  }

  async function keepPage(key: string, response: Response): Promise<void> {
    if (isKeptPage(response, build)) await put('pages', key, response)
    else refused.add(key)
  }

  async function keepFile(key: string, response: Response): Promise<void> {
    if (isKeptFile(response)) await put('files', key, response)
  }

  async function keepReply(key: string, response: Response): Promise<void> {
    if (!response.ok) return
    const reply = keptReply(readJson(await response.text()))
    if (reply !== undefined)
      await put('replies', key, new Response(JSON.stringify(reply), { headers: { 'Content-Type': 'application/json' } }))
  }

  async function put(kind: Kind, key: string, response: Response): Promise<void> {
    const cache = await open(kind)
    await cache.put(key, response)
    const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage)
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostKept[kind])).map((old) => cache.delete(old, { ignoreVary: true })))
  }

  /** Fetches what a page has shown and what is not on the device yet: on a first visit this worker came after all of it. */
  async function keepShown({ pathname, language, renew, loaded, headers }: Message & { kind: 'shown' }): Promise<void> {
    const page = plainPath(pathname)
    if (renew || (!refused.has(page) && !(await kept('pages', page)))) await fetchAnd(page, (response) => keepPage(page, response))
    const offline = await kept('pages', offlinePage)
    if (renew || offline?.headers.get('Content-Language') !== language)
      await fetchAnd(offlinePage, (response) => keepPage(offlinePage, response))
    for (const address of loaded) {
      const request = new Request(new URL(address, scope.location.origin), { headers })
      const plan = planOf(request, scope.location.origin)
      if (plan.kind === 'reply') {
        if (!(await kept('replies', plan.key))) await fetchAnd(request, (response) => keepReply(plan.key, response))
      } else if (plan.kind === 'file' || plan.kind === 'named') {
        if (!(await kept('files', plan.key))) await fetchAnd(address, (response) => keepFile(plan.key, response))
      }
    }
  }

  async function fetchAnd(request: Request | string, keep: (response: Response) => Promise<void>): Promise<void> {
    const init = typeof request === 'string' ? { headers: { Accept: 'text/html,*/*' } } : undefined
    await scope.fetch(request, init).then(keep).catch(nothing) // offline, or no more room: the next page tries again
  }
}

function nothing(): undefined {
  return undefined
}
