import { expect, test } from 'vitest'

import type { Message } from './messages.ts'
import { cacheName, mostKept } from './requests.ts'
import { startWorker } from './worker.ts'
import type { WorkerScope } from './worker.ts'

const origin = 'https://foyer.test'
type Reply = string | { body: string; status?: number; headers?: Record<string, string> }
/** The replies of the network by address; a missing one is a network that fails. */
type Network = Record<string, Reply>

/** Everything that is on one device, which outlives the worker of a build. */
function aDevice() {
  const caches = new Map<string, Map<string, Response>>()
  const network: { now: Network; asked: string[] } = { now: {}, asked: [] }
  const href = (key: unknown) => new URL(typeof key === 'string' ? key : (key as { url: string }).url, origin).href
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      match: async (key: unknown) => entries.get(href(key))?.clone(),
      put: async (key: unknown, response: Response) => {
        entries.delete(href(key))
        entries.set(href(key), new Response(await response.text(), response))
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: unknown) => entries.delete(href(key)),
    }
  }
  return {
    network,
    /** Paths of what is kept, by cache. */
    kept: () =>
      Object.fromEntries(
        [...caches].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length)).toSorted()]),
      ),
    texts: async () =>
      Promise.all([...caches.values()].flatMap((entries) => [...entries.values()].map((response) => response.clone().text()))),
    /** The worker of a build, with so many pages open. */
    worker(build: string, pagesOpen = 1) {
      const listeners = new Map<string, (event: never) => void>()
      const did: string[] = []
      const scope = {
        addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
        caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
        clients: { claim: async () => void did.push('claim'), matchAll: async () => Array(pagesOpen).fill({}) },
        fetch: async (request: Request | string) => {
          const url = href(request)
          network.asked.push(url.slice(origin.length))
          const reply = network.now[url.slice(origin.length)]
          if (reply === undefined) throw new TypeError('Failed to fetch')
          return typeof reply === 'string' ? new Response(reply) : new Response(reply.body, reply)
        },
        location: { origin },
        registration: {},
        skipWaiting: async () => void did.push('skipWaiting'),
      }
      startWorker(scope as unknown as WorkerScope, build) // what the worker uses of it
      async function happen(type: string, event: object): Promise<Response | undefined> {
        const work: Promise<unknown>[] = []
        let answer: Promise<Response> | undefined
        const given = { waitUntil: (one: Promise<unknown>) => work.push(one), respondWith: (one: Promise<Response>) => (answer = one) }
        listeners.get(type)?.({ ...event, ...given } as never)
        const response = await answer
        for (let index = 0; index < work.length; index++) await work[index]
        return response
      }
      const ask = async (path: string, mode: RequestMode, headers: Record<string, string> = {}) => {
        const request = {
          method: 'GET',
          url: href(path),
          mode,
          destination: mode === 'navigate' ? 'document' : '',
          headers: new Headers(headers),
        }
        const response = await happen('fetch', { request })
        return response && (response.type === 'error' ? 'failed' : response.text())
      }
      return {
        did,
        activate: () => happen('activate', {}),
        visit: (path: string) => ask(path, 'navigate'),
        load: (path: string, headers?: Record<string, string>) => ask(path, 'cors', headers),
        tell: (message: Message) => happen('message', { data: message }),
      }
    },
  }
}
const page = (body: string, build = 'a', headers: Record<string, string> = {}): Reply => ({
  body,
  headers: { 'X-Foyer-Build': build, ...headers },
})
const games = '/wps/relay/GCSGAME_hotGamesV2?language=EN'
const shown: Message & { kind: 'shown' } = {
  kind: 'shown',
  build: 'a',
  pathname: '/',
  language: 'en',
  renew: false,
  loaded: [],
  headers: { Language: 'EN', Merchant: 'foyer' },
}

test('without a connection a page is shown as it was last, another address shows the offline page', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = { '/': page('lobby'), '/rng?vassalage=PG': page('one studio'), '/offline.html': page('offline') }
  await worker.visit('/')
  device.network.now['/'] = page('newer lobby')
  expect([await worker.visit('/'), await worker.visit('/rng?vassalage=PG')]).toEqual(['newer lobby', 'one studio'])
  await worker.tell(shown)

  device.network.now = {}
  expect([await worker.visit('/?utm=x'), await worker.visit('/rng'), await worker.visit('/member')]).toEqual([
    'newer lobby',
    'offline',
    'offline',
  ])
})

test('before anything is kept, a page without a connection fails as it does without a worker', async () => {
  expect(await aDevice().worker('a').visit('/')).toBe('failed')
})

test('a file is asked for once; one that the server does not have is asked for again', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = { '/assets/a-1.js': 'script', '/assets/gone.js': { body: 'Not found', status: 404 } }
  await worker.load('/assets/a-1.js')
  await worker.load('/assets/gone.js')
  await worker.load('/assets/gone.js')

  expect(await worker.load('/assets/a-1.js')).toBe('script')
  expect(device.network.asked).toEqual(['/assets/a-1.js', '/assets/gone.js', '/assets/gone.js'])
})

test('nothing of a session is kept, and a player without a connection sees what any guest sees', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  const member = { Language: 'EN', Merchant: 'foyer', Authorization: 'Bearer secret' }
  const info = '/wps/member/info'
  device.network.now = { [games]: '{"success":true,"value":{"list":["private"]}}', [info]: '{"success":true,"value":{"name":"private"}}' }
  expect(await worker.load(games, member)).toContain('private')
  expect(await worker.load(info, member)).toBeUndefined() // the browser does it
  expect(device.kept()).toEqual({})

  device.network.now[games] = '{"success":true,"value":{"list":["public"]}}'
  await worker.load(games, { Language: 'EN', Merchant: 'foyer' })
  device.network.now = {}
  expect([await worker.load(games, member), await worker.load(games, { Language: 'AR', Merchant: 'foyer' })]).toEqual([
    '{"success":true,"value":{"list":["public"]}}',
    'failed',
  ])
  expect((await device.texts()).filter((text) => /private|secret/.test(text))).toEqual([])
})

test('a page that the server does not want kept is not, and is not asked for again', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = { '/member': 'private page', '/offline.html': page('offline', 'a', { 'Content-Language': 'en' }) }
  await worker.tell({ ...shown, pathname: '/member' })
  await worker.tell({ ...shown, pathname: '/member' })

  expect(device.kept()).toEqual({ [cacheName('pages', 'a')]: ['/offline.html'] })
  expect(device.network.asked).toEqual(['/member', '/offline.html'])
})

test('on a first visit it fetches what the page has loaded before: page, files and public replies', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = {
    '/': page('lobby'),
    '/offline.html': page('offline', 'a', { 'Content-Language': 'en' }),
    '/assets/a-1.js': 'script',
    [games]: '{"success":true,"value":{"list":[]}}',
  }
  const loaded = [
    `${origin}/assets/a-1.js`,
    origin + games,
    `${origin}/wps/member/info`,
    'https://cdn.test/a.png',
    `${origin}/assets/a-1.js`,
  ]
  await worker.tell({ ...shown, loaded })
  await worker.tell({ ...shown, loaded })

  expect(device.kept()).toEqual({
    [cacheName('pages', 'a')]: ['/', '/offline.html'],
    [cacheName('files', 'a')]: ['/assets/a-1.js'],
    [cacheName('replies', 'a')]: [`${games}&kept-Language=EN&kept-Merchant=foyer`],
  })
  expect(device.network.asked).toEqual(['/', '/offline.html', '/assets/a-1.js', games])
})

test('a kept reply has every digit of its ids', async () => {
  const device = aDevice()
  device.network.now = { [games]: '{"success":true,"value":{"list":[{"nodeId":9223372036854775807}]}}' }
  await device.worker('a').load(games)
  expect(await device.texts()).toEqual(['{"success":true,"value":{"list":[{"nodeId":"9223372036854775807"}]}}'])
})

test('when the language changes, page and offline page are fetched anew', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = { '/': page('lobby'), '/offline.html': page('offline', 'a', { 'Content-Language': 'en' }) }
  await worker.tell(shown)
  device.network.now = { '/': page('ردهة'), '/offline.html': page('بلا اتصال', 'a', { 'Content-Language': 'ar' }) }
  await worker.tell({ ...shown, language: 'ar', renew: true })

  device.network.now = {}
  expect([await worker.visit('/'), await worker.visit('/fish')]).toEqual(['ردهة', 'بلا اتصال'])
})

test('a page of another build is shown and not kept, and a message of its page is none of this worker’s business', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  device.network.now = { '/': page('lobby of a') }
  await worker.visit('/')
  device.network.now = { '/': page('lobby of b', 'b'), '/assets/b-1.js': 'script' }
  expect(await worker.visit('/')).toBe('lobby of b')
  await worker.tell({ ...shown, build: 'b', loaded: [`${origin}/assets/b-1.js`] })

  device.network.now = {}
  expect(await worker.visit('/')).toBe('lobby of a')
  expect(device.kept()).toEqual({ [cacheName('pages', 'a')]: ['/'] })
})

test('the worker of a new build begins when a page of its own build is the only one open, and removes what the old one kept', async () => {
  const device = aDevice()
  device.network.now = { '/': page('lobby of a') }
  await device.worker('a').visit('/')
  const [crowded, alone] = [device.worker('b', 2), device.worker('b', 1)]
  await crowded.tell({ kind: 'begin', build: 'b' })
  await alone.tell({ kind: 'begin', build: 'a' })
  expect([crowded.did, alone.did]).toEqual([[], []])
  await alone.tell({ kind: 'begin', build: 'b' })
  expect(alone.did).toEqual(['skipWaiting'])

  await alone.activate()
  expect({ did: alone.did, kept: device.kept() }).toEqual({ did: ['skipWaiting', 'claim'], kept: {} })
})

test('of each kind only so many entries stay, the newest, and always the offline page', async () => {
  const device = aDevice()
  const worker = device.worker('a')
  const paths = Array.from({ length: mostKept.pages + 5 }, (_, index) => `/page-${index}`)
  device.network.now = { '/offline.html': page('offline'), ...Object.fromEntries(paths.map((path) => [path, page(path)])) }
  await worker.tell({ ...shown, pathname: '/page-0' })
  for (const path of paths) await worker.visit(path)

  expect(device.kept()[cacheName('pages', 'a')]).toEqual(['/offline.html', ...paths.slice(5)].toSorted())
})
