import type { SourceReader, SourceReaders } from '../contract/source.ts'
import { lazySource } from './lazy-source.ts'
import { offeredSource } from './offered-source.ts'
import type { TopicEntry, TopicNames } from './topic-loading.ts'

/** The topics as a portal takes them (`$topics`), and every source by its name: those of the first load, and stand-ins for the others. */
export type Topics = { entries: readonly TopicEntry[]; sources: SourceReaders }

/** `names`: those of what each topic provides and answers, by the topic. */
export function createTopics(table: readonly TopicEntry[], names: Readonly<Record<string, TopicNames>>): Topics {
  const sources = new Map<string, SourceReader>()
  const entries = table.map((line): TopicEntry => {
    const entry = { ...names[line.name], ...line }
    if (entry.starts === 'first') {
      for (const source of entry.topic.sources) sources.set(source.name, offeredSource(source))
      return entry
    }
    const lazy = new Map((entry.sources ?? []).map((name) => [name, lazySource(name, entry.name)]))
    for (const [name, { reader }] of lazy) sources.set(name, reader)
    return {
      ...entry,
      async load() {
        const loaded = await entry.load()
        for (const source of loaded.topic.sources) {
          lazy.get(source.name)?.connect(offeredSource(source))
          lazy.delete(source.name) // joined
        }
        return loaded
      },
    }
  })
  return { entries, sources }
}
