import { attach, combine, createStore, sample } from 'effector'

import type { Theme } from '../../../schemas/facts.ts'
import { directionOf, languageCodes, languageOfTag } from '../../../schemas/language.ts'
import type { LanguageCode } from '../../../schemas/language.ts'
import { $brand, documentLanguageChosen } from './documents.ts'
import { intentOf } from '../intents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import { $info } from './site.ts'
import { $prefersDark } from './environment.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

type ThemeChoice = Theme | 'system'
const isThemeChoice = (value: string): value is ThemeChoice => value === 'dark' || value === 'light' || value === 'system'

const cookies = { language: 'foyer-language', theme: 'foyer-theme' } as const
const yearSeconds = 365 * 24 * 3600

// What we know
const $languageChoice = createStore<LanguageCode | null>(null)
export const $themeChoice = createStore<ThemeChoice>('system')

/** Brand ∩ gateway. Until the gateway has answered, and when the two have nothing in common, the brand's. */
export const $languages = combine($brand, $info, ({ languages }, info): readonly LanguageCode[] => {
  const common = info ? languages.filter((language) => info.languages.includes(language)) : languages
  return common.length ? common : languages
})
export const $language = combine($languageChoice, $languages, $brand, (choice, offered, { defaultLanguage }): LanguageCode => {
  if (choice && offered.includes(choice)) return choice
  return offered.includes(defaultLanguage) ? defaultLanguage : (offered[0] ?? defaultLanguage)
})
export const $direction = $language.map(directionOf)
export const $theme = combine($themeChoice, $prefersDark, (choice, dark): Theme =>
  choice === 'system' ? (dark ? 'dark' : 'light') : choice,
)

// How it changes: a choice is kept in a cookie, so that the server can write it into the page. A link may choose a language, as a search
// engine's does: the parameter is taken out of the address, for the player may choose another one
const readFx = attach({
  source: { platform: $platform, offered: $languages, brand: $brand },
  effect: ({ platform: { address, cookies: kept }, offered, brand }) => {
    const asked = languageOfTag(address.takeQuery('lang'))
    const given = offered.find((code) => code === asked)
    const language = kept.read(cookies.language, (code) => brand.languages.some((one) => one === code)) // as the server chooses it
    return { given, language: given ?? language, theme: kept.read(cookies.theme, isThemeChoice) }
  },
})
const keepFx = attach({
  source: $platform,
  effect: (platform, { name, value }: { name: keyof typeof cookies; value: string }) =>
    platform.cookies.write(cookies[name], value, yearSeconds),
})
const languageSet = intentOf('set-language')
const themeSet = intentOf('set-theme')

sample({ clock: portalStarted, target: readFx })
sample({ clock: $language, target: documentLanguageChosen })
sample({
  clock: readFx.doneData,
  filter: ({ given }) => given !== undefined,
  fn: ({ given }) => ({ name: 'language' as const, value: given ?? '' }),
  target: keepFx,
})
sample({ clock: languageSet, fn: ({ language }) => ({ name: 'language' as const, value: language }), target: keepFx })
sample({ clock: themeSet, fn: ({ theme }) => ({ name: 'theme' as const, value: theme }), target: keepFx })
$languageChoice
  .on(readFx.doneData, (_, { language }) => languageCodes.find((code) => code === language) ?? null)
  .on(languageSet, (_, { language }) => language)
$themeChoice
  .on(readFx.doneData, (before, { theme }) => (theme !== undefined && isThemeChoice(theme) ? theme : before))
  .on(themeSet, (_, { theme }) => theme)

await modulePause()
