import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { englishLocale, loadLocale } from '../../apps/portal/locales.ts'
import { layoutFiles } from '../../apps/server/layouts/layout-files.ts'
import { pageHead, publicPaths } from '../../apps/server/pages/page-head.ts'
import { buildBrand } from '../../apps/server/layouts/release.ts'
import { loadWords } from '../../apps/server/pages/words.ts'
import { createWords } from '../../src/runtime/i18n/words.ts'
import { pageAt } from '../../src/rules/routes.ts'
import type { Brand, Page } from '../../src/schemas/documents.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

const files = layoutFiles(fileURLToPath(new URL('../../layouts', import.meta.url)))
files.scan()
const { release } = buildBrand({ brand: 'foyer', files: files.filesOf('foyer'), lastGood: undefined })
const brand = release.documents['brand/foyer']?.body as unknown as Brand // a release's bodies are checked
const headAt = (address: string, language: LanguageCode) => {
  const { pathname, search } = new URL(address, 'https://foyer.test')
  return pageHead({ release, brand, pathname, search, language, origin: 'https://foyer.test' })
}

test.each(brand.languages)('in %s every page has the title that the portal gives it', async (language) => {
  const words = createWords({ first: language, locales: { EN: englishLocale }, load: loadLocale, partial: true })
  await words.use(language)
  await words.complete()
  await loadWords(language)
  const titles = Object.keys(release.routes).map((pathname) => {
    const page = release.documents[`page/${pageAt(release.routes, pathname)}`]?.body as Page | undefined // checked, as above
    for (const [own, strings] of Object.entries(page?.strings ?? {})) words.add(own as LanguageCode, `page/${page?.id}`, strings)
    const own = Object.entries(page?.strings ?? {}) as [LanguageCode, Readonly<Record<string, string>>][] // keys of a record over them
    for (const [code, entries] of own) words.add(code, `page/${page?.id}`, entries)
    return { pathname, title: `${words.text(page?.title ?? '', page?.id)} · ${brand.name}` }
  })

  expect(titles.length).toBeGreaterThan(20)
  expect(Object.keys(release.routes).map((pathname) => ({ pathname, title: headAt(pathname, language).title }))).toEqual(titles)
})

test('every page that search engines show has a description of its own in each language, as long as they show it', async () => {
  await Promise.all(brand.languages.map(loadWords))
  const descriptionsIn = (language: LanguageCode) =>
    publicPaths(release).map((path) => /name="description" content="([^"]*)"/.exec(headAt(path, language).tags.join(''))?.[1] ?? '')
  const byLanguage = brand.languages.map(descriptionsIn)
  const all = byLanguage.flat()

  expect(all.length).toBeGreaterThan(30)
  // of two languages that are near each other a sentence may be the same
  expect(byLanguage.filter((texts) => new Set(texts).size < texts.length)).toEqual([])
  // a sign of Chinese, Japanese or Korean takes the room of two letters
  const widthOf = (text: string) => text.length + (text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu)?.length ?? 0)
  expect(all.filter((text) => widthOf(text) < 20 || widthOf(text) > 160)).toEqual([])
})
