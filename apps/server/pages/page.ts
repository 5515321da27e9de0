import { placeAt } from '../../../src/rules/routes.ts'
import { cookieOf } from '../../../src/runtime/platform/cookies.ts'
import type { Brand, Page, Release } from '../../../src/schemas/documents.ts'
import { directionOf, languageOfTag, languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { documentsAt, widgetsAt, widgetsNamedAt, withBodies } from '../../../src/rules/first-screen.ts'
import { earlyCalls } from './early-calls.ts'
import type { DrawnPortal } from '../../portal/draw-portal.ts'
import { drawnFiles, earlyFile, entryFile, fontFile, framedFiles, viewFiles, wordFiles } from './needs.ts'
import type { Manifest } from './needs.ts'
import { escape } from './escape.ts'
import { pageHead } from './page-head.ts'
import { wordsOf } from './words.ts'

export type PageRequest = {
  pathname: string
  /** The query of the address, `?page=depositv2`. */
  search?: string | undefined
  release: Release
  brand: Brand | undefined
  sheet: string | undefined
  cookies: string // as the request has them
  /** The language that the address asks for, as `?lang=ar`. */
  lang?: string | undefined
  /** The name of the build, where a service worker may keep its pages. */
  build?: string | undefined
  /** Whether the page tells how it fares, for a release is compared with another one. */
  isCounted?: boolean | undefined
  /** Where the site is (`siteOrigin`). */
  origin: string
  /** The page's content, where the server has drawn it. */
  drawing?: DrawnPortal | undefined
  /** Of a page in a preview frame: the addresses of the preview's own scripts, which the page loads along with the portal's. */
  framed?: readonly string[] | undefined
  /** A page that is shown without scripts and needs no word about them. */
  isStill?: boolean | undefined
  /** What the page says above all where it is the preview of a draft, as HTML, and the address of that one's style sheet. */
  bar?: { html: string; sheet: string } | undefined
}

/**
 * The portal's HTML for one address: the build's page with the language, the theme and the brand on `<html>`, the current release
 * inlined, and links to what the address will need. No script and no style is inline: the release is data.
 */
export function portalPage(template: string, manifest: Manifest, request: PageRequest): string {
  const { pathname, search, release, brand, sheet, cookies, lang, origin, build, drawing, bar, framed, isStill, isCounted } = request
  const language = drawing?.language ?? languageOf(cookies, brand, lang)
  const about = pageHead({ release, brand, pathname, search, language, origin, isPreview: bar !== undefined })
  const attributes = {
    lang: languages[language],
    dir: directionOf(language),
    'data-brand': release.brand,
    'data-release': release.release, // what the page shows
    'data-theme': themeOf(cookies), // none: the system's theme
  }
  const html = Object.entries(attributes)
    .flatMap(([name, value]) => (value ? [` ${name}="${escape(value)}"`] : []))
    .join('')
  const drawn = [...widgetsAt(release, pathname, search), ...(drawing?.drawn.views ?? [])]
  const { scripts, styles } = viewFiles(manifest, drawn, widgetsNamedAt(release, pathname, search))
  const font = fontFile(manifest, brand?.tokens.shared['font-ui'])
  // a release's bodies are checked
  const page = release.documents[`page/${placeAt(release.routes, pathname, search).page ?? ''}`]?.body as Page | undefined
  const calls = earlyCalls({ page: page?.over ?? page?.id ?? '', language, merchant: brand?.merchant ?? '' })
  const early = earlyFile(manifest)
  const words = wordFiles(manifest, languages[language], pathname === '/')
  // Scripts of a drawn page are loaded when everything that can be seen is there (apps/portal/early.ts)
  const isDrawn = drawing !== undefined && early !== undefined
  const data = isDrawn
    ? {
        'foyer-start': [...new Set([entryFile(manifest), ...drawnFiles(manifest, page?.as), ...words, ...scripts])].map(
          (file) => `/${file}`,
        ),
      }
    : { 'foyer-early': calls }
  const ofFrame = framed ? framedFiles(manifest) : []
  const preloads = [...(framed ?? []), ...[...new Set([...ofFrame, ...words, ...scripts])].map((file) => `/${file}`)]
  const head = [
    ...(early ? Object.entries(data).map(([id, value]) => dataScript(id, value)) : []),
    early && `<script type="module" async crossorigin src="/${early}"></script>`,
    font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    sheet && `<link rel="stylesheet" href="${escape(sheet)}">`,
    bar && `<link rel="stylesheet" href="${escape(bar.sheet)}">`,
    // not those of the build's page: with one sheet twice, a browser works out the whole page anew for each link that comes later
    ...styles.filter((file) => !template.includes(`href="/${file}"`)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(isDrawn ? [] : preloads.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)),
    build !== undefined && `<meta name="foyer-build" content="${build}">`,
    isCounted && '<meta name="foyer-counted">',
    ...(brand ? themeColors(brand, themeOf(cookies)) : []),
    ...about.tags,
  ].filter(Boolean)
  const body = [
    isDrawn && dataScript('foyer-replies', drawing.drawn),
    dataScript('foyer-release', withBodies(release, drawing?.documents ?? documentsAt(release, pathname, search), language)),
  ].filter(Boolean)
  const noScript = isStill ? '' : `<noscript><p class="no-script">${escape(about.noScript)}</p></noscript>`
  const plain = withoutComments(template)
  const whole = isDrawn ? drawnInto(plain.replace(/<script type="module"[^<>]*><\/script>\s*/, ''), drawing) : plain
  return whole
    .replace(/<html[^<>]*>/, () => `<html${html}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(about.title)}</title>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<b class="boot-name"></b>', () => `<b class="boot-name">${escape(brand?.name ?? '')}</b>`)
    .replace(/<body[^<>]*>/, (tag) => `${tag}\n${noScript}\n${brokenTemplate(release, language)}${bar?.html ?? ''}`)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `${body.join('\n')}\n</body>`)
}

/** The build's page without its own comments: those of a drawing are how React finds its parts. */
function withoutComments(template: string): string {
  const [first = '', ...others] = template.split('<!--')
  return first + others.map((part) => part.slice(part.indexOf('-->') + 3).trimStart()).join('')
}

/**
 * The build's page with a drawing in the place of the outline in its root, which is the last element of the body. The outline stays before
 * the root where a window can be narrower than the drawing: it is seen then (apps/portal/boot.css).
 */
function drawnInto(page: string, { html, drawn: { device } }: Pick<DrawnPortal, 'html' | 'drawn'>): string {
  const root = '<div id="root">'
  const start = page.indexOf(root)
  const end = page.lastIndexOf('</div>')
  const outline = device === 'phone' ? '' : page.slice(start + root.length, end).trim()
  return `${page.slice(0, start)}${outline}<div id="root" data-drawn-for="${device}">${html}${page.slice(end)}`
}

/** What the page says when its scripts do not come: a template, which apps/portal/report-broken.ts shows. */
function brokenTemplate(release: Release, language: LanguageCode): string {
  const words = wordsOf(release, language)
  const sentences = (['offline', 'script'] as const).map(
    (kind) => `<span data-failure="${kind}">${escape(words.text(`t:error.${kind}`))}</span>`,
  )
  const reload = `<a href="">${escape(words.text('t:frame.broken.action'))}</a>`
  return `<template id="foyer-broken"><p class="no-script" role="alert">${sentences.join('')} ${reload}</p></template>`
}

/** The colour of the browser's own bars: that of the header, in the theme that is shown. The page changes `media` with the theme. */
function themeColors({ tokens }: Brand, chosen: 'dark' | 'light' | undefined): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { ground } = tokens[theme]
    if (ground === undefined) return []
    const media = chosen === undefined ? `(prefers-color-scheme: ${theme})` : chosen === theme ? 'all' : 'not all'
    return [`<meta name="theme-color" data-scheme="${theme}" media="${media}" content="${escape(ground)}">`]
  })
}

/** Data for the page's scripts. No value can end the element. */
function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

/** The language that the address asks for, else the selected one, if the brand offers it; else the brand's own. */
export function languageOf(cookies: PageRequest['cookies'], brand: Brand | undefined, lang?: string): LanguageCode {
  const offered = (tag: string | undefined) => brand?.languages.find((code) => code === tag)
  const chosen = cookieOf(cookies, 'foyer-language', (tag) => offered(tag) !== undefined)
  return offered(languageOfTag(lang)) ?? offered(chosen) ?? brand?.defaultLanguage ?? 'EN'
}

export function themeOf(cookies: PageRequest['cookies']): 'dark' | 'light' | undefined {
  const theme = cookieOf(cookies, 'foyer-theme', (value) => ['dark', 'light', 'system'].includes(value))
  return theme === 'dark' || theme === 'light' ? theme : undefined
}
