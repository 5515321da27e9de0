/** Takes all steps, one after the other. */
export function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
