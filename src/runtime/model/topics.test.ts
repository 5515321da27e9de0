import { expect, test } from 'vitest'

import { formActions } from '../../schemas/form-actions.ts'
import { Intent } from '../../schemas/intents.ts'
import { recordActions } from '../../schemas/record-actions.ts'
import type { Source } from '../contract/source.ts'
import type { Topic } from '../contract/topic.ts'
import { sourceNames } from './source-names.ts'
import { table } from './topics.ts'

const topicFiles = import.meta.glob<Topic>('./*/topic.ts', { eager: true, import: 'topic' })
const sourceFiles = import.meta.glob<Readonly<Record<string, Source>>>('./*/sources.ts', { eager: true })
const modelFiles = Object.keys(import.meta.glob('./*/*.ts'))
const folderOf = (path: string) => path.split('/').at(-2) ?? ''

/** Folders that are no topics: what every topic stands on, how topics ask the gateway, and how they move money. */
const shared = ['context', 'requests', 'money-calls']
/** The node that sends it answers it (render/nodes.ts). */
const answeredByNodes = ['retry']
/** The topic of its action answers it. */
const answeredByAction = ['act']

test('every folder of the model is a topic with a line in the table', () => {
  const folders = [...new Set(modelFiles.map(folderOf))].filter((folder) => !shared.includes(folder)).toSorted()
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
    expect((sourceNames[entry.name] ?? []).toSorted()).toEqual(topic.sources.map(({ name }) => name).toSorted())
  }
})

test('every kind of intent is answered by exactly one topic', () => {
  const kinds = Intent.def.options.map(({ shape }) => shape.kind.def.values[0])
  const answered = [...table.flatMap(({ intents = [] }) => intents), ...answeredByNodes, ...answeredByAction]
  expect(answered.map(String).toSorted()).toEqual(kinds.map(String).toSorted())
})

test('every action on records is answered by exactly one topic', () => {
  const answered = table.flatMap(({ actions = [] }) => actions)
  expect(answered.map(String).toSorted()).toEqual(recordActions.toSorted())
})

test('every action of a form is answered by exactly one topic', () => {
  const answered = table.flatMap((entry) => (entry.starts === 'first' ? [] : (entry.formActions ?? [])))
  expect(answered.toSorted()).toEqual([...formActions].toSorted())
})

test('a line names the actions of forms that its topic provides', async () => {
  for (const entry of table) {
    const topic = entry.starts === 'first' ? entry.topic : (await entry.load()).topic
    const named = entry.starts === 'first' ? [] : (entry.formActions ?? [])
    expect({ name: entry.name, actions: Object.keys(topic.formActions ?? {}).toSorted() }).toEqual({
      name: entry.name,
      actions: named.toSorted(),
    })
  }
})
