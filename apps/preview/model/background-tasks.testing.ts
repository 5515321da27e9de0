import { vi } from 'vitest'

/** A browser with tasks of the lowest priority: they wait until the test runs them, one by one. Undone by `vi.unstubAllGlobals`. */
export function backgroundTasks(): { waiting: () => number; runNext: () => void } {
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', { postTask: async (run: () => void) => void tasks.push(run) })
  return { waiting: () => tasks.length, runNext: () => tasks.shift()?.() }
}
