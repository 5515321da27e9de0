/** How long, in ms, content below the first screen waits for the first screen; then it is requested anyway. */
const firstScreenTimeoutMs = 2_500

export type IdleTasks = {
  /** The first screen waits for something; calling the returned function ends that. */
  hold: () => () => void
  /** Runs a task once the first screen waits for nothing and the browser is idle; later calls run at the next idle moment. */
  run: (task: () => void) => void
  /** Whether the first screen had all that it waits for, or its time was up. */
  readonly isFirstScreenDone: boolean
}

/**
 * Delays tasks until the first screen has what it needs: what a player sees first must not share its connection with the rest
 * (decision 27).
 */
export function createIdleTasks(): IdleTasks {
  const tasks: (() => void)[] = []
  let held = 0
  let isDone = false
  let isScheduled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    isScheduled = false
    isDone = true
    clearTimeout(timer)
    for (const task of tasks.splice(0)) task()
  }
  function schedule() {
    if (isScheduled || tasks.length === 0 || (held > 0 && !isDone)) return
    isScheduled = true
    whenIdle(() => {
      if (held > 0 && !isDone) isScheduled = false // the first screen has asked for more in the meantime
      else flush()
    })
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
      if (!isDone && timer === undefined) timer = setTimeout(flush, firstScreenTimeoutMs)
      schedule()
    },
    get isFirstScreenDone() {
      return isDone
    },
  }
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 50)
}
