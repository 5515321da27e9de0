/** Joins addresses of the gateway to origins (gateway.md, section 6). Pure after its one random choice. */
export type Cdn = {
  /** Where a picture may be, best first: the chosen origin, the others, the gateway's own. Empty: no address a browser should load. */
  images: (url: string | undefined) => string[]
  /** The address that starts a game; `undefined` when it is not http(s). */
  launch: (url: string | undefined) => string | undefined
  /** Pay, chat, downloads and pictures inside rich text: a path belongs to the gateway's own origin; `undefined` when it is not http(s). */
  own: (url: string | undefined) => string | undefined
  /** The chosen origins, kept for the session and passed in again as `kept`. */
  chosen: { image: string | undefined; launch: string | undefined }
}

type Origins = {
  imageCdn: readonly string[] // origins without a trailing slash
  gameLaunchCdn: readonly string[]
  gateway: string // the gateway's own origin; "" leaves a path as it is, on the page's own
  random?: () => number // from 0 to below 1
  kept?: { image?: string | undefined; launch?: string | undefined }
}

export function createCdn({ imageCdn, gameLaunchCdn, gateway, random = Math.random, kept = {} }: Origins): Cdn {
  const image = choose(imageCdn, random, kept.image)
  const launch = choose(gameLaunchCdn, random, kept.launch)
  const imageOrigins = [...new Set([...startingAt(imageCdn, image), gateway])]

  return {
    chosen: { image, launch },
    images(url) {
      if (url === undefined) return []
      if (isPath(url)) return imageOrigins.map((origin) => origin + url)
      return isWeb(url) || /^data:image\//i.test(url) ? [url] : []
    },
    launch: (url) => joined(url, launch ?? gateway),
    own: (url) => joined(url, gateway),
  }
}

function choose(origins: readonly string[], random: () => number, kept: string | undefined): string | undefined {
  return kept !== undefined && origins.includes(kept) ? kept : origins[Math.floor(random() * origins.length)]
}

function startingAt(origins: readonly string[], first: string | undefined): string[] {
  const at = first === undefined ? 0 : origins.indexOf(first)
  return [...origins.slice(at), ...origins.slice(0, at)]
}

function joined(url: string | undefined, origin: string): string | undefined {
  if (url === undefined) return undefined
  return isPath(url) ? origin + url : isWeb(url) ? url : undefined
}

/** Exactly one leading "/": a browser reads `//` and `/\` as another site, and drops tabs and line ends before it parses. */
function isPath(url: string): boolean {
  return /^\/(?![/\\])[^\t\r\n]*$/.test(url)
}

function isWeb(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
