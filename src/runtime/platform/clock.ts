/**
 * Time and timers. `after` and `every` take ms and return what stops them. `running`: in a page that the server has drawn, `now` stands
 * still until this resolves.
 */
export type Clock = {
  running?: Promise<void>
  now: () => number // ms since 1970
  after: (ms: number, run: () => void) => () => void
  every: (ms: number, run: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
