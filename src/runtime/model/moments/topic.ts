import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import { momentsIn } from '../../../rules/predicate.ts'
import { defineTopic } from '../../contract/topic.ts'
import { $documents, readyDocuments } from '../context/documents.ts'
import { $now, clockStepMs, timeCame } from '../context/environment.ts'
import { $platform, portalStopped } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'

// What may happen
/** The topic is loaded. */
const momentsStarted = createEvent()

// What we know
const momentsOf = memo(momentsIn)
/** The moments (ms since 1970) that the documents name, in any order. */
const $moments = $documents.map((documents) => readyDocuments(documents).flatMap((document) => momentsOf(document)))
const $timer = createStore<(() => void) | null>(null, { serialize: 'ignore' })

// How it changes
/** At the next moment the time is read again. Each step of the clock sets the timer anew, so that it never waits longer than one. */
const setFx = attach({
  source: combine({ platform: $platform, moments: $moments, now: $now, timer: $timer }),
  effect: ({ platform: { clock, media }, moments, now, timer }) => {
    timer?.()
    const come = scopeBind(timeCame, { safe: true })
    const wait = Math.min(...moments.filter((moment) => moment > now)) - clock.now()
    const isStarted = now > 0
    return !isStarted || wait > clockStepMs || media.hidden() ? null : clock.after(Math.max(wait, 0), () => come(clock.now()))
  },
})
const stopFx = attach({ source: $timer, effect: (timer) => timer?.() })

$timer.on(setFx.doneData, (_, timer) => timer)
sample({ clock: [momentsStarted, $moments.updates, $now.updates], fn: () => undefined, target: setFx })
sample({ clock: portalStopped, target: stopFx })

export const topic = defineTopic({ sources: [], started: momentsStarted })
