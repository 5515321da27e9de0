/**
 * The page that an address shows, among address patterns and page ids; `undefined` when none matches. `/rng/` is `/rng`; a segment
 * `:name` of a pattern takes any word, and a literal pattern comes before one with such a segment.
 */
export function pageAt(routes: Readonly<Record<string, string>>, pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (Object.hasOwn(routes, path)) return routes[path]
  const words = path.split('/')
  const pattern = Object.keys(routes).find((candidate) => {
    const parts = candidate.split('/')
    return (
      parts.length === words.length && parts.every((part, index) => part === words[index] || (part.startsWith(':') && words[index] !== ''))
    )
  })
  return pattern === undefined ? undefined : routes[pattern]
}
