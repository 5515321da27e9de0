import type { WidgetDocs } from '../../../../src/runtime/contract/docs.ts'

// each of its own contract
const files = import.meta.glob<WidgetDocs<any>>('../../../../src/widgets/*/docs.ts', { eager: true, import: 'docs' })

/** The documentation of every widget for operators, by widget type. Import it only where the first load does not reach. */
export const widgetDocs: ReadonlyMap<string, WidgetDocs> = new Map(
  Object.entries(files).map(([path, docs]) => [path.split('/').at(-2) ?? '', docs]),
)
