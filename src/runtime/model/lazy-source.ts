import { attach, combine, createEvent, createStore, merge, sample } from 'effector'

import type { SourceReader, SourceState } from '../contract/source.ts'
import { loading } from './requests/resource.ts'
import { failureOfFile } from '../platform/needed.ts'
import { $arrivedTopics, loadTopicFx } from './topic-loading.ts'

type Units = Required<Pick<SourceReader, 'from' | 'wanted' | 'retried'>> & { connect: (source: SourceReader) => void }

/**
 * Stands in for a source whose topic is not loaded. It loads the topic when a drawn node wants the source: loading until it is here,
 * failed when it cannot be downloaded, which a retry tries again, then the state of the source itself. `connect` joins it to the source,
 * once for all portals: effector's units are shared, and their values are separate in each portal. Its units are made when a node first
 * reads it, because a portal knows thirty such sources and a page draws few of them.
 */
export function lazySource(name: string, topic: string): { reader: SourceReader; connect: (source: SourceReader) => void } {
  const made: { units?: Units; source?: SourceReader } = {}
  function units(): Units {
    if (!made.units) {
      made.units = makeUnits(name, topic)
      if (made.source) made.units.connect(made.source)
    }
    return made.units
  }
  return {
    reader: {
      name,
      get from() {
        return units().from
      },
      get wanted() {
        return units().wanted
      },
      get retried() {
        return units().retried
      },
      select: ({ isHere, answer, failed }, args) => (isHere && answer ? answer.source.select(answer.known, args) : (failed ?? loading)),
    },
    connect(source) {
      made.source = source
      made.units?.connect(source)
    },
  }
}

function makeUnits(name: string, topic: string): Units {
  type Request = { args: unknown; again: boolean }

  // What may happen
  const wanted = createEvent<unknown>()
  const retried = createEvent<unknown>()
  const changed = createEvent<{ source: SourceReader; known: unknown }>()

  // What we know
  const $answer = createStore<{ source: SourceReader; known: unknown } | null>(null, { serialize: 'ignore' }).on(
    changed,
    (_, answer) => answer,
  )
  const $failed = createStore<SourceState<never> | null>(null)
  const $isHere = $arrivedTopics.map((topics) => topics[topic]?.sources.some((source) => source.name === name) ?? false)

  // How it changes
  const requestFx = attach({ effect: loadTopicFx, mapParams: (_: Request) => topic })
  const againFx = attach({ effect: loadTopicFx, mapParams: (_: Request) => ({ name: topic, why: 'asked' as const }) })
  sample({ clock: wanted, fn: (args) => ({ args, again: false }), target: requestFx, batch: false })
  sample({ clock: retried, fn: (args) => ({ args, again: true }), target: againFx, batch: false })
  $failed
    .on([requestFx.failData, againFx.failData], (_, error) => ({ status: 'failed', failure: failureOfFile(error) }))
    .reset([requestFx, againFx, requestFx.done, againFx.done])

  return {
    wanted,
    retried,
    from: combine({ isHere: $isHere, answer: $answer, failed: $failed }),
    connect(source) {
      const requested = merge([requestFx.done, againFx.done]).map(({ params }) => params)
      const retry = source.retried ?? source.wanted
      sample({ clock: [requested, source.from], source: source.from, fn: (known) => ({ source, known }), target: changed })
      if (source.wanted) sample({ clock: requested, filter: ({ again }) => !again, fn: ({ args }) => args, target: source.wanted })
      if (retry) sample({ clock: requested, filter: ({ again }) => again, fn: ({ args }) => args, target: retry })
    },
  }
}
