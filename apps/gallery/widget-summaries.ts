import type { WidgetCategory, WidgetDocs, WidgetIcon } from '../../src/runtime/contract/docs.ts'

const docs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' }) // each of its own contract

/** What the list of all widgets says of one: its type, title, category and icon. */
export type WidgetSummary = readonly [type: string, title: string, category: WidgetCategory, icon: WidgetIcon]

/** Every widget, by its folder. The build puts the values in place of this module (build/evaluated.ts), so that no page loads all docs. */
export const widgetSummaries: readonly WidgetSummary[] = Object.entries(docs).map(([path, { title, category, icon }]) => [
  path.split('/').at(-2) ?? '',
  title,
  category,
  icon,
])
