import type { KnownWords } from './context.ts'

/** Keys of English words, separated by spaces: by file of `locales/en`, and by widget. */
export type WordKeys = { shared: Readonly<Record<string, string>>; widgets: Readonly<Record<string, string>> }

export function knownWordsOf({ shared, widgets }: WordKeys): KnownWords {
  return knownWords(
    new Set(Object.entries(shared).flatMap(([file, keys]) => keys.split(' ').map((key) => `${file}.${key}`))),
    new Map(Object.entries(widgets).map(([widget, keys]) => [widget, new Set(keys.split(' '))])),
  )
}

/** The English words that there are: the shared ones, and those of each widget. A word with a plural counts by its base key. */
export function knownWords(shared: ReadonlySet<string>, ofWidgets: ReadonlyMap<string, ReadonlySet<string>>): KnownWords {
  const has = (set: ReadonlySet<string> | undefined, key: string) => set !== undefined && (set.has(key) || set.has(`${key}_other`))
  const ownOf = (widget: string | undefined) => (widget === undefined ? undefined : ofWidgets.get(widget))
  return {
    has: (key, widget) => has(shared, key) || has(ownOf(widget), key),
    keys: (widget) => [...(ownOf(widget) ?? []), ...shared].map(baseKey),
  }
}

/** The key that a document names: without the ending of a plural. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}
