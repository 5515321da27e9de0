import type { EventCallable } from 'effector'

import type { FormAction } from '../../schemas/form-actions.ts'
import type { Source } from './source.ts'

/** What a submit of a form does. What it is given and what it answers are of the model: `Action` in model/forms/outcome.ts. */
type SubmitAction = (work: never) => Promise<{ kind: string }>

/**
 * What a folder of the model gives to a portal. `sources` are what pages may bind; `started` is called once in each portal that comes
 * to use the topic, before its first intent and its first source: there it reads what the tab or the device remembers. `formActions` are
 * what a submit of a form with such an action does.
 */
export type Topic = {
  sources: readonly Source[]
  started?: EventCallable<void>
  formActions?: Readonly<Partial<Record<FormAction, SubmitAction>>>
}

/** Declares a topic. One file `topic.ts` in each folder of `model/`; `model/topics.ts` decides when it is loaded. */
export function defineTopic(topic: Topic): Topic {
  return topic
}
