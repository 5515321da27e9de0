import './start.ts' // what happens at the start, before any source is wanted
import { laterSources } from './later-sources.ts'
import type { Source, Sources } from '../contract/source.ts'

/** Every source by its name: the files of `sources/`, found by a glob, and stand-ins for those of `later/sources/`. */
export const sources: Sources = new Map([
  ...Object.values(import.meta.glob<Source>('./sources/*.ts', { eager: true, import: 'source' })).map((source): [string, Source] => [
    source.name,
    source,
  ]),
  ...laterSources,
])
