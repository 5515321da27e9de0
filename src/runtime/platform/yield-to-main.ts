type Scheduler = { yield?: () => Promise<void> }

/** Lets the browser react to a touch or paint before the work continues: for long work in slices. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler } // not every browser has it
  return scheduler?.yield ? scheduler.yield() : new Promise((done) => setTimeout(done))
}
