import type { WidgetDocs } from '../../src/runtime/contract/docs.ts'

const docs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' }) // each of its own contract

/** What each widget is, by type, for a search. The build puts the values in place of this module (build/evaluated.ts). */
export const widgetDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(docs).map(([path, { description }]) => [path.split('/').at(-2) ?? '', description]),
)
