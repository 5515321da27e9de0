/** The first screen gets this long, in ms, before what lies below it is asked for all the same. */
const patience = 2_500

export type Rest = {
  /** Something of the first screen is under way; the answer ends it. */
  hold: () => () => void
  /** Runs when nothing of the first screen is under way and the browser is idle; later calls run at the next idle moment. */
  run: (task: () => void) => void
  readonly reached: boolean
}

/** Tells when a portal is first at rest: what a player sees first must not share its line with what lies below the fold. */
export function createRest(): Rest {
  const tasks: (() => void)[] = []
  let held = 0
  let reached = false
  let waiting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    waiting = false
    reached = true
    clearTimeout(timer)
    for (const task of tasks.splice(0)) task()
  }
  function settle() {
    if (waiting || tasks.length === 0 || (held > 0 && !reached)) return
    waiting = true
    whenIdle(() => {
      if (held > 0 && !reached) {
        waiting = false // the first screen asked for more in the meantime
        return
      }
      flush()
    })
  }
  return {
    hold() {
      held++
      let over = false
      return () => {
        if (over) return
        over = true
        held--
        settle()
      }
    },
    run(task) {
      tasks.push(task)
      if (!reached && timer === undefined) timer = setTimeout(flush, patience)
      settle()
    },
    get reached() {
      return reached
    },
  }
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 50)
}
