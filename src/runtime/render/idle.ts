/** How long, in ms, content below the first screen waits for the first screen; then it is requested anyway. */
const firstScreenTimeoutMs = 2_500
/**
 * Tasks follow each other for this long, in ms, or for as long as the browser stays idle, if that is shorter; then the browser may react.
 * On a phone that is four times slower it stays a short task.
 */
const sliceMs = 4

export type IdleTasks = {
  /** The first screen waits for something; calling the returned function ends that. */
  hold: () => () => void
  /**
   * Runs a task once the first screen waits for nothing and the browser is idle; later calls run at the next idle moment. A task is one
   * small thing: tasks are spread over idle moments, in their order.
   */
  run: (task: () => void) => void
  /** Forgets the tasks that have not run. */
  stop: () => void
  /** Whether the first screen had all that it waits for, or its time was up. */
  readonly isFirstScreenDone: boolean
}

/**
 * Delays tasks until the first screen has what it needs: what a player sees first must not share its connection with the rest
 * (decision 27). `begins`: nothing runs before it, however long the first screen takes; a page that is being taken over stays as it was
 * drawn.
 */
export function createIdleTasks(begins?: Promise<void>): IdleTasks {
  const tasks: (() => void)[] = []
  let held = 0
  let isDone = false
  let isScheduled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  let isOpen = begins === undefined
  void begins?.then(() => {
    isOpen = true
    if (tasks.length > 0) startTimer()
    schedule()
  })

  function startTimer() {
    if (!isDone && timer === undefined) timer = setTimeout(() => runSome(sliceMs), firstScreenTimeoutMs)
  }
  function schedule() {
    if (!isOpen || isScheduled || tasks.length === 0 || (held > 0 && !isDone)) return
    isScheduled = true
    whenIdle(
      (idleMs) => {
        isScheduled = false
        if (held > 0 && !isDone) return // the first screen has asked for more in the meantime
        runSome(Math.min(sliceMs, idleMs))
      },
      isDone ? 100 : 500,
    )
  }
  function runSome(forMs: number) {
    isDone = true
    clearTimeout(timer)
    const until = performance.now() + forMs
    try {
      do tasks.shift()?.()
      while (tasks.length > 0 && performance.now() < until)
    } finally {
      schedule() // the rest, also after a task that failed
    }
  }
  return {
    hold() {
      held++
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        held--
        schedule()
      }
    },
    run(task) {
      tasks.push(task)
      if (isOpen) startTimer()
      schedule()
    },
    stop() {
      tasks.length = 0
      clearTimeout(timer)
    },
    get isFirstScreenDone() {
      return isDone
    },
  }
}

/** For a drawing: nothing below the first screen is ever asked for. */
export const neverIdle: IdleTasks = { hold: () => () => undefined, run: () => undefined, stop: () => undefined, isFirstScreenDone: false }

/**
 * `timeout`: how long, in ms, a busy browser may keep it waiting. `run` is told how long, in ms, the browser stays idle; after the timeout
 * it never is, and then the tasks may take a whole slice, so that those of a busy page end as well.
 */
function whenIdle(run: (idleMs: number) => void, timeout: number) {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback((deadline) => run(deadline.didTimeout ? sliceMs : deadline.timeRemaining()), { timeout })
  else setTimeout(() => run(sliceMs), timeout / 10) // Safari says nothing about it
}
