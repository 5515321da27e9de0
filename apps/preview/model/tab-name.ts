const key = 'foyer-preview-tab'
const reloadMs = 400 // as long a tab that is loading anew may still hold its own name

/**
 * A name for this tab that a reload keeps and a copied tab does not share: a name is held by a lock as long as its tab lives, and who
 * finds it held takes another.
 */
export async function claimTabName(): Promise<string> {
  const kept = read()
  if (kept !== undefined && (await hold(kept, reloadMs))) return kept
  const name = crypto.randomUUID()
  await hold(name, reloadMs)
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // not kept over a reload: the work is then brought back as that of a tab that is no more
  }
  return name
}

/** Names of the tabs that live. Where locks are not to be had, none is known to. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(`${key} `) ? [name.slice(key.length + 1)] : [])))
}

/** Does something that two tabs must not do at once. */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const all = locks()
  return all ? all.request(`${key}s`, work) : work()
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined // not in an insecure context
}

function hold(name: string, waitMs: number): Promise<boolean> {
  const all = locks()
  if (!all) return Promise.resolve(true)
  return new Promise((resolve) => {
    all
      .request(`${key} ${name}`, { signal: AbortSignal.timeout(waitMs) }, () => {
        resolve(true)
        return new Promise(() => undefined) // as long as the tab lives
      })
      .catch(() => resolve(false))
  })
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
