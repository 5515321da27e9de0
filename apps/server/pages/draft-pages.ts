import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'

import { placeAt, plainPath } from '../../../src/rules/routes.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { Brand, Manifest, Release } from '../../../src/schemas/documents.ts'
import { directionOf, languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { Pages } from '../files/build-files.ts'
import type { Build, BuildAhead, LayoutStore } from '../layouts/layouts.ts'
import { changedFiles } from '../editing/document-problems.ts'
import { DatabaseError } from '../releases/database-error.ts'
import type { PreviewLink } from '../releases/link-store.ts'
import type { Releases } from '../releases/releases.ts'
import { folderOf, hashOf } from '../releases/tree.ts'
import type { BrandSheets } from './brand-sheets.ts'
import { escape } from './escape.ts'
import { siteOrigin } from './page-head.ts'
import { languageOf, portalPage, themeOf } from './page.ts'
import { contentPolicy, pageHeaders } from './policy.ts'
import { documentsText } from '../layouts/document-texts.ts'
import { loadWords, wordsOf } from './words.ts'

/** A brand's portal as a draft or a release makes it. `texts`: its documents by their hashes. */
type Shown = { release: Release; brand: Brand | undefined; texts: ReadonlyMap<string, string> }

const mostShown = 8

const barSheet = `.preview-bar {
  margin: 0;
  padding: 6px 12px;
  background: #5b21b6;
  color: #fff;
  font: 600 0.8125rem/1.4 system-ui, sans-serif;
  text-align: center;
}
`

/**
 * Portals that somebody has shared by a link, `/draft/<token>/<any address of the portal>`: for whoever has the link, on any machine, and
 * read-only. Everything of a draft has its address below the link's; nothing of it is kept by a cache, a service worker or the caches of
 * players' pages, and no cookie makes another address show it. A link that has ended, was revoked or never was answers in one way.
 */
export function draftPages(
  app: Hono,
  {
    pages,
    layouts,
    releases,
    sheets,
    build,
    checkAhead,
    layoutsDir,
    gateway,
    brandOf,
    now,
    print,
  }: {
    pages: Pages
    layouts: LayoutStore
    releases: Releases
    /** Style sheets of previews, apart from those of players. */
    sheets: BrandSheets
    build: Build
    checkAhead: BuildAhead
    layoutsDir: string
    gateway: URL | undefined
    brandOf: (context: Context) => string
    now: () => number
    print: (line: string) => void
  },
) {
  const kept = new LRUCache<string, Shown>({ max: mostShown })
  const hashes = new WeakMap<object, string>() // of a file's bytes, which it keeps while it stays

  for (const path of ['/draft/:token', '/draft/:token/*'])
    app.get(path, async (context) => {
      try {
        return await answer(context)
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error
        print(`A preview could not be shown: ${error.message}`)
        return context.text('This preview cannot be shown now. Try again in a moment.', 503)
      }
    })

  async function answer(context: Context): Promise<Response> {
    const { pathname: whole, search } = new URL(context.req.url)
    const token = context.req.param('token') ?? ''
    const base = `/draft/${token}`
    const pathname = whole.slice(base.length) || '/'
    context.header('Cache-Control', 'private, no-store')
    context.header('X-Robots-Tag', 'noindex')
    const link = await (await releases.links()).find(hashOf(token), new Date(now()).toISOString())
    const shown = link && (await shownBy(link))
    if (!link || !shown) return ended(context)

    const { release, brand, texts } = shown
    const sheet = sheets.addressOf(link.brand, brand, release)
    if (pathname === '/preview-bar.css') return file(context, barSheet, 'text/css')
    if (pathname.startsWith('/brand/')) return file(context, sheets.css(pathname), 'text/css')
    if (pathname === '/api/layouts/manifest') {
      const documents = Object.fromEntries(Object.entries(release.documents).map(([name, { hash }]) => [name, { hash }]))
      const manifest: Manifest = { ...release, number: link.release ?? releases.number(), documents, sheet: sheet && base + sheet }
      return file(context, JSON.stringify(manifest), 'application/json')
    }
    const [, asked, hash] = /^\/api\/layouts\/documents\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? []
    if (asked !== undefined) {
      const of = hash === undefined ? { hash: asked } : { language: asked, hash }
      return file(
        context,
        documentsText(of, (one) => texts.get(one)),
        'application/json',
      )
    }
    const place = placeAt(release.routes, pathname, search)
    if (place.page === undefined && (/\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith('/api/')))
      return file(context, undefined, 'text/plain')

    const cookies = context.req.header('Cookie') ?? ''
    const lang = context.req.query('lang')
    const language = languageOf(cookies, brand, lang)
    await loadWords(language)
    const html = portalPage(await pages.template(pathname), pages.manifest, {
      pathname: plainPath(pathname),
      search,
      release,
      brand,
      sheet: sheet && base + sheet,
      cookies,
      lang,
      origin: siteOrigin(brand, context.req.url),
      bar: { html: `<p class="preview-bar" role="note">${escape(barText(link, release, language))}</p>`, sheet: `${base}/preview-bar.css` },
    })
    return page(context, html, { brand, language, status: place.page === undefined ? 404 : 200 })
  }

  async function shownBy({ draft, release: number, brand }: PreviewLink): Promise<Shown | undefined> {
    if (!layouts.brands().includes(brand)) return undefined
    const files = draft === null ? await filesOfRelease(number, brand) : await filesOfDraft(draft, brand)
    if (!files) return undefined
    const key = hashOf(JSON.stringify([brand, ...files.map(({ path, text }) => [path, hashOfText(text)])]))
    const known = kept.get(key)
    if (known) return known
    const lastGood = draft === null ? undefined : layouts.release(brand) // a document that cannot be drawn stays as players have it
    await checkAhead({ brand, files, lastGood })
    const { release } = build({ brand, files, lastGood })
    const bodies = Object.entries(release.documents)
    const shown: Shown = {
      release,
      // a release's bodies are checked
      brand: bodies.find(([name]) => name.startsWith('brand/'))?.[1].body as Brand | undefined,
      texts: new Map(bodies.flatMap(([, { hash, body }]) => (body === undefined ? [] : [[hash, JSON.stringify(body)] as const]))),
    }
    kept.set(key, shown)
    return shown
  }

  async function filesOfRelease(number: number, brand: string): Promise<LayoutFile[] | undefined> {
    return (await releases.filesAt(number))?.filter((one) => one.brand === baseBrand || one.brand === brand)
  }

  /** What players have, with what the draft changes. */
  async function filesOfDraft(draft: string, brand: string): Promise<LayoutFile[]> {
    const changes = (await (await releases.drafts()).files(draft))
      .map(({ path, text }) => ({ folder: folderOf(path), path, text }))
      .filter(({ folder }) => folder === baseBrand || folder === brand)
    layouts.scan()
    return changedFiles(layouts.files(brand), changes, layoutsDir)
  }

  function hashOfText(text: string | Uint8Array): string {
    if (typeof text === 'string') return hashOf(text)
    const hash = hashes.get(text) ?? hashOf(text)
    hashes.set(text, hash)
    return hash
  }

  function page(
    context: Context,
    html: string,
    { brand, language, status }: { brand: Brand | undefined; language: LanguageCode; status: 200 | 404 },
  ): Response {
    for (const [header, value] of Object.entries(pageHeaders)) context.header(header, value)
    context.header('Referrer-Policy', 'no-referrer') // the address is the key
    if (pages.strict) context.header('Content-Security-Policy', contentPolicy({ gateway, brand }))
    context.header('Content-Language', languages[language])
    return context.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' })
  }

  function file(context: Context, text: string | undefined, type: string): Response {
    context.header('Referrer-Policy', 'no-referrer')
    return text === undefined
      ? context.text('Not found', 404)
      : context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff' })
  }

  /** The same answer for a link that has ended, for one that was revoked and for one that never was. */
  async function ended(context: Context): Promise<Response> {
    const name = brandOf(context)
    const brand = layouts.brand(name)
    const cookies = context.req.header('Cookie') ?? ''
    const language = languageOf(cookies, brand, context.req.query('lang'))
    await loadWords(language)
    const sentence = escape(wordsOf(layouts.release(name), language).text('t:server.link-ended'))
    const theme = themeOf(cookies)
    const html = `<!doctype html>
<html lang="${languages[language]}" dir="${directionOf(language)}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${sentence}</title>
</head>
<body>
<p>${sentence}</p>
</body>
</html>
`
    return page(context, html, { brand, language, status: 404 })
  }
}

function barText({ release: number, by, until }: PreviewLink, release: Release, language: LanguageCode): string {
  const time = new Intl.DateTimeFormat(languages[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const key = number === null ? (by === null ? 'draft-bar' : 'draft-bar-by') : 'release-bar'
  return wordsOf(release, language).text(`t:server.${key}`, undefined, undefined, {
    until: time.format(new Date(until)),
    by: by ?? '',
    number: number ?? 0,
  })
}
