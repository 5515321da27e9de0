import i18next from 'i18next'
import type { i18n as I18n } from 'i18next'

import type { Translate } from '../../schemas/translate.ts'
import { countText } from './figures.ts'
import { isolated } from './isolate.ts'
import { missingValue } from './missing-value.ts'
import { directionOf, languages } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'

/** Words of one language: file name → key → text, as in `locales/<tag>/<file>.json`. Widgets' words are under `widgets/<type>`. */
export type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A language's words come in two downloads: those of the landing page and of game lists, then all others. */
export type LocalePart = 'first' | 'rest'
/** Loads one language's words, all or one part. The app passes it in, so that each is a separate chunk. */
export type LoadLocale = (language: LanguageCode, part?: LocalePart) => Promise<Locale>

type Texts = Readonly<Record<string, string>>

export type Words = {
  /** Adds a namespace: `page/home` or `widget/game-section`. Adding it again replaces it. */
  add: (language: LanguageCode, namespace: string, strings: Readonly<Record<string, string>>) => void
  /**
   * The brand's own words of a language, `section.hot` or `widgets/<type>.<key>` → text: they replace those of `locales/` and of widgets.
   * True where they are others than before; they are shown once the language is used again.
   */
  replace: (language: LanguageCode, own: Texts | undefined) => boolean
  /**
   * Loads a language once, then makes it the current one; whoever shows words reads them anew, also in the same language. A language that
   * is used before this one has come takes its place.
   */
  use: (language: LanguageCode) => Promise<void>
  /** Loads the words of a language that its first part lacks, once; after a failure the next call tries again. Default: the current one. */
  complete: (language?: LanguageCode) => Promise<void>
  /** Loads what is missing where a widget with words of its own is drawn in a language whose first part lacks them. */
  completeFor: (widget: string) => Promise<void>
  language: () => LanguageCode
  /** The words of a node: the page's strings first, then the widget's, then `locales/`. */
  from: (page?: string, widget?: string) => Translate
  /** A text of a document: `t:key` is translated, where `{{name}}` is one of `values`; anything else is returned as it is. */
  text: (value: string, page?: string, widget?: string, values?: object) => string
  /** Whether a key has a text: in the page's strings, the widget's or `locales/`. Asking reports nothing. */
  has: (key: string, page?: string, widget?: string) => boolean
  /** The text of the first key that exists. */
  first: (keys: readonly string[], page?: string, widget?: string) => string
  subscribe: (listener: () => void) => () => void
}

const ofWidgets = 'widgets/'

/**
 * One portal's words, in its own i18next instance. English replaces what another language lacks; a key that does not exist
 * is shown as its last part, and reported once through `missing`. Where words come in parts (`partial`), `load` gives the others: a key
 * that is not here loads them and is empty until then.
 */
export function createWords({
  load,
  own,
  first,
  locales,
  partial = false,
  missing,
}: {
  load: LoadLocale
  /** Gives the brand's own words of a language: asked whenever the language is used, and of English for what the language lacks. */
  own?: ((language: LanguageCode) => Promise<Texts | undefined>) | undefined
  first: LanguageCode
  locales: Partial<Record<LanguageCode, Locale>>
  /** Words come in parts, and `locales` has the first one of English. */
  partial?: boolean
  missing?: (key: string) => void
}): Words {
  const instance: I18n = i18next.createInstance()
  const loaded = new Set<LanguageCode>()
  const listeners = new Set<() => void>()
  const reported = new Set<string>()
  const tried = new Set<string>()
  const shipped = new Map<string, Texts>() // by language and namespace: before the brand's own words replace some
  const replaced = new Map<string, Texts>() // what they are replaced by
  const owned = new Map<LanguageCode, Texts | undefined>()
  let current = first
  let wanted = first
  let wantsWhole = !partial // a language that is used from now on is loaded whole
  const completing = new Map<LanguageCode, Promise<void>>()
  const whole = new Set<LanguageCode>(partial ? [] : ['EN'])
  void instance.init({
    lng: tag(first),
    fallbackLng: 'en',
    ns: ['words'],
    defaultNS: 'words',
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes; the words are our own. A value is isolated where the sentence around it would turn it round
    interpolation: { escape: (value) => isolated(value, directionOf(current)) },
    missingInterpolationHandler: missingValue,
    parseMissingKeyHandler: (key) => {
      const [file = '', ...rest] = key.split('.')
      const lacking = partial && rest.length > 0 && !Object.hasOwn(locales.EN ?? {}, file) ? missingIn() : []
      if (lacking.length > 0) {
        if (!tried.has(key)) for (const language of lacking) completeIn(language).catch(() => undefined)
        tried.add(key) // no key asks twice: drawing again after a failure must not load again
        if (lacking.some((language) => completing.has(language))) return ''
      } else if (!reported.has(key)) {
        reported.add(key)
        missing?.(key)
      }
      return key.slice(key.lastIndexOf('.') + 1)
    },
  })
  // keys of a Partial<Record<LanguageCode, …>>
  for (const language of Object.keys(locales) as LanguageCode[]) install(language, locales[language])

  function tag(language: LanguageCode): string {
    return languages[language]
  }
  function install(language: LanguageCode, locale: Locale | undefined) {
    if (!locale) return
    loaded.add(language)
    const words: Record<string, string> = {}
    for (const [file, entries] of Object.entries(locale)) {
      if (file.startsWith(ofWidgets)) put(language, `widget/${file.slice(ofWidgets.length)}`, entries, true)
      else for (const [key, text] of Object.entries(entries)) words[`${file}.${key}`] = text
    }
    put(language, 'words', words, true)
  }
  /** Words as they come with the portal, under those of the brand. `joins`: those that are there stay. */
  function put(language: LanguageCode, namespace: string, strings: Texts, joins = false) {
    const id = `${language} ${namespace}`
    const all = joins ? { ...shipped.get(id), ...strings } : strings
    shipped.set(id, all)
    instance.removeResourceBundle(tag(language), namespace) // adding alone would keep removed keys
    instance.addResourceBundle(tag(language), namespace, { ...all, ...replaced.get(id) })
  }
  function replace(language: LanguageCode, next: Texts | undefined): boolean {
    if (owned.get(language) === next) return false
    owned.set(language, next)
    const before = [...replaced.keys()].filter((id) => id.startsWith(`${language} `))
    const grouped: Record<string, Record<string, string>> = {}
    for (const [key, text] of Object.entries(next ?? {})) {
      const end = key.startsWith(ofWidgets) ? key.indexOf('.') : -1
      const namespace = end < 0 ? 'words' : `widget/${key.slice(ofWidgets.length, end)}`
      ;(grouped[namespace] ??= {})[key.slice(end + 1)] = text
    }
    for (const id of before) replaced.delete(id)
    for (const [namespace, texts] of Object.entries(grouped)) replaced.set(`${language} ${namespace}`, texts)
    for (const namespace of new Set([...before.map((id) => id.slice(language.length + 1)), ...Object.keys(grouped)]))
      put(language, namespace, {}, true)
    return true
  }
  /** The current language and English, as far as they are not here as a whole. */
  function missingIn(): LanguageCode[] {
    return [...new Set<LanguageCode>([current, 'EN'])].filter((language) => !whole.has(language))
  }
  function completeIn(language: LanguageCode): Promise<void> {
    if (whole.has(language)) return Promise.resolve()
    let loading = completing.get(language)
    if (!loading) {
      loading = load(language, 'rest')
        .then((locale) => {
          install(language, locale)
          whole.add(language)
        })
        .finally(() => {
          completing.delete(language)
          if (tried.size > 0 && completing.size === 0) renew()
        })
      completing.set(language, loading)
    }
    return loading
  }
  /** Loads what a language needs before it is shown: its first part, and the other one where the page has all words of the one before. */
  async function loadFor(language: LanguageCode): Promise<void> {
    if (!partial) {
      if (!loaded.has(language)) install(language, await load(language))
      whole.add(language)
      return
    }
    const others = wantsWhole && completeIn(language)
    if (!loaded.has(language)) install(language, await load(language, 'first'))
    await others
  }

  /** Whoever shows words reads them anew: a view sees a new `t`. */
  function renew() {
    cache.clear()
    for (const listener of listeners) listener()
  }

  const namespaces = (page: string, widget: string) => [...(page ? [`page/${page}`] : []), ...(widget ? [`widget/${widget}`] : []), 'words']
  function lookUp(ns: string[]): Translate {
    return (key, values) => {
      const count = values?.count
      const n = typeof count === 'number' ? countText(count, tag(current)) : count
      // part of a key may come from the gateway, as in `category.<code>`: what looks like a placeholder there is none
      return instance.t(key, { ...values, n, ns, skipInterpolation: key.includes('{{') })
    }
  }
  const cache = new Map<string, Translate>()
  function from(page = '', widget = ''): Translate {
    const id = `${page}\n${widget}`
    let translate = cache.get(id)
    if (!translate) cache.set(id, (translate = lookUp(namespaces(page, widget))))
    return translate
  }
  return {
    add: (language, namespace, strings) => put(language, namespace, strings),
    replace,
    async use(language) {
      wanted = language
      const languagesAsked = own ? [...new Set<LanguageCode>(['EN', language])] : []
      const asked = languagesAsked.map(async (code) => replace(code, await own?.(code)))
      await Promise.all([loadFor(language), ...asked])
      if (wanted !== language) return // another one was chosen in the meantime
      current = language
      await instance.changeLanguage(tag(language))
      renew()
    },
    complete(language = current) {
      wantsWhole = true
      return completeIn(language)
    },
    async completeFor(widget) {
      const isHere =
        !partial || current === 'EN' || whole.has(current) || Object.keys(shipped.get(`${current} widget/${widget}`) ?? {}).length > 0
      if (!isHere) await completeIn(current)
    },
    language: () => current,
    from,
    // `replace`: no name among the values can then be an option of i18next
    text: (value, page, widget, replace) => (value.startsWith('t:') ? from(page, widget)(value.slice(2), { replace } as never) : value),
    has: (key, page = '', widget = '') => instance.exists(key, { ns: namespaces(page, widget) }),
    first: (keys, page = '', widget = '') => instance.t([...keys], { ns: namespaces(page, widget) }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
