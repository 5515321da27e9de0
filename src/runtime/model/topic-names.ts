import { formActionsByTopic } from '../../schemas/form-actions.ts'
import { intentsByTopic } from '../../schemas/intents.ts'
import { recordActionsByTopic } from '../../schemas/record-actions.ts'
import type { SourceContract } from '../contract/source.ts'
import type { TopicNames } from './topic-loading.ts'

const files = import.meta.glob<Readonly<Record<string, SourceContract>>>('./*/contracts.ts', { eager: true })

/**
 * What a portal knows of each topic before that is loaded, by its folder: the names of what it provides and answers. The build puts the
 * values in place of this module (build/evaluated.ts), so that no page loads all contracts and schemas.
 */
export const topicNames: Readonly<Record<string, TopicNames>> = joined({
  sources: Object.fromEntries(
    Object.entries(files).map(([path, contracts]) => [path.split('/')[1] ?? '', Object.values(contracts).map(({ name }) => name)]),
  ),
  intents: Object.fromEntries(
    Object.entries(intentsByTopic).map(([topic, intents]) => [topic, intents.flatMap(({ shape }) => shape.kind.def.values)]),
  ),
  actions: recordActionsByTopic,
  formActions: formActionsByTopic,
})

function joined(lists: { [List in keyof TopicNames]: Readonly<Record<string, TopicNames[List]>> }) {
  const names: Record<string, TopicNames> = {}
  for (const [list, byTopic] of Object.entries(lists))
    for (const [topic, own] of Object.entries(byTopic)) names[topic] = { ...names[topic], [list]: own }
  return names
}
