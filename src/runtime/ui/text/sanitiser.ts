import type { sanitise } from './sanitise.ts'

let loaded: typeof sanitise | undefined

/** The sanitiser, once it is there. */
export function sanitiserNow(): typeof sanitise | undefined {
  return loaded
}

/** Downloads the sanitiser, a chunk of its own. Whether it is there: it may not come, and a server's page cannot use it. */
export async function loadSanitiser(): Promise<boolean> {
  if (typeof document === 'undefined') return false
  try {
    loaded ??= (await import('./sanitise.ts')).sanitise
    return true
  } catch {
    return false
  }
}
