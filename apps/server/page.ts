import { pageAt } from '../../src/rules/routes.ts'
import { brandCss } from '../../src/rules/brand-css.ts'
import type { Brand, Page, Release } from '../../src/schemas/documents.ts'
import { directionOf, languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import { documentsAt, widgetsAt } from '../../src/rules/first-screen.ts'
import { earlyCalls } from './early-calls.ts'
import { earlyFile, fontFile, viewFiles, withBodies, wordFiles } from './needs.ts'
import type { Manifest } from './needs.ts'

export type PageRequest = {
  pathname: string
  release: Release
  brand: Brand | undefined
  sheet: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
}

/**
 * The portal's HTML for one address: the build's page with the language, the theme and the brand on `<html>`, the current release
 * inlined, and links to what the address will need. No script and no style is inline: the release is data.
 */
export function portalPage(template: string, manifest: Manifest, { pathname, release, brand, sheet, cookies }: PageRequest): string {
  const language = languageOf(cookies, brand)
  const attributes = {
    lang: languages[language],
    dir: directionOf(language),
    'data-brand': release.brand,
    'data-theme': themeOf(cookies), // none: the system's theme
  }
  const html = Object.entries(attributes)
    .flatMap(([name, value]) => (value ? [` ${name}="${escape(value)}"`] : []))
    .join('')
  const { scripts, styles } = viewFiles(manifest, widgetsAt(release, pathname))
  const font = fontFile(manifest, brand?.tokens.shared['font-ui'])
  // a release's bodies are checked
  const page = release.documents[`page/${pageAt(release.routes, pathname) ?? ''}`]?.body as Page | undefined
  const calls = earlyCalls({ page: page?.over ?? page?.id ?? '', language, merchant: brand?.merchant ?? '' })
  const early = earlyFile(manifest)
  const words = language === 'EN' && pathname === '/' ? [] : wordFiles(manifest, languages[language]) // its own are in the first script
  const head = [
    early && dataScript('foyer-early', calls),
    early && `<script type="module" async crossorigin src="/${early}"></script>`,
    font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    sheet && `<link rel="stylesheet" href="${escape(sheet)}">`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...words, ...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter(Boolean)
  return template
    .replace(/<html[^>]*>/, () => `<html${html}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(brand?.name ?? 'Foyer')}</title>`)
    .replace(/<!--[^]*?-->\s*/g, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<b class="boot-name"></b>', () => `<b class="boot-name">${escape(brand?.name ?? '')}</b>`)
    .replace('</body>', () => `${dataScript('foyer-release', withBodies(release, documentsAt(release, pathname)))}\n</body>`)
}

/** Data for the page's scripts. No value can end the element. */
function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

/** The selected language if the brand offers it, else the brand's own. */
export function languageOf(cookies: PageRequest['cookies'], brand: Brand | undefined): LanguageCode {
  return brand?.languages.find((code) => code === cookies['foyer-language']) ?? brand?.defaultLanguage ?? 'EN'
}

export function themeOf({ 'foyer-theme': theme }: PageRequest['cookies']): 'dark' | 'light' | undefined {
  return theme === 'dark' || theme === 'light' ? theme : undefined
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export type BrandSheets = {
  addressOf: (name: string, brand: Brand | undefined) => string | undefined
  css: (address: string) => string | undefined
}

/** Brands' style sheets by an address that carries their content's hash; the last few versions stay, for pages that are open. */
export function brandSheets(hash: (text: string) => string, refuse: (brand: string, tokens: string[]) => void): BrandSheets {
  const made = new WeakMap<Brand, string>()
  const sheets = new Map<string, string>()
  return {
    addressOf(name, brand) {
      if (!brand) return undefined
      let address = made.get(brand)
      if (!address) {
        const { css, refused } = brandCss(brand)
        address = `/brand/${name}.${hash(css)}.css`
        if (refused.length > 0 && !sheets.has(address)) refuse(name, refused)
        made.set(brand, address)
        sheets.set(address, css)
        const [oldest] = sheets.keys()
        if (sheets.size > 100 && oldest !== undefined) sheets.delete(oldest)
      }
      return address
    },
    css: (address) => sheets.get(address),
  }
}
