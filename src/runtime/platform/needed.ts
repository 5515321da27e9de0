import type { Failure } from '../../schemas/failure.ts'
import { attempting } from './attempt.ts'

/** A file that the portal needs did not come: a script, or a document of the release. `failure` says what the player reads. */
export class NotLoaded extends Error {
  readonly failure: Failure
  constructor(failure: Failure, cause?: unknown) {
    super(`A file that the page needs was not loaded (${failure.kind}).`, { cause })
    this.failure = failure
  }
}

/** Why a file is not here. A script that came and then failed counts as one that did not come. */
export function failureOfFile(error: unknown): Failure {
  return error instanceof NotLoaded ? error.failure : { kind: 'offline' }
}

/** What decides whether a page is loaded anew, and does it. */
type Surroundings = {
  now: () => number // ms since 1970
  /** When this tab was last loaded anew for a file: `undefined`, never; `null`, that cannot be kept. */
  lastReload: () => number | undefined | null
  keepReload: (at: number) => boolean
  /** Whether the server gives an answer now, past the service worker. */
  answers: () => Promise<boolean>
  /** Whether loading the page anew would lose something: a text that was typed, a game that runs. */
  hasToLose: () => boolean
  /** Whether this page is a player's, of a build. In a preview and while developing, whoever edits says when it is loaded anew. */
  isPlayers: () => boolean
  reload: () => void
}

/** `needed`: a player waits for it; `asked`: he has pressed the button that loads the page anew if need be; `idle`: nobody waits. */
type Why = 'needed' | 'asked' | 'idle'

/** After an automatic reload there is no second one in this time, in ms: a file that is missing for good must not reload for ever. */
const betweenReloadsMs = 600_000

/**
 * Decides for every file that the portal loads after its start. A browser asks for the script of an `import()` once: when it did not come,
 * no other try brings it, and after a new build it is on no server any more. What helps is the page as the server has it now.
 */
export function createNeeded(around: Surroundings) {
  const beforeReload = new Set<() => void>()
  let deciding: Promise<Failure> | undefined

  async function decide(why: Why): Promise<Failure> {
    const isPlayers = around.isPlayers()
    if (isPlayers && !(await around.answers())) return { kind: 'offline', sent: false } // the page that is here is better than none
    const now = around.now()
    const last = around.lastReload()
    const isFirst = last !== null && (last === undefined || Math.abs(now - last) >= betweenReloadsMs)
    const reloads = why === 'asked' || (why === 'needed' && isPlayers && isFirst && !around.hasToLose())
    if (!reloads || !(around.keepReload(now) || why === 'asked')) return { kind: 'script' }
    for (const run of beforeReload) run()
    around.reload()
    return new Promise(() => undefined) // this page is at its end
  }

  /** Loads a file. When it does not come the page is loaded anew, once; after that it rejects with `NotLoaded`. */
  const needed = async <File>(load: () => Promise<File>, why: Why = 'needed'): Promise<File> => {
    try {
      // A view whose style sheet did not come: Vite takes it for loaded at the next try, and apps/portal/early.ts asks for it again
      return await load().catch((error: unknown) => (/preload CSS/.test(String(error)) ? load() : Promise.reject(error)))
    } catch (error) {
      if (error instanceof NotLoaded && error.failure.kind !== 'script') throw error
      if (why !== 'needed') throw new NotLoaded(await decide(why), error)
      // what fails at the same moment is one decision
      deciding ??= decide(why).finally(() => (deciding = undefined))
      throw new NotLoaded(await deciding, error)
    }
  }
  /** The button of a failure that only another page ends: loads it anew, if the server answers. */
  const loadAnew = async (): Promise<void> => void (await decide('asked'))
  /** Called before the page is loaded anew, to keep what the next one needs; the returned function ends that. */
  const onReload = (run: () => void): (() => void) => {
    beforeReload.add(run)
    return () => void beforeReload.delete(run)
  }
  return { needed, loadAnew, onReload }
}

const storageKey = 'foyer-loaded-anew'
const inStorage = attempting(() => sessionStorage)
const answerTimeoutMs = 4_000

const typedIn = new Set<EventTarget>()

/** From here on the page knows what is typed on it. */
export function followTyping() {
  addEventListener('input', ({ target }) => target && typedIn.add(target), true)
}

function holdsTyped(field: EventTarget): boolean {
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.isConnected && field.value !== ''
}

export const { needed, loadAnew, onReload } = createNeeded({
  now: Date.now,
  lastReload() {
    const kept = inStorage((storage) => ({ at: storage.getItem(storageKey) }))
    return kept === undefined ? null : kept.at === null ? undefined : Number(kept.at) || 0
  },
  keepReload: (at) => inStorage((storage) => (storage.setItem(storageKey, String(at)), true)) ?? false,
  async answers() {
    if (navigator.onLine === false) return false
    try {
      const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) })
      return status < 500
    } catch {
      return false
    }
  },
  hasToLose: () => [...typedIn].some(holdsTyped) || document.querySelector('iframe') !== null,
  // as keep-offline.ts: the server names no build while developing
  isPlayers: () =>
    typeof document !== 'undefined' && window.parent === window && document.querySelector('meta[name="foyer-build"]') !== null,
  reload: () => location.reload(),
})
