import { combine } from 'effector'

import { icons } from '../../../src/runtime/ui/pictures/icon-names.ts'
import { languageCodes } from '../../../src/schemas/language.ts'
import { facts } from '../../../src/schemas/facts.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { contrast } from '../../../src/rules/contrast.ts'
import { $block } from '../model/view/choice.ts'
import { $brandName, $doc, $document, $effective } from '../model/documents/documents.ts'
import { $routes } from '../model/view/routes.ts'
import { $lobbyWords } from '../model/catalogue/lobby-words.ts'
import { $drawnTheme } from '../model/view/default-view-settings.ts'
import { $shown } from '../model/view/frames.ts'
import { $gateway } from '../model/view/gateway.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $portalWords } from '../model/words/portal-words.ts'
import type { Choices, TokenChoice, WordList } from '../../kit/fields/form/types.ts'
import { distinct } from '../model/distinct.ts'
import { asObject } from './editor-context.ts'
import { $popups, namedOptions } from './named-choices.ts'

export const $brand = combine($effective, $brandName, (documents, name): JsonObject => documents.get(name) ?? {})

export const $languages = distinct(
  $brand.map(({ languages }): readonly LanguageCode[] =>
    Array.isArray(languages) ? languageCodes.filter((code) => languages.includes(code)) : ['EN'],
  ),
)
const $strings = $document.map((document): JsonObject => asObject(document?.strings))
export const $language = combine(
  $viewSettings,
  $languages,
  $brand,
  ({ language }, languages, { defaultLanguage }): LanguageCode =>
    language ?? languageCodes.find((code) => code === defaultLanguage) ?? languages[0] ?? 'EN',
)

const $widget = $block.map((block) => block?.widget ?? '')

/**
 * The lobby's words for the chosen block: those of its page, those of its type, then all others. A word is not reported as missing
 * while words are loading.
 */
export const $words = combine(
  { lobby: $lobbyWords, portal: $portalWords, strings: $strings, languages: $languages, language: $language, doc: $doc, widget: $widget },
  ({ lobby, portal, strings, languages, language, doc, widget }): WordList => {
    const own = (key: string, code: LanguageCode): string | undefined => {
      const text = asObject(strings[code])[key]
      return typeof text === 'string' ? text : undefined
    }
    const lookUp = (key: string, code: LanguageCode) =>
      own(key, code) ?? portal?.lookUp(key, code, doc, widget) ?? (code === 'EN' ? lobby?.get(key) : undefined)
    const ofBrand = (portal?.allKeys() ?? []).filter((key) => key.startsWith('own.'))
    const keys = [
      ...new Set([...Object.keys(asObject(strings.EN)), ...Object.keys(asObject(strings[language])), ...ofBrand, ...(lobby?.keys() ?? [])]),
    ]
    return {
      language,
      languages,
      lookUp,
      has: (key, code) => own(key, code) !== undefined || (portal ? portal.has(key, code, doc, widget) : true),
      keys: (search) =>
        keys.flatMap((key) => {
          const text = lookUp(key, language) ?? lookUp(key, 'EN') ?? ''
          return `${key} ${text}`.toLowerCase().includes(search.toLowerCase()) ? [{ key, text }] : []
        }),
    }
  },
)

/** Formats a text of a document: `t:key` is looked up in the words, any other text stays. */
export const $formatText = combine(
  $words,
  ({ lookUp, language }) =>
    (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
      const found = text.startsWith('t:')
        ? (lookUp(text.slice(2), language) ?? lookUp(text.slice(2), 'EN') ?? text.slice(text.lastIndexOf('.') + 1))
        : text
      return found.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    },
)

const $tokens = combine($brand, $drawnTheme, ({ tokens }, theme): readonly TokenChoice[] => {
  const colours = asObject(asObject(tokens)[theme])
  const text = typeof colours.text === 'string' ? colours.text : undefined
  return Object.entries(colours).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value, ...(text === undefined ? {} : { contrast: contrast(text, value) ?? undefined }) }] : [],
  )
})

const iconNames = Object.keys(icons)
const $device = $shown.map((state) => facts.device.values.find((device) => device === state?.facts.device) ?? null)
const $named = combine(
  $gateway,
  $formatText,
  $popups,
  (gateway, formatText, popups): Choices['named'] =>
    (kind) =>
      namedOptions(kind, gateway, formatText, popups),
)
export const $choices = combine(
  $words,
  distinct($tokens),
  $routes,
  $brandName,
  $device,
  $named,
  (words, tokens, routes, brand, device, named): Choices => ({
    words,
    tokens,
    icons: iconNames,
    routes,
    named,
    brand: brand.slice('brand/'.length),
    device: device ?? undefined,
  }),
)
