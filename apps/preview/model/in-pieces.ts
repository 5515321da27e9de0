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
