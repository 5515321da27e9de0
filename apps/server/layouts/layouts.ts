import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { FileDiagnostic } from '../../../src/authoring/release/release.ts'
import { errorMessage } from '../../../src/schemas/error-message.ts'
import type { Brand, Release } from '../../../src/schemas/documents.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { layoutFiles } from './layout-files.ts'
import type { LayoutSource } from './layout-files.ts'
import type { LastGood } from './last-good.ts'

/** Files in, a release and what is wrong with them out; `src/authoring/release/release.ts` with the registry and the sources filled in. */
export type Build = (input: BuildInput) => { release: Release; diagnostics: FileDiagnostic[] }
type BuildInput = { brand: string; files: LayoutFile[]; lastGood: Release | undefined }

/** Does the long part of a build in short turns. The same files, by the identity of their bytes, are then built at once. */
export type BuildAhead = (input: BuildInput) => Promise<void>

export type LayoutStore = {
  /** The current release of a brand; scans the files first when the last scan is older than `maxAgeMs`. */
  release: (brand: string, maxAgeMs?: number) => Release
  /** The text of a document that some release since the start has held. */
  document: (hash: string) => string | undefined
  brand: (name: string) => Brand | undefined
  /** The brand that a host name belongs to, `hosts` in `brand.json`; else the one given. */
  brandOf: (host: string, otherwise: string) => string
  has: (brand: string) => boolean
  /** Names of the brands' folders, without `_base`. */
  brands: () => string[]
  /** Files of a brand and of `_base` as of the last scan. */
  files: (brand: string) => LayoutFile[]
  /** The lines of the console that are true now: errors and warnings of every brand. */
  problems: () => string[]
  /** Looks for changed files now. */
  scan: () => void
  close: () => void
}

const maxDocuments = 5_000

/**
 * Serves files of layouts as releases, one per brand, and follows their changes without a restart: it looks for them each second, and
 * before a page when the last look is older than a quarter of a second. Without `files` they are those of the folder. Each error and
 * warning is printed once, when it first occurs; infos are left to the command line. A fault removes nothing: the last good document stays.
 */
export function createLayoutStore({
  dir,
  files: given,
  build,
  lastGood,
  print,
  renewed = () => undefined,
  now = Date.now,
  everyMs = 1_000,
}: {
  dir: string
  files?: LayoutSource | undefined
  build: Build
  lastGood: LastGood
  print: (line: string) => void
  /** Called with a brand whose files have changed and have been read. */
  renewed?: (brand: string) => void
  now?: () => number
  everyMs?: number
}): LayoutStore {
  const files = given ?? layoutFiles(dir, now)
  const releases = new Map<string, Release>()
  const printed = new Map<string, Set<string>>() // by brand, the console lines that are true now
  const documents = new Map<string, string>()
  let lastScan = -Infinity
  let unwritable = false

  function scan() {
    const changed = files.scan()
    lastScan = now()
    const stale = files.brands().filter((brand) => changed.has('_base') || changed.has(brand) || !releases.has(brand))
    stale.forEach(renew)
    stale.forEach(renewed)
  }

  function renew(brand: string) {
    const before = releases.get(brand) ?? lastGood.read(brand)
    let after: Release
    try {
      const { release, diagnostics } = build({ brand, files: files.filesOf(brand), lastGood: before })
      printNew(
        brand,
        diagnostics
          .filter(({ severity }) => severity !== 'info')
          .map(
            ({ path, line = 1, column = 1, severity, code, message }) =>
              `${path || `${dir}/${brand}`}:${line}:${column} ${severity} ${code} ${message}`,
          ),
      )
      after = release
    } catch (error) {
      printNew(brand, [
        `${dir}/${brand} error server/build-failed The layouts could not be read: ${error instanceof Error ? error.stack : String(error)}`,
      ])
      if (!before) return
      after = before
    }
    releases.set(brand, after)
    for (const { hash, body } of Object.values(after.documents)) if (body !== undefined) remember(hash, body)
    if (after.release !== before?.release || after.checkedBy !== before.checkedBy) save(after)
  }

  function remember(hash: string, body: Json) {
    if (documents.has(hash)) return
    documents.set(hash, JSON.stringify(body))
    const [oldest] = documents.keys()
    if (documents.size > maxDocuments && oldest !== undefined) documents.delete(oldest)
  }

  function printNew(brand: string, lines: string[]) {
    const others = [...printed].filter(([name]) => name !== brand).flatMap(([, known]) => [...known])
    const known = new Set([...(printed.get(brand) ?? []), ...others]) // a fault of _base is one fault, however many brands share it
    for (const line of new Set(lines)) if (!known.has(line)) print(line)
    printed.set(brand, new Set(lines))
  }

  function save(release: Release) {
    try {
      lastGood.write(release)
    } catch (error) {
      if (!unwritable) print(`The last good layouts cannot be kept over a restart: ${errorMessage(error)}`)
      unwritable = true
    }
  }

  scan()
  const timer = setInterval(scan, everyMs)
  timer.unref()

  const brandDocument = (name: string) => {
    const [, document] = Object.entries(releases.get(name)?.documents ?? {}).find(([document]) => document.startsWith('brand/')) ?? []
    return document?.body as Brand | undefined // a release's bodies are checked
  }
  return {
    scan,
    problems: () => [...new Set([...printed.values()].flatMap((lines) => [...lines]))],
    release(brand, maxAgeMs = 250) {
      if (now() - lastScan >= maxAgeMs) scan()
      return releases.get(brand) ?? { release: 'none', brand, checkedBy: null, documents: {}, routes: {} }
    },
    document: (hash) => documents.get(hash),
    brand: brandDocument,
    brandOf: (host, otherwise) => [...releases.keys()].find((brand) => brandDocument(brand)?.hosts.includes(host)) ?? otherwise,
    has: (brand) => releases.has(brand),
    brands: files.brands,
    files: files.filesOf,
    close: () => clearInterval(timer),
  }
}
