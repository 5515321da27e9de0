const key = 'foyer-preview-tab'
const leftKey = 'foyer-preview-tab-left'
const crashMs = 400 // as long a tab that ended without a word may still hold its name

/**
 * A name for this tab that a reload keeps and a copied tab does not share: a name is held by a lock as long as its page lives, and who
 * finds it held takes another. A page that is reloaded may still find the lock of the page before it, for as long as that takes to end:
 * the previous page announced that it closes, so the name is reused at once. A copied tab brings the name without that.
 */
export async function claimTabName(): Promise<string> {
  const kept = read(key)
  const isReload = kept !== undefined && read(leftKey) === kept
  if (isReload) reportWhenLeaving(kept) // also while it waits for the name
  if (kept !== undefined && (isReload ? await takeOver(kept) : await hold(kept))) {
    if (!isReload) reportWhenLeaving(kept)
    return kept
  }
  const name = randomName()
  write(key, name) // where it is not kept, the work is brought back as that of a tab that is no more
  reportWhenLeaving(name)
  await request(name, {}) // a name that nobody has: however slow the browser is, it is this tab's
  return name
}

/** Not `randomUUID`, which an address without https does not have. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function reportWhenLeaving(name: string): void {
  write(leftKey, null)
  window.addEventListener('pagehide', () => write(leftKey, name))
  window.addEventListener('pageshow', () => write(leftKey, null)) // the page was kept and is shown again
}

/** Names of the tabs that live. Where locks are not to be had, none is known to. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(`${key} `) ? [name.slice(key.length + 1)] : [])))
}

/** Whether it can be known that a tab is closed. */
export function isLifeKnown(): boolean {
  return locks() !== undefined
}

/** Does something that two tabs must not do at once. */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const all = locks()
  return all ? all.request(`${key}s`, work) : work()
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined // not in an insecure context
}

const takeOver = (name: string) => request(name, { steal: true })

/** Whether the name is this tab's now: nobody has it, or who has it ends soon. */
async function hold(name: string): Promise<boolean> {
  if (await request(name, { ifAvailable: true })) return true
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), crashMs)
  const isHeld = await request(name, { signal: waiting.signal })
  clearTimeout(timer)
  return isHeld || request(name, { ifAvailable: true }) // the time may have been up before the answer of a busy browser came
}

function request(name: string, options: LockOptions): Promise<boolean> {
  const all = locks()
  if (!all) return Promise.resolve(true)
  return new Promise<boolean>((resolve) => {
    all
      .request(`${key} ${name}`, options, (lock) => {
        resolve(lock !== null)
        return lock && new Promise(() => undefined) // as long as the page lives
      })
      .catch(() => resolve(false))
  }).catch(() => false) // a browser that forbids locks throws
}

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // a browser that keeps nothing
  }
}
