import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

import { missingValue } from '../../../src/runtime/i18n/missing-value.ts'
import canvas from '../locales/en/canvas.json'
import documents from '../locales/en/documents.json'
import edit from '../locales/en/edit.json'
import look from '../locales/en/look.json'
import outline from '../locales/en/outline.json'
import problems from '../locales/en/problems.json'
import saving from '../locales/en/saving.json'
import shell from '../locales/en/shell.json'
import ui from '../locales/en/ui.json'

/** Languages of the shell itself: a folder of `locales/` each. The lobby in the canvas has languages of its own. */
export type ShellLanguage = 'en' | 'ar'

type File = Readonly<Record<string, string>>

const others = import.meta.glob<Readonly<Record<string, File>>>('../locales/*/index.ts', { import: 'words' })

const instance = i18next.createInstance()
const loaded = new Set<ShellLanguage>(['en'])
const reported = new Set<string>()
const listeners = new Set<() => void>()
/** Formatted texts in the current language: the same ones are asked for hundreds of times after every edit. */
const formatted = new Map<string, string>()
const mostFormatted = 5_000

void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { canvas, documents, edit, look, outline, problems, saving, shell, ui } }, // lazy parts add theirs
  interpolation: { escapeValue: false }, // React escapes
  missingInterpolationHandler: missingValue,
})

/** Adds the English words of a lazy part, one file of `locales/en` by its name. Called before any of them is drawn. */
export function addWords(files: Readonly<Record<string, File>>): void {
  for (const [name, words] of Object.entries(files)) instance.addResourceBundle('en', name, words)
}

/**
 * A text of the shell: `t('canvas.zoom-in')` reads `zoom-in` of `locales/en/canvas.json`. `count` picks the plural form (`blocks_one`,
 * `blocks_other`) and fills `{{n}}` as figures; other values fill `{{name}}`. A missing key is shown as it is and reported
 * once.
 * Look texts up while drawing, not when a module loads: the language may change.
 */
export function t(key: string, values?: Readonly<Record<string, string | number>>): string {
  const asked = values ? `${key}\n${JSON.stringify(values)}` : key
  let text = formatted.get(asked)
  if (text === undefined) {
    const [ns, name] = splitKey(key)
    if (!instance.exists(name, { ns, ...values })) return missing(key)
    text = instance.t(name, { ns, ...values, ...(typeof values?.count === 'number' && { n: values.count.toLocaleString('en') }) })
    if (formatted.size >= mostFormatted) formatted.clear()
    formatted.set(asked, text)
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

/** Whether a text exists for this key, at least in English: for keys that are composed from data. */
export function hasWord(key: string): boolean {
  const [ns, name] = splitKey(key)
  return instance.exists(name, { ns })
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
    for (const [path, file] of Object.entries(words ?? {}))
      instance.addResourceBundle(language, path.slice(path.lastIndexOf('/') + 1, -'.json'.length), file)
    loaded.add(language)
  }
  await instance.changeLanguage(language)
  formatted.clear()
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

/** `canvas.zoom-in` → the file `canvas`, the name `zoom-in`. */
function splitKey(key: string): [string, string] {
  const dot = key.indexOf('.')
  return [key.slice(0, dot), key.slice(dot + 1)]
}

function missing(key: string): string {
  if (!reported.has(key)) {
    reported.add(key)
    console.warn(`No word for ${key}`)
  }
  return key
}
