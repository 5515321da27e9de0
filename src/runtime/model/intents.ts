import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { Event } from 'effector'

import type { Failure } from '../../schemas/failure.ts'
import type { Intent, IntentKind } from '../../schemas/intents.ts'
import { errorReported, fileMissed } from './lifecycle.ts'
import { $arrivedTopics, $topics, loadTopicFx, topicArrived, topicMissed } from './topic-loading.ts'
import type { TopicEntry } from './topic-loading.ts'

/** An intent with the page and the node that it comes from; one without `from` comes from no node. */
export type SentIntent<OneIntent extends Intent = Intent> = { intent: OneIntent; from?: { page: string; node: string } | undefined }
type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>

type WaitingIntent = { sent: SentIntent; topic: string }

// What may happen
/**
 * The one entrance for intents: views, the preview and the model itself send here. An intent whose topic is not loaded waits for it, and
 * those behind it for the same topic keep their order. One whose topic cannot be downloaded is reported and dropped.
 */
export const send = createEvent<SentIntent>()
/** An intent whose topic is loaded. Topics receive it by `intentOf`; nothing but `send` raises it. */
const received = createEvent<SentIntent>()

// What we know: the intents that wait for their topics, oldest first
const $waiting = createStore<readonly WaitingIntent[]>([])
const $known = combine({ topics: $topics, arrived: $arrivedTopics, waiting: $waiting })

// How it changes. `batch: false` everywhere: two intents of one moment are two intents
const routed = sample({
  clock: send,
  source: $known,
  fn: ({ topics, arrived, waiting }, sent) => {
    const topic = lazyTopicOf(topics, sent.intent)
    const waits = topic !== undefined && (!Object.hasOwn(arrived, topic) || waiting.some((other) => other.topic === topic))
    return { sent, topic: waits ? topic : null }
  },
  batch: false,
})
sample({ clock: routed, filter: ({ topic }) => topic === null, fn: ({ sent }) => sent, target: received, batch: false })
const held = sample({
  clock: routed,
  filter: ({ topic }) => topic !== null,
  fn: ({ sent, topic }): WaitingIntent => ({ sent, topic: topic ?? '' }),
  batch: false,
})
$waiting.on(held, (waiting, intent) => [...waiting, intent])
sample({ clock: held, fn: ({ topic }) => topic, target: loadTopicFx, batch: false })

// Each intent is delivered after all effects of the one before have finished, once its topic has started
const handOverFx = createEffect(async (intents: readonly WaitingIntent[]) => {
  const handOver = scopeBind(received, { safe: true })
  await Promise.resolve() // what is called after a pause runs to its end before the next call
  for (const { sent } of intents) handOver(sent)
})
/** Nothing answers these intents, because their topic could not be downloaded. */
const dropFx = createEffect(async ({ intents, failure }: { intents: readonly WaitingIntent[]; failure: Failure }) => {
  const [report, tell] = [scopeBind(errorReported, { safe: true }), scopeBind(fileMissed, { safe: true })]
  await Promise.resolve()
  for (const { sent } of intents) {
    const name = sent.intent.kind === 'act' ? sent.intent.action : sent.intent.kind
    report({ code: 'model/part-missing', page: '', node: '', message: `What answers "${name}" could not be downloaded.` })
    tell(failure)
  }
})
sample({
  clock: [topicArrived, handOverFx.done],
  source: { known: $known, busy: handOverFx.pending },
  filter: ({ known, busy }) => !busy && readyOf(known).length > 0,
  fn: ({ known }) => readyOf(known),
  target: handOverFx,
})
sample({
  clock: topicMissed,
  source: $waiting,
  fn: (waiting, { name, failure }) => ({ intents: waiting.filter(({ topic }) => topic === name), failure }),
  target: dropFx,
})
const without = (waiting: readonly WaitingIntent[], gone: readonly WaitingIntent[]) => waiting.filter((intent) => !gone.includes(intent))
$waiting
  .on(handOverFx.done, (waiting, { params }) => without(waiting, params))
  .on(dropFx, (waiting, { intents }) => without(waiting, intents))

/** The intents of one kind. */
export function intentOf<Kind extends IntentKind>(kind: Kind): Event<IntentOf<Kind>> {
  return received.filterMap(({ intent }) => (intent.kind === kind ? (intent as IntentOf<Kind>) : undefined)) // the kind is checked
}

/** The intents of one kind, each with where it comes from. */
export function sentIntentOf<Kind extends IntentKind>(kind: Kind): Event<SentIntent<IntentOf<Kind>>> {
  return received.filterMap((sent) => (sent.intent.kind === kind ? (sent as SentIntent<IntentOf<Kind>>) : undefined)) // it is checked
}

/** The waiting intents whose topics are loaded. */
function readyOf({ waiting, arrived }: { waiting: readonly WaitingIntent[]; arrived: Readonly<Record<string, unknown>> }) {
  return waiting.filter(({ topic }) => Object.hasOwn(arrived, topic))
}

/** The topic that answers an intent, an act by its action, if it does not come with the page. */
function lazyTopicOf(topics: readonly TopicEntry[], intent: Intent): string | undefined {
  const answers = ({ intents, actions }: TopicEntry) =>
    intent.kind === 'act' ? actions?.includes(intent.action) : intents?.includes(intent.kind)
  return topics.find((entry) => entry.starts !== 'first' && answers(entry))?.name
}
