type Scheduler = { postTask?: (run: () => void, options: { priority: 'background' }) => Promise<void> }

const mostMs = 150 // a browser that is never idle

/**
 * Resolves in a task of its own once keys, painting and messages have had their turn: for what only describes an edit that is already on
 * the screen. Each caller gets a task of its own, so that a key waits for one of them at most.
 */
export function inBackground(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler } // not every browser has it
  return new Promise((resolve) => {
    void scheduler?.postTask?.(resolve, { priority: 'background' })
    setTimeout(resolve, scheduler?.postTask ? mostMs : 0)
  })
}
