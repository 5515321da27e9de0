import type { FormAction } from '../../../schemas/form-actions.ts'
import type { Topic } from '../../contract/topic.ts'
import type { TopicEntry } from '../topic-loading.ts'
import type { Action } from './outcome.ts'

/** The topic that answers an action, by its line in the table. */
export function answeringTopic(topics: readonly TopicEntry[], action: FormAction | null): string | undefined {
  return topics.find((entry) => action !== null && entry.formActions?.includes(action))?.name
}

/** What a submit with this action does, by the topics that are loaded. */
export function submitActionOf(arrived: Readonly<Record<string, Topic>>, action: FormAction): Action | undefined {
  const answer = Object.values(arrived).find(({ formActions }) => formActions && Object.hasOwn(formActions, action))
  return answer?.formActions?.[action] as Action | undefined // the contract of a topic does not know what is of the model
}
