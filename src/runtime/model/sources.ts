import './site/start.ts' // what happens at the start, before any source is wanted
import { laterSources } from './later-sources.ts'
import type { Source, Sources } from '../contract/source.ts'

/** Every source by its name: those of the first load, and stand-ins for the others. */
export const sources: Sources = new Map([
  ...Object.values(
    import.meta.glob<Source>(
      [
        './{menu,wallet,categories,favourites}/*.source.ts',
        './announcements/{banners-by-group,notices-marquee}.source.ts',
        './{site/brand,session/session}.source.ts',
        './games/{games-by-category,games-hot,games-local,games-recent,winners}.source.ts',
      ],
      { eager: true, import: 'source' },
    ),
  ).map((source): [string, Source] => [source.name, source]),
  ...laterSources,
])
