import { createEffect, createStore, sample } from 'effector'
import type { Event } from 'effector'

import { inBackground } from './documents/background.ts'

const pieceMs = 8

/** Takes the steps of something long in tasks of this length and of the lowest priority, so that a key waits for one of them at most. */
export async function inPieces<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + pieceMs
    let step = steps.next()
    while (!step.done && performance.now() < until) step = steps.next()
    if (step.done) return step.value
    await inBackground()
  }
}

/** Tells what `stepsOf` gives of the newest that is asked, computed in pieces. What comes of an earlier one is left out. */
export function foundInPieces<Asked extends object, Result>(
  asked: Event<Asked>,
  stepsOf: (asked: Asked) => Generator<undefined, Result>,
): Event<Result> {
  const findFx = createEffect((one: Asked) => inPieces(stepsOf(one)))
  const $newest = createStore<Asked | null>(null, { serialize: 'ignore' }).on(asked, (_, one) => one)
  sample({ clock: asked, target: findFx })
  return sample({
    clock: findFx.done,
    source: $newest,
    filter: (newest, { params }) => newest === params,
    fn: (_, { result }) => result,
  })
}
