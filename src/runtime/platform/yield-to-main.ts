type Scheduler = { yield?: () => Promise<void> }

/** Lets the browser react to a touch or paint before the work continues: for long work in slices. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler } // not every browser has it
  return scheduler?.yield ? scheduler.yield() : new Promise((done) => setTimeout(done))
}

/**
 * A pause while a page's modules are evaluated: a module that awaits it ends the browser's task, and those that import it go on in the
 * next one (decision 240). Elsewhere there is nobody to wait for.
 */
export function modulePause(): Promise<void> | undefined {
  return typeof document === 'undefined' ? undefined : yieldToMain()
}
