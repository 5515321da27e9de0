import type { Clock } from '../../platform/clock.ts'

/** After this long without an answer something counts as failed; the late answer still comes (decision 38). */
const slowAfterMs = 5_000

/** Waits for an answer, and notifies once when it takes too long. */
export async function tellWhenSlow<Answer>(clock: Clock, tooLong: () => void, ask: () => Promise<Answer>): Promise<Answer> {
  const stop = clock.after(slowAfterMs, tooLong)
  try {
    return await ask()
  } finally {
    stop()
  }
}
