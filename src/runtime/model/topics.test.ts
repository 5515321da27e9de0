import { expect, test } from 'vitest'

import type { Source } from '../contract/source.ts'
import type { Topic } from '../contract/topic.ts'
import { topicNames } from './topic-names.ts'
import { table, topics } from './topics.ts'

const topicFiles = import.meta.glob<Topic>('./*/topic.ts', { eager: true, import: 'topic' })
const sourceFiles = import.meta.glob<Readonly<Record<string, Source>>>('./*/sources.ts', { eager: true })
const texts = import.meta.glob<string>(['./*/*.ts', '!./*/*.test.ts'], { eager: true, query: '?raw', import: 'default' })
const folderOf = (path: string) => path.split('/').at(-2) ?? ''

/** Folders that are no topics: what every topic stands on, how topics ask the gateway, and how they move money. */
const shared = ['context', 'requests', 'money-calls']
/** A name is passed on, or made of parts: contracts/agent-contracts.ts hears its three answers in one place. */
const composed = ['accept-contract', 'reject-contract', 'terminate-contract']

test('every folder of the model is a topic with a line in the table', () => {
  const folders = [...new Set(Object.keys(texts).map(folderOf))].filter((folder) => !shared.includes(folder)).toSorted()
  expect(Object.keys(topicFiles).map(folderOf).toSorted()).toEqual(folders)
  expect(table.map(({ name }) => name)).toEqual(folders)
})

test('a source belongs to the topic of its folder, and to no other', () => {
  for (const [path, sources] of Object.entries(sourceFiles))
    for (const source of Object.values(sources)) {
      const owners = Object.entries(topicFiles).filter(([, topic]) => topic.sources.includes(source))
      expect(owners.map(([owner]) => folderOf(owner))).toEqual([folderOf(path)])
    }
})

test('a line loads the topic of its name, which provides the sources of its folder', async () => {
  for (const entry of table) {
    const topic = entry.starts === 'first' ? entry.topic : (await entry.load()).topic
    expect(topic).toBe(topicFiles[`./${entry.name}/topic.ts`])
    expect((topicNames[entry.name]?.sources ?? []).toSorted()).toEqual(topic.sources.map(({ name }) => name).toSorted())
  }
})

test('what the schemas list under a topic is heard in its folder, and the folder is a topic', () => {
  const unheard = Object.entries(topicNames).flatMap(([topic, { intents = [], actions = [], formActions = [] }]) => {
    const own = Object.entries(texts).flatMap(([path, text]) => ([topic, 'context'].includes(folderOf(path)) ? [text] : []))
    return [...intents, ...actions, ...formActions]
      .filter((name) => !composed.includes(name) && !own.some((text) => text.includes(`'${name}'`) || text.includes(`${name}:`)))
      .map((name) => `${topic}: ${name}`)
  })
  expect(unheard).toEqual([])
  for (const list of ['intents', 'actions', 'formActions'] as const) {
    const names = Object.values(topicNames).flatMap((topic): readonly string[] => topic[list] ?? [])
    expect(names).toHaveLength(new Set(names).size)
  }
  expect(Object.keys(topicNames).filter((topic) => !table.some(({ name }) => name === topic))).toEqual([])
})

test('a topic provides the actions of forms that the schemas list under it', async () => {
  for (const entry of topics.entries) {
    const topic = entry.starts === 'first' ? entry.topic : (await entry.load()).topic
    expect({ name: entry.name, actions: Object.keys(topic.formActions ?? {}).toSorted() }).toEqual({
      name: entry.name,
      actions: (entry.formActions ?? []).toSorted(),
    })
  }
})
