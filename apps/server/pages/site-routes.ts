import type { Context, Hono } from 'hono'

import type { Brand, Release } from '../../../src/schemas/documents.ts'
import { directionOf, languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { brandPictureAddress, brandPictures } from './brand-pictures.ts'
import { escape } from './escape.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { alternatesOf, descriptionOf, publicPaths, siteOrigin } from './page-head.ts'
import { languageOf } from './page.ts'
import { revalidated } from './revalidated.ts'
import { loadWords } from './words.ts'

/**
 * What a site says about itself as a whole, by the brand of the host that was asked: `robots.txt` and `sitemap.xml` for search engines, the
 * web app manifest for who installs it, and the pictures of both.
 */
export function siteRoutes(
  app: Hono,
  {
    layouts,
    layoutsOf,
    brandOf,
  }: { layouts: LayoutStore; layoutsOf: (context: Context) => LayoutStore; brandOf: (context: Context) => string },
) {
  app.get('/robots.txt', (context) => {
    const origin = siteOrigin(layouts.brand(brandOf(context)), context.req.url)
    // Pages that need a login say by themselves that they are not to be indexed, which a search engine must be able to read
    const lines = ['User-agent: *', 'Disallow: /preview/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`]
    return revalidated(context, `${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
  })

  app.get('/manifest.webmanifest', async (context) => {
    const name = brandOf(context)
    const layouts = layoutsOf(context)
    const brand = layouts.brand(name)
    if (!brand) return context.text('Not found', 404)
    const language = languageOf('', brand, context.req.query('lang')) // a browser sends no cookies here, so the page names the language
    await loadWords(language)
    const manifest = webManifest(name, brand, layouts.release(name), language)
    return revalidated(context, JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
  })

  const picture = brandPictures(layouts.brand)
  app.get('/brand/:file{.+\\.png}', (context) => {
    const bytes = picture(context.req.path)
    if (!bytes) return context.text('Not found', 404)
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'image/png' })
  })

  app.get('/sitemap.xml', (context) => {
    const name = brandOf(context)
    const layouts = layoutsOf(context)
    const brand = layouts.brand(name)
    const origin = siteOrigin(brand, context.req.url)
    const pages = publicPaths(layouts.release(name)).flatMap((path) => {
      const alternates = alternatesOf(brand, origin, path)
      const links = alternates.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escape(href)}"/>`)
      const addresses = alternates.length > 0 ? new Set(alternates.map(({ href }) => href)) : [origin + path]
      return [...addresses].map((address) => `<url><loc>${escape(address)}</loc>${links.join('')}</url>`)
    })
    const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${pages.join('\n')}\n</urlset>\n`
    return revalidated(context, text, 'application/xml; charset=utf-8')
  })
}

/** The web app manifest of a brand in one language (https://www.w3.org/TR/appmanifest/). */
function webManifest(name: string, brand: Brand, release: Release, language: LanguageCode) {
  const { ground } = brand.tokens[brand.defaultTheme]
  const icon = (picture: Parameters<typeof brandPictureAddress>[1], size: number, purpose: string) => ({
    src: brandPictureAddress(name, picture, brand),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: descriptionOf(release, 'home', language),
    lang: languages[language],
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  }
}
