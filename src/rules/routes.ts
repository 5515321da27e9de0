import { withoutTrailing } from '../schemas/trailing.ts'

/** What an address shows: a page, and around it the page that it is inside of. `page` is undefined where no page has the address. */
export type Place = { page: string | undefined; parent?: string | undefined }

/**
 * The page that an address shows, among address patterns and page ids. `/rng/` is `/rng`; a segment `:name` of a pattern takes any word,
 * and a literal pattern comes before one with such a segment. A pattern with `?page=` is a page inside the page of its path:
 * `/member?page=depositv2`; `/member?page=` is the one that `/member` begins with. Another query is left to the page.
 */
export function placeAt(routes: Readonly<Record<string, string>>, pathname: string, search = ''): Place {
  const route = routeOf(routes, pathname)
  if (route === undefined) return { page: undefined }
  const outer = routes[route]
  const first = `${route}?page=`
  const name = new URLSearchParams(search).get('page') ?? ''
  if (Object.hasOwn(routes, first + name)) return { page: routes[first + name], parent: outer }
  const isInside = name !== '' && Object.keys(routes).some((other) => other.startsWith(first))
  return isInside ? { page: undefined, parent: outer } : { page: outer }
}

/** The page of an address, as text: `/rng?vassalage=PG#top`. */
export function pageAt(routes: Readonly<Record<string, string>>, address: string): string | undefined {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  return placeAt(routes, path, search).page
}

/** `/rng/` and `/rng` are one address: without the slashes at its end; `/` stays. */
export function plainPath(pathname: string): string {
  return withoutTrailing(pathname, '/') || pathname.slice(0, 1)
}

function routeOf(routes: Readonly<Record<string, string>>, pathname: string): string | undefined {
  const path = plainPath(pathname)
  if (Object.hasOwn(routes, path)) return path
  const words = path.split('/')
  return Object.keys(routes).find((candidate) => {
    const parts = candidate.split('/')
    return (
      !candidate.includes('?') &&
      parts.length === words.length &&
      parts.every((part, index) => part === words[index] || (part.startsWith(':') && words[index] !== ''))
    )
  })
}
