import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

import { isolated } from '../../../src/runtime/i18n/isolate.ts'
import { missingValue } from '../../../src/runtime/i18n/missing-value.ts'
import { directionOf, languageOfTag } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import ui from '../locales/en/ui.json'

/**
 * Languages of the operators' apps by their tags, with their own names: each is a folder of each `locales/`. The lobby in the canvas has
 * languages of its own.
 */
export const shellLanguages = { en: 'English', ar: 'العربية', 'zh-Hans': '简体中文', es: 'Español', vi: 'Tiếng Việt' } as const
export type ShellLanguage = keyof typeof shellLanguages
export const shellLanguageTags = Object.keys(shellLanguages) as readonly ShellLanguage[] // Object.keys forgets the literal keys

/** The words of a part: files of `locales/en`, by name. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>
/** What loads the words of the other languages, each by the path of its `locales/<language>/index.ts`. */
type Languages = Readonly<Record<string, () => Promise<Words>>>

const others: Languages[] = [import.meta.glob<Words>('../locales/*/index.ts', { import: 'words' })]

const instance = i18next.createInstance()
const loaded = new Set<ShellLanguage>(['en'])
const reported = new Set<string>()
const listeners = new Set<() => void>()
/** Formatted texts in the current language: the same ones are asked for hundreds of times after every edit. */
const formatted = new Map<string, string>()
const mostFormatted = 5_000
/** What `hasWord` has answered: trees ask it of each document with every change of one. */
const existing = new Map<string, boolean>()

void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { ui } }, // the app that is drawn and its lazy parts add theirs
  // React escapes; the words are our own. A value is isolated where the sentence around it would turn it round
  interpolation: { escape: (value) => isolated(value, directionOfTag(shellLanguage())) },
  missingInterpolationHandler: missingValue,
})

/** Adds the English words of an app or of a lazy part, and what loads an app's other languages. Called before any of them is drawn. */
export function addWords(files: Words, languages?: Languages): void {
  for (const [name, words] of Object.entries(files)) instance.addResourceBundle('en', name, words)
  existing.clear()
  if (languages) others.push(languages)
}

/** Words of a language that come later than its others, by file, in place of those that the file had. The caller draws what shows them. */
export function replaceWords(language: ShellLanguage, files: Words): void {
  for (const [name, words] of Object.entries(files)) {
    instance.removeResourceBundle(language, name)
    instance.addResourceBundle(language, name, words)
  }
  formatted.clear()
  existing.clear()
}

/** All words of a file in the language of the shell, the same object for as long as they are the same; none where it lacks the file. */
export function wordsOfFile(name: string): Words[string] | undefined {
  return instance.getResourceBundle(shellLanguage(), name) as Words[string] | undefined // as it was added
}

/**
 * A text of the operators' apps: `t('ui.close')` reads `close` of `locales/en/ui.json`. `count` picks the plural form (`blocks_one`,
 * `blocks_other`) and fills `{{n}}` as figures; other values fill `{{name}}`. A missing key is shown as it is and reported
 * once.
 * Look texts up while drawing, not when a module loads: the language may change.
 */
export function t(key: string, values?: Readonly<Record<string, string | number>>): string {
  const asked = values ? `${key}\n${JSON.stringify(values)}` : key
  let text = formatted.get(asked)
  if (text === undefined) {
    const [ns, name] = splitKey(key)
    const isThere = typeof values?.count === 'number' ? instance.exists(name, { ns, ...values }) : hasWord(key)
    if (!isThere) return missing(key)
    text = instance.t(name, { ns, ...values, ...(typeof values?.count === 'number' && { n: values.count.toLocaleString('en') }) })
    if (formatted.size >= mostFormatted) formatted.clear()
    formatted.set(asked, text)
  }
  return text
}

/** Names as one text in the language of the shell: `Guest, Member and Agent`, or with `or`. */
export function listed(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(shellLanguage(), { type }).format(names.map(listItem))
}

/** Parts of a text with a comma of the shell's language between them; parts that are not there are passed over. */
export function separated(parts: readonly (string | number | false | null | undefined)[]): string {
  const there = parts.filter((part) => part !== undefined && part !== null && part !== false && part !== '')
  return there.map((part) => listItem(String(part))).join(t('ui.comma'))
}

/** Between signs of isolation where the shell is read from the right: “Linh، 3” would else be drawn as one Latin text, the figure first. */
function listItem(text: string): string {
  return directionOfTag(shellLanguage()) === 'rtl' ? `\u2068${text}\u2069` : text
}

/** Language tag for dates and times: figures stay Latin, as everywhere in the shell; English writes the day before the month. */
export function dateTag(): string {
  const language = shellLanguage()
  return `${language === 'en' ? 'en-GB' : language}-u-nu-latn`
}

/** Whether a text exists for this key, at least in English: for keys that are composed from data. */
export function hasWord(key: string): boolean {
  let isThere = existing.get(key)
  if (isThere === undefined) {
    const [ns, name] = splitKey(key)
    // Files are looked at themselves: `exists` takes long, and the first picture waits for hundreds of answers
    isThere = ['en', shellLanguage()].some((language) => isWord(instance.getResourceBundle(language, ns), name))
    existing.set(key, isThere)
  }
  return isThere
}

function isWord(file: unknown, name: string): boolean {
  return typeof file === 'object' && file !== null && typeof (file as Words[string])[name] === 'string' // as it was added
}

/** The language of the shell; drawn again when it changes. Direction is that of the language. */
export function useLanguage(): { language: ShellLanguage; direction: 'ltr' | 'rtl' } {
  const language = useSyncExternalStore(subscribe, shellLanguage)
  return { language, direction: directionOfTag(language) }
}

export function shellLanguage(): ShellLanguage {
  return shellLanguageTags.find((tag) => tag === instance.language) ?? 'en'
}

/** The language of the shell as documents and the lobby name it. */
export function shellLanguageCode(): LanguageCode {
  return codeOf(shellLanguage())
}

/** Loads a language once, then makes the shell speak it: `lang` and `dir` of the page follow. Rejects when its words do not come. */
export async function chooseLanguage(language: ShellLanguage): Promise<void> {
  if (!loaded.has(language)) {
    const loads = others.flatMap((all) => Object.entries(all).filter(([path]) => path.endsWith(`/${language}/index.ts`)))
    const files = await Promise.all(loads.map(([, load]) => load()))
    for (const [path, words] of files.flatMap(Object.entries<Words[string]>))
      instance.addResourceBundle(language, path.replace(/^.*\/|\.json$/g, ''), words)
    loaded.add(language)
  }
  await instance.changeLanguage(language)
  formatted.clear()
  existing.clear()
  document.documentElement.lang = language
  document.documentElement.dir = directionOfTag(language)
  for (const listener of listeners) listener()
}

function codeOf(tag: ShellLanguage): LanguageCode {
  return languageOfTag(tag) ?? 'EN'
}

function directionOfTag(tag: ShellLanguage): 'ltr' | 'rtl' {
  return directionOf(codeOf(tag))
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
