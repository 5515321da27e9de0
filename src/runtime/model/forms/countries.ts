import { attach, combine, createStore, sample } from 'effector'

import type { Country } from '../../../schemas/gateway/countries.ts'
import { languages } from '../../../schemas/language.ts'
import type { LanguageCode } from '../../../schemas/language.ts'
import { listCountries } from '../../gateway/endpoints/system/list-countries.ts'
import { browserRegion } from '../../platform/browser-info.ts'
import { callOf } from '../requests/call.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'
import { $language } from '../context/preferences.ts'
import { createResource, stateOf } from '../requests/resource.ts'
import { formsStarted } from './started.ts'

export type CountryOption = { value: string; label: string }

const none: readonly CountryOption[] = []
const cookie = 'foyer-country'
const yearSeconds = 365 * 24 * 3600

// What we know
/** Countries with their dialing codes, asked once a language. */
export const countries = createResource<void, { list: Country[] }>({ name: 'countries', ask: callOf(listCountries), keyOf: () => 'all' })
/** The browser's region. */
export const $region = createStore(browserRegion() ?? '')
/** The dialing code that was chosen last, digits; null: none was. */
export const $dialingCode = createStore<string | null>(null)

const optionsOf = memo(({ list }: { list: Country[] }, language: LanguageCode, region: string) => countryOptions(list, language, region))
/**
 * One option per dialing code, the own country first; null: not known yet. No options when they cannot be had: a number is then sent
 * without.
 */
export const $countryOptions = combine(countries.known, $language, $region, (known, language, region) => {
  const state = stateOf(known, 'all')
  return state.status === 'loading' ? null : state.status === 'ready' ? optionsOf(state.value, language, region) : none
})

// How it changes
const recallFx = attach({ source: $platform, effect: ({ cookies }) => cookies.read(cookie) ?? null })
const keepFx = attach({ source: $platform, effect: ({ cookies }, code: string) => cookies.write(cookie, code, yearSeconds) })
sample({ clock: formsStarted, target: recallFx })
$dialingCode.on(recallFx.doneData, (_, code) => (code !== null && /^\d{1,6}$/.test(code) ? code : null))
const sent = sample({ clock: [intentOf('submit'), intentOf('send-code')], fn: ({ values }) => values.countryDialingCode ?? '' })
const chosen = sample({
  clock: sent,
  source: $dialingCode,
  filter: (before, code) => before !== code && /^\d{1,6}$/.test(code),
  fn: (_, code) => code,
})
$dialingCode.on(chosen, (_, code) => code)
sample({ clock: chosen, target: keepFx })

/**
 * Countries that share a dialing code are one option: the value is the code, digits, and the label names them in the language of now. A
 * label is worked out when it is read: until a phone's browser has the names of countries it takes 60 ms, and most who log in see none.
 */
export function countryOptions(list: readonly Country[], language: LanguageCode, region: string): readonly CountryOption[] {
  const byCode = new Map<string, string[]>()
  for (const { countryCode, countryDialingCode } of [...list.filter((country) => country.countryCode === region), ...list]) {
    const code = countryDialingCode.replaceAll(/\D/g, '')
    if (code !== '') byCode.set(code, [...(byCode.get(code) ?? []), countryCode])
  }
  let names: Intl.DisplayNames | undefined
  const nameOf = (countryCode: string) => {
    names ??= new Intl.DisplayNames([languages[language], 'en'], { type: 'region', fallback: 'code' })
    return nameIn(names, countryCode)
  }
  return [...byCode].map(([value, shared]) => ({
    value,
    get label() {
      // the sign stays before its digits in lines from right to left
      const listed = new Intl.ListFormat([languages[language], 'en'], { type: 'conjunction', style: 'narrow' })
      return `${listed.format(new Set(shared.map(nameOf)))} \u2066+${value}\u2069`
    },
  }))
}

function nameIn(names: Intl.DisplayNames, countryCode: string): string {
  try {
    return names.of(countryCode.toUpperCase()) ?? countryCode
  } catch {
    return countryCode // no code that the standard knows
  }
}
