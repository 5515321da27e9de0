import type { Source } from '../contract/source.ts'

const files = import.meta.glob<Source>('./*/*.source.ts', { eager: true, import: 'source' })

/** Every source with the model that it reads. */
export const modelSources: ReadonlyMap<string, Source> = new Map(Object.values(files).map((source) => [source.name, source]))
