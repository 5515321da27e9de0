import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Failure } from '../../schemas/failure.ts'
import type { FormAction } from '../../schemas/form-actions.ts'
import type { IntentKind } from '../../schemas/intents.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import type { Topic } from '../contract/topic.ts'
import { failureOfFile, needed } from '../platform/needed.ts'
import { portalStarted } from './lifecycle.ts'

/** The names of what a topic provides and answers. */
export type TopicNames = {
  sources?: readonly string[]
  intents?: readonly IntentKind[]
  /** Actions on records: an `act` goes to the topic of its action. */
  actions?: readonly RecordAction[]
  formActions?: readonly FormAction[]
}

/**
 * A topic of a portal: a line of the table in topics.ts, with its names. `first`: the topic comes with the page. `idle`: it is loaded when
 * the first screen has been drawn; `session`: also then, but only once somebody is logged in. `needed`: an intent or a source of it is
 * asked for, or a form is drawn whose action it answers.
 */
export type TopicEntry = TopicNames & { name: string } & (
    | { starts: 'first'; topic: Topic }
    | { starts: 'idle' | 'session' | 'needed'; load: () => Promise<{ topic: Topic }> }
  )

// What may happen
/** A topic is in this portal from now on. */
export const topicArrived = createEvent<{ name: string; topic: Topic }>()
const loadBegan = createEvent<{ name: string; load: Promise<Topic> }>()
/** The topic could not be downloaded. */
export const topicMissed = createEvent<{ name: string; failure: Failure }>()

// What we know, of one portal
/** The topics that this portal may load; a portal without any answers intents with what its modules have imported. */
export const $topics = createStore<readonly TopicEntry[]>([], { serialize: 'ignore' })
/** The topics that have been loaded here, by name. */
export const $arrivedTopics = createStore<Readonly<Record<string, Topic>>>({}, { serialize: 'ignore' })
/** Why topics are not here that could not be downloaded. */
export const $missedTopics = createStore<Readonly<Record<string, Failure>>>({}).on(topicMissed, (missed, { name, failure }) => ({
  ...missed,
  [name]: failure,
}))
const $loads = createStore<Readonly<Record<string, Promise<Topic>>>>({}, { serialize: 'ignore' })

/** Who waits for it; by default somebody does (platform/needed.ts). */
type Why = Parameters<typeof needed>[1]

// How it changes: each topic is downloaded and started once in a portal; a download that failed may be tried again
export const loadTopicFx = attach({
  source: { topics: $topics, loads: $loads },
  effect({ topics, loads }, asked: string | { name: string; why: Why }): Promise<Topic> {
    const { name, why } = typeof asked === 'string' ? { name: asked, why: 'needed' as const } : asked
    const begun = loads[name]
    if (begun) return begun
    const [arrive, miss] = [scopeBind(topicArrived, { safe: true }), scopeBind(topicMissed, { safe: true })]
    const load = needed(() => download(topics, name), why).then(
      (topic) => {
        arrive({ name, topic })
        return topic
      },
      (error: unknown) => {
        miss({ name, failure: failureOfFile(error) })
        throw error
      },
    )
    loadBegan({ name, load })
    return load
  },
})
const startFx = createEffect((topics: readonly Topic[]) => {
  for (const topic of topics) topic.started?.()
})
$loads
  .on(loadBegan, (loads, { name, load }) => ({ ...loads, [name]: load }))
  .on(topicMissed, (loads, { name }) => Object.fromEntries(Object.entries(loads).filter(([each]) => each !== name)))
$arrivedTopics.on(topicArrived, (arrived, { name, topic }) => ({ ...arrived, [name]: topic }))
sample({ clock: topicArrived, fn: ({ topic }) => [topic], target: startFx })

sample({
  clock: portalStarted,
  source: $topics,
  fn: (topics) => topics.flatMap((entry) => (entry.starts === 'first' ? [entry.topic] : [])),
  target: startFx,
})

/** Loads several for later: nobody waits for them. */
export const loadTopicsFx = createEffect((names: readonly string[]) =>
  Promise.allSettled(names.map((name) => loadTopicFx({ name, why: 'idle' }))),
)

async function download(topics: readonly TopicEntry[], name: string): Promise<Topic> {
  const entry = topics.find((each) => each.name === name)
  if (!entry) throw new Error(`topics.ts has no "${name}"`)
  return entry.starts === 'first' ? entry.topic : (await entry.load()).topic
}
