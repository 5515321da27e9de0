import type { HasWord } from './context.ts'

/** Keys of English words, separated by spaces: by file of `locales/en`, and by widget. */
export type WordKeys = { shared: Readonly<Record<string, string>>; widgets: Readonly<Record<string, string>> }

/** Whether there is an English word: among the shared ones, or those of a widget. A word with a plural counts by its base key. */
export function hasWordAmong({ shared, widgets }: WordKeys): HasWord {
  const words = new Set(Object.entries(shared).flatMap(([file, keys]) => keys.split(' ').map((key) => `${file}.${key}`)))
  const own = new Map(Object.entries(widgets).map(([widget, keys]) => [widget, new Set(keys.split(' '))]))
  const has = (set: ReadonlySet<string> | undefined, key: string) => set !== undefined && (set.has(key) || set.has(`${key}_other`))
  return (key, widget) => has(words, key) || (widget !== undefined && has(own.get(widget), key))
}
