type Scheduler = { yield?: () => Promise<void> }

/** Waits until what is due, such as a touch or a drawing, has had its turn: for work that is done in slices. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler } // not every browser has it
  return scheduler?.yield ? scheduler.yield() : new Promise((done) => setTimeout(done))
}
