import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'

import { placeAt, plainPath } from '../../src/rules/routes.ts'
import type { Manifest, Release } from '../../src/schemas/documents.ts'
import { languages } from '../../src/schemas/language.ts'
import { askPublic } from './pages/ask-public.ts'
import { brandSheets } from './pages/brand-sheets.ts'
import { requestRoutes } from './approvals/request-routes.ts'
import { openRequests } from './approvals/requests.ts'
import { canaryRoutes } from './canary/canary-routes.ts'
import { openArms } from './canary/arms.ts'
import { watchCanary } from './canary/canary-watch.ts'
import { viewCounts } from './canary/view-counts.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import type { Pages } from './files/build-files.ts'
import { collaborationRoutes } from './collaboration/collaboration-routes.ts'
import { compression } from './files/compression.ts'
import { vocabulary } from './layouts/contracts.ts'
import type { Editing } from './editing/edit-request.ts'
import { fail } from './editing/edit-responses.ts'
import { editingRoutes } from './editing/editing.ts'
import type { Env } from './env.ts'
import { forward } from './gateway/forward.ts'
import type { LayoutStore } from './layouts/layouts.ts'
import type { Metrics } from './requests/metrics.ts'
import type { Mock } from './gateway/mock.ts'
import { mockRoutes } from './gateway/mock.ts'
import { documentsText } from './layouts/document-texts.ts'
import { draftPages } from './pages/draft-pages.ts'
import { drawnPages, viewOf } from './pages/drawn-pages.ts'
import type { Draw } from './pages/drawn-pages.ts'
import { guardCalls } from './operators/access.ts'
import { accountRoutes } from './operators/account-routes.ts'
import { companyRoutes } from './operators/company-routes.ts'
import { adminRoutes } from './operators/admin-routes.ts'
import { publisherRoutes, signInRoutes } from './operators/operator-routes.ts'
import type { Operators } from './operators/operators.ts'
import { onceOnly } from './gateway/once-only.ts'
import { openToVisitor } from './pages/open-to-visitor.ts'
import { offlineRoutes } from './pages/offline-routes.ts'
import { pageCache } from './pages/page-cache.ts'
import { isPublicPlace, siteOrigin } from './pages/page-head.ts'
import { languageOf, portalPage, themeOf } from './pages/page.ts'
import { publicReplies } from './pages/public-replies.ts'
import { loadWords } from './pages/words.ts'
import { contentPolicy, pageHeaders } from './pages/policy.ts'
import { mediaRoutes, pictureRoutes } from './pictures/picture-routes.ts'
import { previewRoutes } from './pages/preview-page.ts'
import type { Preview } from './pages/preview-page.ts'
import { linkRoutes } from './releases/link-routes.ts'
import { releaseEvents } from './releases/events.ts'
import type { Releases } from './releases/releases.ts'
import { releaseRoutes } from './releases/routes.ts'
import { scheduleRoutes } from './releases/schedule-routes.ts'
import { startSchedules } from './releases/schedules.ts'
import { pathForLog } from './requests/request-area.ts'
import { requestLog } from './requests/request-log.ts'
import { revalidated } from './pages/revalidated.ts'
import { siteRoutes } from './pages/site-routes.ts'

const forever = 'public, max-age=31536000, immutable'
const gatewayPaths = /^\/(?:wps|lgw|lotto)\//
/** What a game loads in its frame: the frame is kept apart from our origin, so the browser counts it as a stranger. */
const forGames = /^\/(?:mock|img)\//
/** In characters. Browsers and proxies pass on as many. */
const longestAddress = 8_000
const ownPaths = /^\/(?:api|assets|brand|media|releases)\//

/**
 * The whole server as a function from request to response; `main.ts` binds it to a port, the development server and tests call it.
 * `mock` is there if and only if there is no gateway; `editing` and `preview` are the operators' part. Without `metrics` there is no
 * `/metrics`, without `logRequest` no line for each request.
 */
export function createApp({
  env,
  layouts,
  mock,
  pages,
  editing,
  releases,
  operators,
  preview,
  metrics,
  draw,
  logRequest,
  print,
  now = Date.now,
  lookMs,
}: {
  env: Pick<Env, 'gateway' | 'brand' | 'isTrustedProxy'>
  layouts: LayoutStore
  mock: Mock | undefined
  pages: Pages
  editing: Pick<Editing, 'build' | 'checkAhead' | 'layoutsDir' | 'hosts'>
  releases: Releases
  operators: Operators
  preview: Pick<Preview, 'build' | 'gallery' | 'pictures'>
  metrics?: Metrics | undefined
  /** Draws pages here; without it the browser draws them. */
  draw?: Draw | undefined
  logRequest?: ((line: string) => void) | undefined
  print: (line: string) => void
  now?: () => number
  /** How often it is asked whether a canary is worse, in ms. */
  lookMs?: number | undefined
}) {
  const app = new Hono()
  const kept = pageCache(shortHash)
  const sheets = brandSheets({
    hash: shortHash,
    registry: vocabulary.registry,
    refuse: (brand, tokens) => print(`${brand}: tokens left out, they are no plain values: ${tokens.join(', ')}`),
  })

  const isSecure = (context: Context) => {
    const isHttps = new URL(context.req.url).protocol === 'https:'
    return isHttps || (sender(context).trusted && context.req.header('X-Forwarded-Proto') === 'https')
  }
  const arms = openArms({ releases, layouts, build: editing.build, dir: editing.layoutsDir, isSecure })
  const layoutsOf = (context: Context) => arms.of(context, brandOf(context)).layouts

  /** Made once for each release, for every tab without a stream asks for it again and again. */
  const manifests = new WeakMap<Release, { number: number; sheet: string | undefined; text: string }>()

  if (logRequest) app.use(requestLog(logRequest))
  if (metrics) app.use(metrics.observe)
  app.use(async (context, next) => {
    await next()
    context.res.headers.set('X-Content-Type-Options', 'nosniff')
    context.res.headers.set('Cross-Origin-Resource-Policy', forGames.test(context.req.path) ? 'cross-origin' : 'same-origin')
  })
  app.use((context, next) =>
    hasOneHost(context) ? next() : Promise.resolve(context.text('The request names no host, or two of them.', 400)),
  )
  app.use((context, next) =>
    context.req.url.length > longestAddress
      ? Promise.resolve(context.text('The address is too long.', 414, { 'Cache-Control': 'no-store' }))
      : next(),
  )
  app.use(compression)
  app.onError((error, context) => {
    print(`${context.req.method} ${pathForLog(context.req.path)} failed: ${error.stack ?? error.message}`)
    context.header('Cache-Control', 'no-store')
    const sentence = 'The server failed at this; its console says why. Nothing else is affected.'
    return context.req.path.startsWith('/api/') ? fail(context, 500, sentence) : context.text(sentence, 500)
  })
  app.get('/healthz', (context) =>
    context.json({ status: 'ok', gateway: env.gateway ? 'forwarded' : 'mock' }, 200, { 'Cache-Control': 'no-store' }),
  )

  app.get('/readyz', async (context) => {
    const layoutsReady = Object.keys(layouts.release(env.brand).documents).length > 0
    const [gatewayReady, database] = await Promise.all([env.gateway ? answers(env.gateway) : true, releases.database()])
    return context.json(
      {
        layouts: layoutsReady ? 'ready' : 'no release',
        gateway: gatewayReady ? 'ready' : 'unreachable',
        database, // players do not need it
        master: releases.master,
        release: releases.number(),
      },
      layoutsReady && gatewayReady ? 200 : 503,
      {
        'Cache-Control': 'no-store',
      },
    )
  })

  metrics?.route(app)
  app.get('/api/layouts/manifest', (context) => {
    const brand = context.req.query('brand') ?? brandOf(context)
    const { layouts: served, arm } = arms.of(context, brand)
    const release = served.release(brand)
    if (!served.has(brand)) return fail(context, 404, 'There is no such brand.')
    const [number, sheet] = [releases.number(), sheets.addressOf(brand, served.brand(brand), release)]
    const made = manifests.get(release)
    const reply = (text: string) => revalidated(context, text, 'application/json; charset=utf-8', arm !== undefined)
    if (made?.number === number && made.sheet === sheet) return reply(made.text)
    const documents = Object.fromEntries(Object.entries(release.documents).map(([name, { hash }]) => [name, { hash }]))
    const manifest: Manifest = { ...release, number, documents, sheet, build: pages.offline?.build }
    const text = JSON.stringify(manifest)
    manifests.set(release, { number, sheet, text })
    return reply(text)
  })
  for (const path of ['/api/layouts/documents/:hash', '/api/layouts/documents/:language/:hash'] as const)
    app.get(path, (context) => {
      const text = documentsText(context.req.param(), arms.document)
      if (text === undefined) return fail(context, 404, 'There is no such document.')
      return context.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': forever })
    })
  releaseEvents(app, { releases, layouts, arms, brandOf, addressOf })
  const counts = viewCounts(app, { releases, arms, brandOf, addressOf, now, print })
  watchCanary({ releases, counts, print, lookMs })
  siteRoutes(app, { layouts, layoutsOf, brandOf })
  offlineRoutes(app, {
    pages,
    servedFor: arms.of,
    brandOf,
    sheetOf: (name, served) => sheets.addressOf(name, served.brand(name), served.release(name)),
  })
  draftPages(app, {
    ...editing,
    pages,
    layouts,
    releases,
    brandOf,
    print,
    now,
    gateway: env.gateway,
    sheets: brandSheets({ hash: shortHash, registry: vocabulary.registry, refuse: () => undefined }),
  })
  app.get('/brand/:file', (context) => {
    const css = sheets.css(context.req.path)
    return css === undefined
      ? context.text('Not found', 404)
      : context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': forever, 'X-Content-Type-Options': 'nosniff' })
  })

  mediaRoutes(app, { picture: releases.picture, print })
  const guard = { hosts: editing.hosts, operators, layouts, brandOf, print, addressOf, now }
  signInRoutes(app, guard)
  companyRoutes(app, guard)
  guardCalls(app, guard)
  const part = { ...editing, releases, layouts, print, brandOf, now }
  accountRoutes(app, guard)
  adminRoutes(app, guard)
  publisherRoutes(app, guard)
  const schedules = startSchedules({ releases, print, now })
  const requests = openRequests({ releases, schedules, editing: part })
  releaseRoutes(app, part)
  canaryRoutes(app, part)
  scheduleRoutes(app, { ...part, schedules })
  requestRoutes(app, { ...part, requests })
  auditRoutes(app, part)
  editingRoutes(app, part)
  linkRoutes(app, part)
  pictureRoutes(app, part)
  collaborationRoutes(app, part)
  previewRoutes(app, { ...preview, hosts: editing.hosts, strict: pages.strict })

  const { gateway } = env
  const drawn =
    draw && drawnPages({ draw, replies: publicReplies(askPublic(gateway, mock), Date.now), now: Date.now, random: Math.random, print })
  const visitors = openToVisitor(gateway, mock)
  // Without a database that servers share, the processes over one folder would each wait for the disk at every call of a player
  const once = onceOnly({ shared: releases.master === 'database' ? () => releases.store().calls : undefined })
  const control: Mock['control'] = (body) => {
    drawn?.clear()
    visitors.clear()
    return mock?.control(body)
  }
  if (mock) mockRoutes(app, { ...mock, control }, editing.hosts, once)
  if (gateway)
    app.all('*', (context, next) => {
      if (!gatewayPaths.test(context.req.path)) return next()
      const request = context.req.raw
      // A call with a key is not broken off with its client's connection: the browser may ask for its answer by another one
      const toItsEnd = request.headers.has('Idempotency-Key')
      return once(request, addressOf(context), (whole) => forward(whole, gateway, { ...sender(context), kind: 'call', toItsEnd }))
    })

  app.get('*', async (context) => {
    const { path } = context.req
    const file = pages.files(path, {
      acceptEncoding: context.req.header('Accept-Encoding'),
      ifNoneMatch: context.req.header('If-None-Match'),
    })
    if (file) return file
    const name = brandOf(context)
    // The page as a guest gets it, for a frame without scripts beside the editor's sign-in
    const { pathname, search } = new URL(context.req.url)
    const still = /^\?still=(phone|desktop)$/.exec(search)?.[1]
    // Any other frame is a preview, which gets its documents by message
    const isFramed = still === undefined && context.req.header('Sec-Fetch-Dest') === 'iframe'
    const isPage = still === undefined && !isFramed && placeAt(layouts.release(name).routes, path, search).page !== undefined
    const { layouts: served, arm } = arms.of(context, name, { page: isPage })
    const release = served.release(name)
    const place = placeAt(release.routes, path, search)
    const { page } = place
    const fileName = /\.[a-z0-9]+$/i.test(path)
    const plain = plainPath(pathname)
    // One spelling of an address is drawn and kept
    if (page !== undefined && pathname !== plain) return context.redirect(plain + search, 308)
    // A page's address gives the page to everybody: a shared cache would give another answer to the next visitor
    if (page === undefined && (!acceptsPages(context.req.header('Accept')) || fileName || ownPaths.test(path))) {
      // Pictures and downloads whose address begins with "/" belong to the gateway's own origin.
      return gateway && !ownPaths.test(path)
        ? forward(context.req.raw, gateway, { ...sender(context), kind: 'file' })
        : context.text('Not found', 404)
    }
    const brand = served.brand(name)
    const template = await pages.template(path)
    const sheet = sheets.addressOf(name, brand, release)
    const cookies = still === undefined ? (context.req.header('Cookie') ?? '') : ''
    const lang = context.req.query('lang')
    const build = pages.offline?.build
    const origin = siteOrigin(brand, context.req.url)
    const address = page === undefined || Object.hasOwn(release.routes, path) ? '' : path // of a page for many addresses
    const [language, theme] = [languageOf(cookies, brand, lang), themeOf(cookies)]
    const wordsCome = loadWords(language)
    const isPlain = still !== undefined || /^(?:\?lang=[\w-]+)?$/.test(search)
    const isDrawable = drawn !== undefined && !isFramed && isPlain && isPublicPlace(release, place)
    const header = (name: string) =>
      still !== undefined && name === 'Sec-CH-UA-Mobile' ? (still === 'phone' ? '?1' : '?0') : context.req.header(name)
    const view = viewOf({ cookies, language, theme, header })
    const isOpen = isDrawable ? visitors.isOpen(context.req.raw, sender(context)) : false
    const shared = isDrawable ? await drawn.page({ release, pathname: path, ...view }) : undefined
    const drawing = (await isOpen) ? shared : undefined
    await wordsCome
    const drawnFor = drawing ? [path, ...Object.values(view)] : []
    const shownAs = isFramed ? 'framed' : (still ?? '')
    const key = [name, page ?? '', place.parent ?? '', address, language, theme ?? '', origin, shownAs, arm ?? '', ...drawnFor].join('\n')
    const made = kept.page(key, [template, release, brand, sheet, drawing], () =>
      portalPage(template, pages.manifest, {
        pathname: path,
        search,
        release,
        brand,
        sheet,
        cookies,
        lang,
        origin,
        build,
        drawing,
        framed: isFramed ? preview.build.frame : undefined,
        isStill: still !== undefined,
        isCounted: arm !== undefined && isPage,
      }),
    )
    for (const [header, value] of Object.entries(pageHeaders)) context.header(header, value)
    if (pages.strict) context.header('Content-Security-Policy', contentPolicy({ gateway, brand }))
    // What one browser gets, and its cookie, no shared cache may give to another
    context.header('Cache-Control', arm === undefined ? 'no-cache' : 'private, no-cache')
    context.header('ETag', made.etag)
    context.header('Vary', `Cookie, Accept-Encoding, ${drawn ? 'User-Agent, Sec-CH-UA-Mobile, ' : ''}Sec-Fetch-Dest`)
    context.header('Content-Language', languages[language])
    if (build !== undefined && isPublicPlace(release, place)) context.header('X-Foyer-Build', build) // it may be kept for the time offline
    const isFound = page !== undefined || Object.keys(release.routes).length === 0
    if (isFound && context.req.header('If-None-Match') === made.etag) return context.body(null, 304)
    const { bytes, encoding } = kept.bytesOf(made, context.req.header('Accept-Encoding'))
    if (encoding) context.header('Content-Encoding', encoding)
    context.header('Content-Length', String(bytes.length))
    return context.body(bytes as Uint8Array<ArrayBuffer>, isFound ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
  })

  function sender(context: Context) {
    const visitor = visitorOf(context)
    return { visitor, trusted: visitor !== undefined && env.isTrustedProxy(visitor) }
  }

  /** The visitor's address, also behind proxies of ours, each of which adds the address that it was asked from. */
  function addressOf(context: Context): string | undefined {
    const chain = (context.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim())
    const { visitor, trusted } = sender(context)
    return trusted ? (chain.findLast((address) => address !== '' && !env.isTrustedProxy(address)) ?? visitor) : visitor
  }

  /** By the hosts of the newest release for everybody, also while some have another one (decision 791). */
  function brandOf(context: Context): string {
    return layouts.brandOf(new URL(context.req.url).hostname, env.brand)
  }
  return app
}

/** Whether the gateway gives any answer within two seconds. */
async function answers(gateway: URL): Promise<boolean> {
  const { status, body } = await forward(new Request('http://localhost/wps/system/status'), gateway, { timeoutMs: 2_000, kind: 'file' })
  await body?.cancel() // nobody reads it, and the connection would be kept for it
  return status !== 502 && status !== 504
}

/** Whether the request names one host that can be one. Two servers in a row could otherwise each believe another. */
function hasOneHost(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { rawHeaders?: string[] } } // what @hono/node-server provides
  const hosts = (incoming?.rawHeaders ?? []).filter((_, index, raw) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === 'host')
  if (incoming && hosts.length !== 1) return false
  const host = hosts[0] ?? context.req.header('Host')
  return host === undefined || (/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`))
}

/** A browser's address bar asks for `text/html`, a plain client for anything; a picture's or script's request names neither. */
function acceptsPages(accept = '*/*'): boolean {
  return accept.includes('text/html') || accept.trim() === '*/*'
}

/** The visitor's own address, which the gateway judges regions by. Absent where no socket is involved. */
function visitorOf(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } } // what @hono/node-server provides
  return incoming?.socket?.remoteAddress
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
