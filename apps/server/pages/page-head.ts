import { placeAt, plainPath } from '../../../src/rules/routes.ts'
import type { Place } from '../../../src/rules/routes.ts'
import type { Brand, Page, Release } from '../../../src/schemas/documents.ts'
import { languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { Words } from '../../../src/runtime/i18n/words.ts'
import { brandPictureAddress } from './brand-pictures.ts'
import { escape } from './escape.ts'
import { wordsOf } from './words.ts'

export type HeadRequest = {
  release: Release
  brand: Brand | undefined
  pathname: string
  /** The query of the address, `?page=depositv2`. */
  search?: string | undefined
  language: LanguageCode
  /** Where the site is, as `https://play.example.com`: see `siteOrigin`. */
  origin: string
  /** It is the preview of a draft: nobody finds it, and it is no app to install. */
  isPreview?: boolean | undefined
}

/** A page's title, the tags of its head that search engines and shared links read, and what it says without JavaScript. */
export type PageHead = { title: string; tags: string[]; noScript: string }

/**
 * What the head of an address says, from its page document and the brand. The title is the one that the portal gives the page
 * (src/runtime/render/shell.tsx). A page that nobody finds without a login, and an address that no page has, asks not to be indexed and
 * names no other address.
 */
export function pageHead(request: HeadRequest): PageHead {
  const { release, brand, pathname, search, language, origin, isPreview = false } = request
  const words = wordsOf(release, language)
  const { page: id, parent } = placeAt(release.routes, pathname, search)
  const page = pageOf(release, id ?? 'not-found')
  const title = titleOf(page, brand, words)
  const description = descriptionOf(release, page?.id, language)
  const noScript = words.text('t:server.no-script')
  const about = [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(brand && !isPreview ? installTags(release.brand, brand, language) : []),
  ]
  if (isPreview || !isPublicPlace(release, { page: id, parent }) || !id)
    return { title, tags: [...about, meta('name', 'robots', 'noindex')], noScript }

  const path = canonicalPath(release, id, pathname)
  const address = addressIn(language, request, path)
  const own = page?.picture ?? (brand && brandPictureAddress(release.brand, 'share', brand))
  const picture = own && new URL(own, origin).href
  const alternates = alternatesOf(brand, origin, path)
  const shared = {
    'og:type': 'website',
    'og:site_name': brand?.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:locale': languages[language].replace('-', '_'),
  }
  const tags = [
    ...about,
    `<link rel="canonical" href="${escape(address)}">`,
    ...alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}">`),
    ...Object.entries(shared).flatMap(([name, value]) => (value ? [meta('property', name, value)] : [])),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    structuredData(request, { page, title, description, address, picture, words }),
  ]
  return { title, tags, noScript }
}

/** What a browser needs to know to offer the site as an app. */
function installTags(name: string, brand: Brand, language: LanguageCode): string[] {
  return [
    `<link rel="manifest" href="/manifest.webmanifest?lang=${languages[language]}">`,
    `<link rel="apple-touch-icon" href="${escape(brandPictureAddress(name, 'touch-180', brand))}">`,
  ]
}

/** The description of a page in a language; `undefined` where it has none. */
export function descriptionOf(release: Release, id: string | undefined, language: LanguageCode): string | undefined {
  const page = id === undefined ? undefined : pageOf(release, id)
  return page?.description ? wordsOf(release, language).text(page.description, page.id) : undefined
}

/** Whether there is such a page, and anybody may open it and the page around it. */
export function isPublicPlace(release: Release, { page, parent }: Place): boolean {
  return page !== undefined && isPublic(pageOf(release, page)) && (parent === undefined || isPublic(pageOf(release, parent)))
}

/** Whether anybody may open the page, so that a search engine may show it. */
function isPublic(page: Page | undefined): boolean {
  return page !== undefined && (page.access ?? 'anyone') === 'anyone'
}

/** Addresses of the pages that search engines may show, one for each page, without those that have a parameter in them. */
export function publicPaths(release: Release): string[] {
  const ids = new Set(Object.values(release.routes))
  return [...ids].flatMap((id) => {
    const path = fixedPath(release, id)
    if (path === undefined) return []
    const [pathname = '', query = ''] = path.split('?')
    const place = placeAt(release.routes, pathname, query)
    return place.page === id && isPublicPlace(release, place) ? [path] : [] // a page around others has their addresses
  })
}

/** The address of a page in each language of the brand: the default language's is the plain one, the others' end in `?lang=`. */
export function alternatesOf(brand: Brand | undefined, origin: string, path: string): { tag: string; href: string }[] {
  if (!brand || brand.languages.length < 2) return []
  const all = brand.languages.map((language) => ({ tag: languages[language], href: addressIn(language, { brand, origin }, path) }))
  return [...all, { tag: 'x-default', href: addressIn(brand.defaultLanguage, { brand, origin }, path) }]
}

/** The site's own address: the first host name that the brand has, and the address that was asked for where it has none. */
export function siteOrigin(brand: Brand | undefined, url: string): string {
  const [host] = brand?.hosts ?? []
  return host === undefined ? new URL(url).origin : `https://${host}`
}

function addressIn(language: LanguageCode, { brand, origin }: Pick<HeadRequest, 'brand' | 'origin'>, path: string): string {
  return origin + path + (language === (brand?.defaultLanguage ?? 'EN') ? '' : `?lang=${languages[language]}`)
}

/** A page may have several addresses, of which its document names the main one first. */
function canonicalPath(release: Release, id: string, pathname: string): string {
  return fixedPath(release, id) ?? plainPath(pathname)
}

function fixedPath(release: Release, id: string): string | undefined {
  const own = pageOf(release, id)?.routes ?? []
  return own.find((route) => release.routes[route] === id && !route.includes('/:'))
}

function pageOf(release: Release, id: string): Page | undefined {
  return release.documents[`page/${id}`]?.body as Page | undefined // a release's bodies are checked
}

function titleOf(page: Page | undefined, brand: Brand | undefined, words: Words): string {
  const name = brand?.name ?? 'Foyer'
  const own = page?.title ? words.text(page.title, page.id) : ''
  return own ? `${own} · ${name}` : name
}

/** What the page is in the words of schema.org: data, which no browser runs, so the content policy has nothing against it. */
function structuredData(
  { release, brand, origin, language }: HeadRequest,
  about: {
    page: Page | undefined
    title: string
    description: string | undefined
    address: string
    picture: string | undefined
    words: Words
  },
): string {
  const { page, title, description, address, picture, words } = about
  const site = { '@id': `${origin}/#site` }
  const home = pageOf(release, 'home')
  const crumbs = [home, page].flatMap((each) => (each?.title ? [words.text(each.title, each.id)] : []))
  const graph = [
    {
      '@type': 'WebSite',
      ...site,
      url: `${origin}/`,
      name: brand?.name,
      inLanguage: brand?.languages.map((code) => languages[code]),
    },
    {
      '@type': 'WebPage',
      '@id': `${address}#page`,
      url: address,
      name: title,
      description,
      inLanguage: languages[language],
      isPartOf: site,
      primaryImageOfPage: picture && { '@type': 'ImageObject', url: picture },
    },
    ...(page?.id === 'home' || crumbs.length < 2
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((name, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: index === 0 ? addressIn(language, { brand, origin }, '/') : address,
            })),
          },
        ]),
  ]
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text}</script>`
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}">`
}
