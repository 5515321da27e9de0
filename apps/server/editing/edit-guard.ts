import type { Context } from 'hono'

const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/
const proxyHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

/**
 * Explains in a sentence why a request may not reach the editing side, signed in or not; undefined when it may. The server accepts this
 * machine under its own names, and the hosts in `EDIT_HOSTS` from anywhere. It checks the host's name because a foreign page can make its
 * own name resolve to this machine (DNS rebinding), but cannot change the name that the browser sends.
 */
export function refusalOf(context: Context, editHosts: readonly string[]): string | undefined {
  const { protocol, host, hostname } = hostOf(context)
  if (!loopbackName.test(hostname) && !editHosts.includes(hostname) && !editHosts.includes(host)) {
    return (
      `Editing is refused at the host "${host.slice(0, 200)}"; open the preview as http://127.0.0.1 or localhost on the machine ` +
      'that runs the server, or name the hosts that may edit in EDIT_HOSTS.'
    )
  }
  if (editHosts.length === 0 && !isFromThisMachine(context)) {
    return (
      'Editing is refused from another machine; open the preview on the machine that runs the server, or name the host that others ask ' +
      'for in EDIT_HOSTS.'
    )
  }
  const origin = context.req.header('Origin')
  if (origin !== undefined && !isOwn(origin, protocol, host)) {
    return `Editing is refused to pages of ${origin.slice(0, 200)}; open /preview/ of this server and edit there.`
  }
  return undefined
}

/** Refuses requests that a browser makes for a page of another site. Older browsers do not send the site of the page. */
export function crossSiteRefusal(context: Context): string | undefined {
  const site = context.req.header('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site' ? 'Another site asked for this; open it from /preview/ of this server.' : undefined
}

function hostOf(context: Context): { protocol: string; host: string; hostname: string } {
  const address = new URL(context.req.url)
  const host = context.req.header('Host')
  if (host === undefined) return address
  return URL.canParse(`${address.protocol}//${host}`)
    ? new URL(`${address.protocol}//${host}`)
    : { protocol: address.protocol, host, hostname: host }
}

/** Compares host and port. The scheme is the browser's, because a proxy in front may use https; both sides omit a default port. */
function isOwn(origin: string, protocol: string, host: string): boolean {
  if (!URL.canParse(origin)) return false // a sandboxed page sends "null"
  const asked = new URL(origin)
  const own = `${asked.protocol === 'https:' ? 'https:' : protocol}//${host}`
  return /^https?:$/.test(asked.protocol) && URL.canParse(own) && asked.host === new URL(own).host
}

/**
 * Whether the request comes from this machine and not through a proxy, which asks on behalf of others. Without a socket (a test, a
 * script) it counts as local; a closed socket does not.
 */
export function isFromThisMachine(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } } // what @hono/node-server provides
  if (isThroughProxy(context)) return false
  return incoming === undefined || loopbackAddress.test(incoming.socket?.remoteAddress ?? '')
}

/** Whether a server that is bound to this address answers this machine alone. */
export function isLoopback(host: string): boolean {
  return loopbackName.test(host) || loopbackName.test(`[${host}]`)
}

/** Whether a proxy says that it asks on behalf of somebody else. */
export function isThroughProxy(context: Context): boolean {
  return proxyHeaders.some((header) => context.req.header(header) !== undefined)
}
