import { browserClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { browserMedia } from './media.ts'
import type { Media } from './media.ts'
import { browserNetwork } from './network.ts'
import type { Network } from './network.ts'

/** The newest release of a brand, as the server's stream tells it. */
export type Newest = { number: number; release: string }

type Stream = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
type Channel = Pick<BroadcastChannel, 'addEventListener' | 'close' | 'postMessage'>

/** What of the browser is used; a part that it lacks, or refuses, is undefined. */
export type Around = {
  clock: Clock
  random: () => number // from 0 to below 1
  media: Pick<Media, 'hidden' | 'watch'>
  network: Network
  locks: Pick<LockManager, 'request'> | undefined
  openStream: ((address: string) => Stream) | undefined
  openChannel: ((name: string) => Channel) | undefined
  /** The page is left, and may come back as it was; the page is shown. */
  watchPage: (left: () => void, shown: () => void) => () => void
}

/** `newest`: what the stream said. `opened`: the stream is there again. `present?` is answered with `present` by the tab that has it. */
type Message =
  | { kind: 'newest'; newest: Newest }
  | { kind: 'opened' }
  | { kind: 'present?' }
  | { kind: 'present'; newest: Newest | undefined }

const pollMs = 15_000
/** Whoever has a stream asks by itself, too: a connection that is dead on its way is not noticed by anybody. */
const pollsBetween = 20
/** Between two tries to open a stream, in ms, growing; `refused`: the server has no room, or no such address. */
const again = { first: 500, most: 4_000, refused: 60_000 }
const openState = 1 // EventSource.OPEN
const closedState = 2 // EventSource.CLOSED: an answer that is no stream

/**
 * Follows the newest release of a brand with one stream for all tabs of a browser: the tab that holds a lock has it, and passes on what it
 * says. Where that cannot be, a tab that can be seen asks every 15 s. `heard` is called with what the stream says, and without anything
 * when the server has to be asked. Returns what ends it.
 */
export function watchReleases(brand: string, heard: (newest?: Newest) => void, around: Around = browserAround()): () => void {
  const { clock, media, network, locks, openStream, openChannel } = around
  const name = `foyer-releases-${brand}`
  let channel: Channel | undefined
  let stream: Stream | undefined
  let asking: AbortController | undefined // for the lock; there while it is held, too
  let resign: (() => void) | undefined // frees the lock
  let last: Newest | undefined
  let isLive = false // a stream is open, here or in another tab, as far as is known
  let wasHidden = media.hidden()
  let wasOnline = network.online()
  let failures = 0
  let polls = 0
  let polledAt = clock.now()
  let stopTimer: () => void = () => undefined
  let isRunning = false

  // ---- the tab that has the stream

  function askToLead() {
    if (!isRunning || asking || !locks || !openStream || !channel) return
    const mine = new AbortController()
    asking = mine
    const lead = () =>
      new Promise<void>((free) => {
        if (mine.signal.aborted) return free()
        resign = free
        connect()
      })
    // A browser that refuses locks here asks every 15 s
    void Promise.resolve()
      .then(() => locks.request(name, { signal: mine.signal }, lead))
      .catch(() => undefined)
  }

  function connect() {
    if (!resign || stream || !openStream || !network.online()) return // it is tried again when the connection is back
    stopTimer()
    const opened = openStream(`/api/layouts/events?brand=${encodeURIComponent(brand)}`)
    stream = opened
    opened.addEventListener('open', () => {
      if (stream !== opened) return
      const isAgain = failures > 0
      failures = 0
      isLive = true
      if (!isAgain) return
      post({ kind: 'opened' })
      heard() // the server may run another build
    })
    opened.addEventListener('release', ({ data }: MessageEvent<unknown>) => {
      const newest = newestIn(data)
      if (stream !== opened || !newest) return
      isLive = true
      post({ kind: 'newest', newest })
      tell(newest)
    })
    opened.addEventListener('error', () => {
      if (stream === opened) lost(opened.readyState === closedState)
    })
  }

  /** The stream has ended. The browser's own next try comes after a time that all browsers have in common, so it is not waited for. */
  function lost(isRefused: boolean) {
    disconnect()
    failures += 1
    const most = isRefused ? again.refused : Math.min(again.most, again.first * 2 ** failures)
    // A tab in the background is called seldom: another one has the stream meanwhile
    if (media.hidden()) stopLeading()
    stopTimer = clock.after(most / 2 + (around.random() * most) / 2, () => {
      connect()
      askToLead()
    })
  }

  function disconnect() {
    stopTimer()
    stream?.close()
    stream = undefined
    isLive = false
  }

  function stopLeading() {
    disconnect()
    asking?.abort()
    asking = undefined
    resign?.()
    resign = undefined
  }

  // ---- every tab

  function tell(newest: Newest) {
    const isKnown = newest.number === last?.number && newest.release === last.release
    last = newest
    if (!isKnown) heard(newest)
  }

  function post(message: Message) {
    channel?.postMessage(message)
  }

  function received({ data }: MessageEvent<unknown>) {
    const message = messageIn(data)
    if (message?.kind === 'present?') {
      if (stream?.readyState === openState) post({ kind: 'present', newest: last })
      return
    }
    if (!message) return
    isLive = true
    if (message.kind === 'opened') heard()
    else if (message.newest) tell(message.newest)
  }

  function poll() {
    const now = clock.now()
    const hasSlept = now - polledAt > 3 * pollMs
    polledAt = now
    if (media.hidden()) return
    polls += 1
    if (hasSlept) return wake(true)
    const isOpen = stream?.readyState === openState
    if (!(isOpen || isLive) || polls % pollsBetween === 0) heard()
    if (isOpen) return
    isLive = false
    post({ kind: 'present?' })
  }

  /** The tab can be seen again, or the connection is back: what came meanwhile is asked for at once. */
  function wake(isAnother: boolean) {
    heard()
    if (isAnother && stream) {
      disconnect()
      failures = Math.max(failures, 1)
    }
    if (!stream) connect()
    askToLead()
  }

  function surroundingsChanged() {
    const [isHidden, isOnline] = [media.hidden(), network.online()]
    const isShown = wasHidden && !isHidden
    const isBack = !wasOnline && isOnline
    wasHidden = isHidden
    wasOnline = isOnline
    if (isRunning && (isShown || isBack)) wake(isBack)
  }

  function begin() {
    if (isRunning) return
    isRunning = true
    polledAt = clock.now()
    channel = openChannel && orNothing(() => openChannel(name))
    channel?.addEventListener('message', received)
    askToLead()
    post({ kind: 'present?' })
  }

  /** A page that holds a lock, a stream or a channel cannot come back as it was. */
  function leave() {
    isRunning = false
    stopLeading()
    channel?.close()
    channel = undefined
  }

  begin()
  const stops = [
    clock.every(pollMs, () => isRunning && poll()),
    media.watch(surroundingsChanged),
    network.watch(surroundingsChanged),
    around.watchPage(leave, () => {
      begin()
      heard()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}

function newestIn(data: unknown): Newest | undefined {
  const value = typeof data === 'string' ? orNothing((): unknown => JSON.parse(data)) : data
  if (typeof value !== 'object' || value === null || !('number' in value) || !('release' in value)) return undefined
  const { number, release } = value
  return typeof number === 'number' && typeof release === 'string' ? { number, release } : undefined
}

/** Another tab may be of another build. */
function messageIn(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  const { kind } = data
  const newest = 'newest' in data ? newestIn(data.newest) : undefined
  if (kind === 'newest') return newest && { kind, newest }
  if (kind === 'present') return { kind, newest }
  return kind === 'opened' || kind === 'present?' ? { kind } : undefined
}

function orNothing<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

function browserAround(): Around {
  return {
    clock: browserClock,
    random: Math.random,
    media: browserMedia,
    network: browserNetwork,
    locks: isSecureContext ? navigator.locks : undefined,
    openStream: typeof EventSource === 'function' ? (address) => new EventSource(address) : undefined,
    openChannel: typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
    watchPage(left, shown) {
      window.addEventListener('pagehide', left)
      window.addEventListener('pageshow', shown)
      return () => {
        window.removeEventListener('pagehide', left)
        window.removeEventListener('pageshow', shown)
      }
    },
  }
}
