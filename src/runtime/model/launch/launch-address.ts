import type { Cdn } from '../../gateway/cdn.ts'

type Known = {
  cdn: Cdn
  /** Origins that games may be started from beside the portal's own; invalid addresses are ignored. */
  origins: readonly string[]
  /** The portal's own address. */
  here: string
}

/** The address that starts a game, or the reason why there is none. */
type LaunchAddress = { url: string } | { refused: string }

/**
 * Joins what the gateway gave to the launch origin of this session, and lets through http(s) addresses of known origins alone. From a
 * portal that is encrypted itself, only encrypted ones.
 */
export function launchAddress(given: string, { cdn, origins, here }: Known): LaunchAddress {
  const joined = cdn.launch(given)
  if (joined === undefined || !URL.canParse(joined, here)) return { refused: 't:launch.address-refused' }
  const own = new URL(here)
  const url = new URL(joined, here)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { refused: 't:launch.address-refused' }
  if (url.protocol === 'http:' && own.protocol !== 'http:') return { refused: 't:launch.address-insecure' }
  const known = [own.origin, ...origins.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).origin] : []))]
  return known.includes(url.origin) ? { url: url.href } : { refused: 't:launch.address-refused' }
}
