const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock'

/**
 * What a game's frame may do. A game of another origin keeps its own storage; one that is served from the portal's own origin must not
 * reach into the portal, so it gets an origin of its own.
 */
export function sandboxOf(url: string, own: string): string {
  return URL.canParse(url, own) && new URL(url, own).origin !== own ? `${rights} allow-same-origin` : rights
}
