import type { Brand, Flags } from '../../schemas/documents.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { SourceContracts } from '../../runtime/contract/source.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import type { Findings } from './findings.ts'
import type { FormatMigration } from './migrations.ts'
import { didYouMean, nearest } from './nearest.ts'

/** The words of `locales/` together with those of a widget. A word with a plural counts by its key without the form. */
export type KnownWords = {
  has: (key: string, widget?: string) => boolean
  keys: (widget?: string) => readonly string[]
  /** The keys as they stand in the files of `locales/`, or in those of one widget alone. */
  keysHere: (widget?: string) => readonly string[]
  /** The values that a text of that key there fills in; nothing where there is no such text. */
  values: (key: string, widget?: string) => ReadonlySet<string> | undefined
  /** Whether every word has a text in a language. */
  isWholeIn: (language: LanguageCode) => boolean
}

/**
 * The words documents of a brand, by language. `signature` changes with what other documents are checked against: the keys, and the values
 * that their texts fill in.
 */
export type OwnWords = { texts: ReadonlyMap<LanguageCode, Readonly<Record<string, string>>>; signature: string }

/** Everything a document is checked against. What is missing is not checked: a portal has no list of all icons. */
export type CheckContext = {
  registry: Registry
  sources: SourceContracts
  words?: KnownWords | undefined
  own?: OwnWords | undefined
  icons?: ReadonlySet<string> | undefined
  brand?: Brand | undefined
  flags?: Flags | undefined
  documents?: ReadonlySet<string> | undefined // names, "page/home"
  routes?: readonly string[] | undefined
  formats?: Formats | undefined
  /** The brands that there are, and the time: a rule about another brand or about a time that is over holds for nobody. */
  brands?: readonly string[] | undefined
  now?: number | undefined
}

/** The current format and the migrations to it; without it Foyer's own. */
export type Formats = { current: number; migrations: readonly FormatMigration[] }

/** Whether a document names another one that there is. False after it has reported that there is none. */
export function checkReference(kind: string, id: string, pointer: string, { documents }: CheckContext, findings: Findings): boolean {
  if (!documents || documents.has(`${kind}/${id}`)) return true
  const ids = [...documents].flatMap((name) => (name.startsWith(`${kind}/`) ? [name.slice(kind.length + 1)] : []))
  const meant = nearest(id, ids)
  findings.add('document/unknown-reference', pointer, `There is no ${kind}/${id}.${didYouMean(meant)}`, {
    fix: meant === undefined ? undefined : [{ op: 'replace', path: pointer, value: meant }],
  })
  return false
}

/**
 * Reports a path that brand.json does not have, with the one that was probably meant; `isWanted` says which values can stand there.
 */
export function reportBrandPath(
  brand: Brand,
  { path, what }: { path: string; what: string },
  pointer: string,
  isWanted: (value: unknown) => boolean,
  findings: Findings,
): void {
  const paths = brandPaths(brand).filter((known) => isWanted(brandValue(brand, known)))
  const meant = nearest(path, paths)
  findings.add('brand/unknown-path', pointer, `brand.json has no ${what}"${path}".${didYouMean(meant)}`, {
    fix: meant === undefined ? undefined : [{ op: 'replace', path: pointer, value: meant }],
  })
}

/** Paths of the values in a brand that are no objects. */
function brandPaths(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? brandPaths(inner, `${before}${key}.`) : [before + key],
  )
}

/** Reads `constants.homePageSize` out of the brand; own keys only. */
export function brandValue(brand: Brand, path: string): unknown {
  let value: unknown = brand
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key] // hasOwn has just said so
  }
  return value
}

/** Whether an address (its path without the query) is a page's: literal, or with `:name` segments. */
export function routeExists(routes: readonly string[], address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return routes.some((route) => route === path || (route.includes(':') && matches(route, path)))
}

function matches(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}
