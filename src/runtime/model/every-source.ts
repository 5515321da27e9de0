import './site/start.ts' // what happens at the start, before any source is wanted
import type { Source, Sources } from '../contract/source.ts'

const files = import.meta.glob<Source>('./*/*.source.ts', { eager: true, import: 'source', query: '?full' })

/** Every source itself, with all its model and all it declares: for whoever checks documents. A portal that draws takes `sources`. */
export const everySource: Sources = new Map(Object.values(files).map((source) => [source.name, source]))
