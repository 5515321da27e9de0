import type { Source } from '../contract/source.ts'

const files = import.meta.glob<Readonly<Record<string, Source>>>('./*/sources.ts', { eager: true })

/** Every source with the model that it reads. */
export const modelSources: ReadonlyMap<string, Source> = new Map(
  Object.values(files).flatMap((sources) => Object.values(sources).map((source) => [source.name, source] as const)),
)
