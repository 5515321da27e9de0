import type { WidgetStrings } from '../src/runtime/contract/widget.ts'

const english = import.meta.glob<Readonly<Record<string, string>>>(['../locales/en/*.json', '!../locales/en/server.json'], {
  eager: true,
  import: 'default',
})
const strings = import.meta.glob<WidgetStrings>('../src/widgets/*/strings.ts', { eager: true, import: 'strings' })

const icons = import.meta.glob<object>('../src/runtime/ui/pictures/icon-names.ts', { eager: true, import: 'icons' })

const keysOf = (entries: object) => Object.keys(entries).join(' ')
const named = (path: string, at: number) => (path.split('/').at(at) ?? '').replace(/\.json$/, '')

/** The keys of all English words that a document may name, separated by spaces: by file of `locales/en`, and by widget. */
export const wordKeys = {
  shared: Object.fromEntries(Object.entries(english).map(([path, entries]) => [named(path, -1), keysOf(entries)])),
  widgets: Object.fromEntries(Object.entries(strings).map(([path, entries]) => [named(path, -2), keysOf(entries)])),
}

/** The names of all icons. */
export const iconNames = Object.values(icons).flatMap((drawings) => Object.keys(drawings))
