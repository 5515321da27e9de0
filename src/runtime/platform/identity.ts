import { browserClock } from './clock.ts'
import type { Clock } from './clock.ts'

/** Why there is no identity: the window was closed, did not answer in time, or could not be opened. */
export class IdentityRefused extends Error {
  readonly reason: 'closed' | 'late' | 'blocked'

  constructor(reason: 'closed' | 'late' | 'blocked') {
    super(`The identity provider: ${reason}`)
    this.name = 'IdentityRefused'
    this.reason = reason
  }
}

/** The part of a provider's window that the portal uses. */
type OpenedWindow = { readonly closed: boolean; close: () => void }
/** The part of the page's own window that the portal uses. */
export type IdentityHost = {
  origin: string
  href: string
  open: (url: string) => OpenedWindow | null
  listen: (listener: (event: { source: unknown; origin: string; data: unknown }) => void) => () => void
  state: () => string
}

const timeoutMs = 5 * 60_000
const checkEveryMs = 500

/**
 * Opens a provider's page in another window and waits for its answer: a message `{ type: 'foyer-identity', state, channel, idToken }`
 * from that window, from the origin of the address, with the state that this page generated. Other messages are ignored.
 *
 * Shape   the provider's token, as text
 * Units   waits 5 minutes
 * Errors  rejects with `IdentityRefused`
 */
export function askIdentity(
  { url, channel }: { url: string; channel: string },
  host: IdentityHost = browserHost(),
  clock: Clock = browserClock,
): Promise<string> {
  const state = host.state()
  const address = new URL(url, host.href)
  for (const [name, value] of Object.entries({ channel, state, origin: host.origin })) address.searchParams.set(name, value)
  const opened = /^https?:$/.test(address.protocol) ? host.open(address.href) : null
  if (!opened) return Promise.reject(new IdentityRefused('blocked'))
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      for (const stop of stops) stop()
      finish()
    }
    const stops = [
      host.listen(({ source, origin, data }) => {
        if (source === opened && origin === address.origin && isAnswer(data, state, channel))
          end(() => (opened.close(), resolve(data.idToken)))
      }),
      clock.every(checkEveryMs, () => opened.closed && end(() => reject(new IdentityRefused('closed')))),
      clock.after(timeoutMs, () => end(() => (opened.close(), reject(new IdentityRefused('late'))))),
    ]
  })
}

function isAnswer(data: unknown, state: string, channel: string): data is { idToken: string } {
  if (typeof data !== 'object' || data === null) return false
  const answer = data as Record<string, unknown>
  return (
    answer.type === 'foyer-identity' &&
    answer.state === state &&
    answer.channel === channel &&
    typeof answer.idToken === 'string' &&
    answer.idToken !== ''
  )
}

function browserHost(): IdentityHost {
  return {
    origin: location.origin,
    href: location.href,
    open: (url) => window.open(url, '_blank', 'popup,width=480,height=640'),
    listen(listener) {
      window.addEventListener('message', listener)
      return () => window.removeEventListener('message', listener)
    },
    state: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}
