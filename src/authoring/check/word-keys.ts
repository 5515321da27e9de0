import { languageCodes, languages } from '../../schemas/language.ts'
import type { KnownWords } from './context.ts'

/**
 * Keys of English words, separated by spaces: by file of `locales/en`, and by widget. `values`: the values that texts fill in, by the key
 * with its file or its widget, as in `widgets/game-section.more`. `translated`: the tags of the languages that have every word.
 */
export type WordKeys = {
  shared: Readonly<Record<string, string>>
  widgets: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
  translated: readonly string[]
}

/** The English words that there are: the shared ones, and those of each widget. A word with a plural counts by its base key. */
export function knownWordsOf({ shared, widgets, values, translated }: WordKeys): KnownWords {
  const all = new Set(Object.entries(shared).flatMap(([file, keys]) => keys.split(' ').map((key) => `${file}.${key}`)))
  const ofWidgets = new Map(Object.entries(widgets).map(([widget, keys]) => [widget, new Set(keys.split(' '))]))
  const has = (set: ReadonlySet<string> | undefined, key: string) => set !== undefined && (set.has(key) || set.has(`${key}_other`))
  const ownOf = (widget: string | undefined) => (widget === undefined ? undefined : ofWidgets.get(widget))
  const whole = new Set(languageCodes.filter((code) => translated.includes(languages[code])))
  return {
    has: (key, widget) => has(all, key) || has(ownOf(widget), key),
    keys: (widget) => [...(ownOf(widget) ?? []), ...all].map(baseKey),
    keysHere: (widget) => [...(widget === undefined ? all : (ownOf(widget) ?? []))],
    values(key, widget) {
      const here = widget === undefined ? all : ownOf(widget)
      const name = [key, `${baseKey(key)}_other`, baseKey(key)].find((one) => here?.has(one))
      // every form of a plural may fill in what the form for other numbers does
      const holder = here?.has(`${baseKey(key)}_other`) ? `${baseKey(key)}_other` : name
      return name === undefined ? undefined : new Set(values[widget === undefined ? `${holder}` : `widgets/${widget}.${holder}`])
    },
    isWholeIn: (language) => whole.has(language),
  }
}

/** The key that a document names: without the ending of a plural. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}
