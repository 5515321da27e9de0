import type { Source, Sources } from '../contract/source.ts'

const files = import.meta.glob<Source>('./*/*.source.ts', { eager: true, import: 'source' })

/** Every source with its model, its arguments and its value: for whoever checks documents. A portal takes those of topics.ts. */
export const allSources: Sources = new Map(Object.values(files).map((source) => [source.name, source]))
