import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

import { englishWords } from './words-kept.ts'
import './words-at-once.ts'

/** Languages that the shell itself speaks: a folder of `locales/` each. The lobby in the canvas has languages of its own. */
export type ShellLanguage = 'en' | 'ar'

type File = Readonly<Record<string, string>>

const others = import.meta.glob<Readonly<Record<string, File>>>('../locales/*/index.ts', { import: 'words' })

const instance = i18next.createInstance()
const loaded = new Set<ShellLanguage>(['en'])
const reported = new Set<string>()
const listeners = new Set<() => void>()
/** Texts as they were put together, in the language of now: the same ones are asked for hundreds of times after every edit. */
const said = new Map<string, string>()
const mostSaid = 5_000

void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: ['words'],
  defaultNS: 'words',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { words: englishWords } }, // looked up where it lies: words that come later are found too
  interpolation: { escapeValue: false }, // React escapes
  parseMissingKeyHandler(key) {
    if (!reported.has(key)) {
      reported.add(key)
      console.warn(`No word for ${key}`)
    }
    return key
  },
})

/**
 * A text of the shell: `t('canvas.zoom-in')` reads `zoom-in` of `locales/en/canvas.json`. `count` picks the plural form (`blocks_one`,
 * `blocks_other`) and stands in `{{n}}` as figures; other values fill `{{name}}`. A key that nobody has is shown as it is and reported once.
 * Look texts up while drawing, not when a module loads: the language may change.
 */
export function t(key: string, values?: Readonly<Record<string, string | number>>): string {
  const asked = values ? `${key}\n${JSON.stringify(values)}` : key
  let text = said.get(asked)
  if (text === undefined) {
    text = instance.t(key, { ...values, ...(typeof values?.count === 'number' && { n: values.count.toLocaleString('en') }) })
    if (said.size >= mostSaid) said.clear()
    said.set(asked, text)
  }
  return text
}

/** Names as one text in the language of the shell: `Guest, Member and Agent`, or with `or`. */
export function listed(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(shellLanguage(), { type }).format(names)
}

/** Parts of a text with a comma of the shell's language between them; parts that are not there are passed over. */
export function separated(parts: readonly (string | number | false | null | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== null && part !== false && part !== '').join(t('ui.comma'))
}

/** Language tag for dates and times: figures stay Latin, as everywhere in the shell; English writes the day before the month. */
export function dateTag(): string {
  const language = shellLanguage()
  return `${language === 'en' ? 'en-GB' : language}-u-nu-latn`
}

/** Whether a text stands under this key, in English at the least: for keys that are put together from data. */
export function hasWord(key: string): boolean {
  return instance.exists(key)
}

/** The language of the shell; drawn again when it changes. Direction is that of the language. */
export function useLanguage(): { language: ShellLanguage; direction: 'ltr' | 'rtl' } {
  const language = useSyncExternalStore(subscribe, shellLanguage)
  return { language, direction: directionOf(language) }
}

export function shellLanguage(): ShellLanguage {
  return instance.language === 'ar' ? 'ar' : 'en'
}

/** Loads a language once, then makes the shell speak it: `lang` and `dir` of the page follow. Rejects when its words do not come. */
export async function chooseLanguage(language: ShellLanguage): Promise<void> {
  if (!loaded.has(language)) {
    const words = await others[`../locales/${language}/index.ts`]?.()
    instance.addResourceBundle(language, 'words', wordsOf(words ?? {}))
    loaded.add(language)
  }
  await instance.changeLanguage(language)
  said.clear()
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

function directionOf(language: ShellLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `../locales/en/canvas.json` with `zoom-in` → `canvas.zoom-in`. */
function wordsOf(files: Readonly<Record<string, File>>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [path, file] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
    for (const [key, text] of Object.entries(file)) words[`${name}.${key}`] = text
  }
  return words
}
