import type { EventCallable } from 'effector'

import type { Source } from './source.ts'

/**
 * What a folder of the model gives to a portal. `sources` are what pages may bind; `started` is called once in each portal that comes
 * to use the topic, before its first intent and its first source: there it reads what the tab or the device remembers.
 */
export type Topic = { sources: readonly Source[]; started?: EventCallable<void> }

/** Declares a topic. One file `topic.ts` in each folder of `model/`; `model/topics.ts` decides when it is loaded. */
export function defineTopic(topic: Topic): Topic {
  return topic
}
