import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Release } from '../../src/schemas/documents.ts'
import { writeFileAtomically } from './atomic-write.ts'

/** The last good release of each brand, on disk, so that a restart over a faulty document still has what was drawn before. */
export type LastGood = { read: (brand: string) => Release | undefined; write: (release: Release) => void }

/**
 * Keeps releases in `<dataDir>/last-good/<brand>.json`, else reads them from the copy in the build. A write is whole or not there.
 * Throws when the folder cannot be written; the caller says so and goes on.
 */
export function lastGoodIn(dataDir: string, copyFile: string): LastGood {
  const pathOf = (brand: string) => join(dataDir, 'last-good', `${brand}.json`)
  return {
    read: (brand) => releaseOf(json(pathOf(brand))) ?? releaseOf(json(copyFile)?.[brand]),
    write: (release) => writeFileAtomically(pathOf(release.brand), JSON.stringify(release)),
  }
}

function json(path: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown> // its parts are checked where they are used
  } catch {
    return undefined
  }
}

/** Plain tests: our own file, written whole; another program's file is as good as none. */
function releaseOf(value: unknown): Release | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { release, brand, documents, routes } = value as Partial<Release> // each field is tested here
  const whole = typeof release === 'string' && typeof brand === 'string' && typeof documents === 'object' && typeof routes === 'object'
  return whole ? (value as Release) : undefined
}
