import type { RouteChoice } from '../form/types.ts'

/** A page with its addresses, the first of which is used for it. */
export type PageChoice = { label: string; routes: readonly string[] }

/** Pages with a title, each once with all its addresses. */
export function pagesOf(routes: readonly RouteChoice[]): PageChoice[] {
  const pages = new Map<string, { label: string; routes: string[] }>()
  for (const { route, label, page } of routes) {
    const known = pages.get(page)
    if (known) known.routes.push(route)
    else pages.set(page, { label, routes: [route] })
  }
  return [...pages.values()]
}

/** Names of the parts of an address that differ by what is shown: `vendor` of `/studio/:vendor`. */
export function parametersOf(route: string): string[] {
  return route.split('/').flatMap((step) => (isParameter(step) ? [step.slice(1)] : []))
}

/** An address pattern of a page with values for its parameters. `rest`: what stands behind it, `?from=home#top`. */
export type FilledRoute = { route: string; values: Readonly<Record<string, string>>; rest: string }

/** The address: `/studio/PG`. Undefined when a value is missing. */
export function addressFrom({ route, values, rest }: FilledRoute): string | undefined {
  if (parametersOf(route).some((name) => !values[name]?.trim())) return undefined
  const steps = route.split('/').map((step) => (isParameter(step) ? encodeURIComponent(values[step.slice(1)]?.trim() ?? '') : step))
  return steps.join('/') + rest
}

/** The pattern that an address was made from, `/studio/:vendor` for `/studio/PG`. Undefined where the page has no parameters. */
export function filledRouteOf(address: string, routes: readonly string[]): FilledRoute | undefined {
  const [path = ''] = address.split(/[?#]/)
  if (routes.includes(path)) return undefined
  const steps = path.split('/')
  const route = routes.find((one) => {
    const parts = one.split('/')
    return parts.length === steps.length && parts.every((part, at) => part === steps[at] || (isParameter(part) && steps[at] !== ''))
  })
  if (route === undefined) return undefined
  const values = route.split('/').flatMap((part, at) => (isParameter(part) ? [[part.slice(1), decoded(steps[at] ?? '')]] : []))
  return { route, values: Object.fromEntries(values) as Record<string, string>, rest: address.slice(path.length) }
}

function isParameter(step: string): boolean {
  return step.length > 1 && step.startsWith(':')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // somebody wrote it by hand
  }
}
