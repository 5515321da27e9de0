// What the command line brings with it wherever it runs: widgets, sources, icons and English words of this installation.
import { basename, dirname } from 'node:path'

import { vocabulary as ofServer } from '../../apps/server/layouts/contracts.ts'
import { icons } from '../../src/runtime/ui/pictures/icon-names.ts'
import { documented } from '../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetDocs } from '../../src/runtime/contract/docs.ts'
import { collectSourceDocs } from '../../src/runtime/contract/source-docs.ts'
import type { SourceDocs } from '../../src/runtime/contract/source-docs.ts'
import type { WidgetStrings } from '../../src/runtime/contract/widget.ts'

const widgetStrings = import.meta.glob<WidgetStrings>('../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
// each of its own contract
const widgetDocs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' })
const topicDocs = import.meta.glob<Readonly<Record<string, SourceDocs>>>('../../src/runtime/model/*/docs.ts', {
  eager: true,
  import: 'docs',
})
const english = import.meta.glob<Readonly<Record<string, string>>>(['../../locales/en/*.json', '!../../locales/en/server.json'], {
  eager: true,
  import: 'default',
})

export const { registry, sources } = ofServer
/** The docs of each source for authors, by its name. */
export const sourceDocs = collectSourceDocs(Object.values(topicDocs))
/** Every contract with its docs for operators, by widget. */
export const contracts: ReadonlyMap<string, DocumentedContract> = new Map(
  [...registry.values()].flatMap(({ contract }) => {
    const docs = widgetDocs[`../../src/widgets/${contract.type}/docs.ts`]
    return docs ? [[contract.type, documented(contract, docs)]] : []
  }),
)
export const iconNames: ReadonlySet<string> = new Set(Object.keys(icons))

const serverEnglish = import.meta.glob<Readonly<Record<string, string>>>('../../locales/en/server.json', { eager: true, import: 'default' })
/** All English words of the portal by file of `locales/en`, those of a widget under `widgets/<type>`. */
export const englishWords: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries([
  ...Object.entries({ ...english, ...serverEnglish }).map(([path, entries]) => [basename(path, '.json'), entries]),
  ...Object.entries(widgetStrings).map(([path, strings]) => [`widgets/${basename(dirname(path))}`, strings]),
])

/** Keys of `locales/en` that a document may name, each as `file.key`. */
export const sharedWords: ReadonlySet<string> = new Set(
  Object.entries(english).flatMap(([path, entries]) => Object.keys(entries).map((key) => `${basename(path, '.json')}.${key}`)),
)
/** Keys of each widget's own English words. */
export const wordsOfWidgets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(widgetStrings).map(([path, strings]) => [basename(dirname(path)), new Set(Object.keys(strings))]),
)

/** What documents are checked against, apart from each other. */
export const vocabulary = { ...ofServer, icons: iconNames }
