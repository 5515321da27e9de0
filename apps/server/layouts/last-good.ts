import { isObject } from '../../../src/schemas/json.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { kinds, schemasByKind } from '../../../src/schemas/documents.ts'
import type { Release } from '../../../src/schemas/documents.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'

/** The last good release of each brand, on disk, so that a restart over a faulty document still has what was drawn before. */
export type LastGood = { read: (brand: string) => Release | undefined; write: (release: Release) => void }

/**
 * Keeps releases in `<dataDir>/last-good/<brand>.json`, else reads them from the copy in the build. A write is whole or not there.
 * Throws when the folder cannot be written; the caller reports it and continues. `isBody` decides about each document by its name.
 */
export function lastGoodIn(dataDir: string, copyFile: string, isBody = hasItsForm): LastGood {
  const pathOf = (brand: string) => join(dataDir, 'last-good', `${brand}.json`)
  return {
    read: (brand) => releaseOf(json(pathOf(brand)), isBody) ?? releaseOf(json(copyFile)?.[brand], isBody),
    write: (release) => writeFileAtomically(pathOf(release.brand), JSON.stringify(release)),
  }
}

function json(path: string): Record<string, Json> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Json> // its parts are checked where they are used
  } catch {
    return undefined
  }
}

/** A release whose every body has the form of its kind; another program's file, or an older Foyer's, is as good as none. */
function releaseOf(value: unknown, isBody: typeof hasItsForm): Release | undefined {
  if (!isObject(value)) return undefined
  const { release, brand, documents, routes } = value
  const isWhole =
    typeof release === 'string' &&
    typeof brand === 'string' &&
    isObject(documents) &&
    isObject(routes) &&
    Object.values(routes).every((page) => typeof page === 'string') &&
    Object.entries(documents).every(([name, entry]) => isObject(entry) && typeof entry.hash === 'string' && isBody(name, entry.body))
  return isWhole ? (value as unknown as Release) : undefined // each part is tested above
}

function hasItsForm(name: string, body: unknown): boolean {
  const schema = kinds.map((kind) => (name.startsWith(`${kind}/`) ? schemasByKind[kind] : undefined)).find(Boolean)
  const read = schema?.safeParse(body, { jitless: true })
  return read?.success === true && `${read.data.kind}/${read.data.id}` === name
}
