import { documentsAt } from '../../src/rules/first-screen.ts'
import type { JsonObject } from '../../src/schemas/json.ts'

/** Authored documents by name. Nothing of them is checked. */
type Authored = ReadonlyMap<string, JsonObject>

/** Names of the documents that the page of an address needs at once, as the documents themselves say it. */
export function documentsShownAt(authored: Authored, brand: string, at: string): Set<string> {
  const { pathname, search } = new URL(at, 'http://frame')
  const documents = Object.fromEntries([...authored].map(([name, body]) => [name, { hash: name, body }]))
  return documentsAt({ release: '', brand, checkedBy: null, documents, routes: routesAsWritten(authored) }, pathname, search)
}

/** Address → page, as documents have it. Of two pages with one address the first by name keeps it. */
export function routesAsWritten(authored: Authored): Record<string, string> {
  const routes: Record<string, string> = {}
  for (const [name, { id, routes: own }] of [...authored].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('page/') && typeof id === 'string' && Array.isArray(own))
      for (const route of own) if (typeof route === 'string') routes[route] ??= id
  return routes
}
