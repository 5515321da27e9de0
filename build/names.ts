import { valuesOf } from '../src/authoring/check/strings.ts'
import type { WordKeys } from '../src/authoring/check/word-keys.ts'
import type { WidgetStrings } from '../src/runtime/contract/widget.ts'

const english = import.meta.glob<Readonly<Record<string, string>>>(['../locales/en/*.json', '!../locales/en/server.json'], {
  eager: true,
  import: 'default',
})
const strings = import.meta.glob<WidgetStrings>('../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
const icons = import.meta.glob<object>('../src/runtime/ui/pictures/icon-names.ts', { eager: true, import: 'icons' })

const named = (path: string, at: number) => (path.split('/').at(at) ?? '').replace(/\.json$/, '')
const by = <Value>(files: Readonly<Record<string, Value>>, at: number) =>
  Object.fromEntries(Object.entries(files).map(([path, entries]) => [named(path, at), entries]))

type Texts = Readonly<Record<string, string>>

/** What of words a check has to know; `shared` are those of `locales/en` by file, `widgets` those of widgets by type. */
function wordKeysOf(shared: Readonly<Record<string, Texts>>, widgets: Readonly<Record<string, Texts>>): Omit<WordKeys, 'translated'> {
  const keysOf = (texts: Readonly<Record<string, Texts>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, entries]) => [name, Object.keys(entries).join(' ')]))
  const values = [
    ...Object.entries(shared),
    ...Object.entries(widgets).map(([type, entries]) => [`widgets/${type}`, entries] as const),
  ].flatMap(([file, entries]) =>
    Object.entries(entries).flatMap(([key, text]): [string, readonly string[]][] => {
      const names = [...valuesOf(text)]
      return names.length > 0 ? [[`${file}.${key}`, names]] : []
    }),
  )
  return { shared: keysOf(shared), widgets: keysOf(widgets), values: Object.fromEntries(values) }
}

/** What a check has to know of all English words that a document may name. */
export const wordKeys = wordKeysOf(by(english, -1), by(strings, -2))

/** The names of all icons. */
export const iconNames = Object.values(icons).flatMap((drawings) => Object.keys(drawings))
