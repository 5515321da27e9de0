import type { DevEnvironment, EnvironmentModuleNode } from 'vite'
import { createServerModuleRunner } from 'vite'

/** Saves that come within this time are one change: an editor writes several files, a deleted folder is many. */
const togetherMs = 40

/**
 * Runs the server's own code inside Vite, and again after each edit without another process. `load` gets a function that imports a file
 * with the modules as they are now: what an edit has not touched is not run again. While a file has a mistake the earlier code stays, and
 * `failed` hears of it.
 */
export function createServerCode({
  environment,
  load,
  renewed,
  failed,
}: {
  environment: DevEnvironment
  load: (importFile: (path: string) => Promise<unknown>) => Promise<void>
  /** Called with the changed files, and with when the first of them was noticed, in ms since 1970. */
  renewed: (files: readonly string[], at: number) => void
  failed: (error: unknown, files: readonly string[]) => void
}) {
  const runner = createServerModuleRunner(environment, { hmr: false })
  const importFile = (path: string) => runner.import<unknown>(path)
  let changed = new Set<string>()
  let since = 0
  let running: Promise<void> | undefined

  async function renew() {
    while (changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, togetherMs))
      const files = [...changed]
      changed = new Set()
      const at = since
      try {
        await load(importFile)
        renewed(files, at)
      } catch (error) {
        if (changed.size === 0) failed(error, files) // what is saved next may already be the rest of the change
      }
    }
  }

  return {
    start: () => load(importFile),
    /** Modules that an edit touches: they and all that import them run again. */
    edited(file: string, modules: readonly EnvironmentModuleNode[]) {
      for (const module of modules) environment.moduleGraph.invalidateModule(module)
      if (changed.size === 0) since = Date.now()
      changed.add(file)
      running ??= renew().finally(() => (running = undefined))
    },
    /** Resolves when everything saved before is in the server: a page that reloads because of an edit waits for it here. */
    isCurrent: () => running ?? Promise.resolve(),
    close: () => runner.close(),
  }
}
