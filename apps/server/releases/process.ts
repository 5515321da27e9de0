import { join } from 'node:path'

import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import type { Canary } from '../canary/canary-store.ts'
import type { Build, BuildAhead } from '../layouts/layouts.ts'
import { brandsOf, currentFiles, filesFor, filesOf } from './current-files.ts'
import type { Bytes, Files, KnownCanary } from './current-files.ts'
import { DatabaseError } from './database-error.ts'
import { openPostgres, openSqlite } from './database.ts'
import type { Release } from './release.ts'
import { releaseStore } from './store.ts'
import type { ReleaseStore } from './store.ts'
import { changedPaths, documentsOf, folderOf } from './tree.ts'
import type { Tree } from './tree.ts'

export type Options = {
  dir: string
  dataDir: string
  databaseUrl?: string | undefined
  build: Build
  checkAhead: BuildAhead
  registry: Registry
  print: (line: string) => void
  now?: () => number
  /** How long the folder must be still before a change of it becomes a release, in ms; longer where files are missing. */
  stillMs?: number
  missingMs?: number
}
/** What one process knows of the releases, and its database. */
export type Process = ReturnType<typeof openProcess>

/** The files that this process gives to players, and the database that they come from. The database is opened by the first who needs it. */
export function openProcess({ dir, dataDir, databaseUrl, build, checkAhead, registry, now = Date.now, ...options }: Options) {
  const master = databaseUrl === undefined ? ('folder' as const) : ('database' as const)
  const current = currentFiles(dir)
  const hearing = new Set<() => void>()
  const printed = new Set<string>()
  let opened: ReleaseStore | undefined
  let opening: Promise<ReleaseStore> | undefined
  let refreshing: Promise<unknown> = Promise.resolve()

  function print(line: string) {
    if (!printed.has(line)) options.print(line)
    printed.add(line)
  }

  function open(): Promise<ReleaseStore> {
    opening ??= openStore().finally(() => (opening = undefined))
    return opening
  }

  async function openStore(): Promise<ReleaseStore> {
    if (opened) return opened
    const database = await (databaseUrl === undefined ? openSqlite(join(dataDir, 'foyer.db')) : openPostgres(databaseUrl, print))
    opened = releaseStore(database)
    opened.watch(() => {
      for (const listener of hearing) listener()
      void refresh().catch(() => undefined) // what failed is asked for again by the next change or publication
    })
    return opened
  }

  function store(): ReleaseStore {
    if (!opened) throw new DatabaseError(master === 'folder' ? 'disk' : 'away', 'The database is not open.')
    return opened
  }

  /** Gives players the newest release, one call after the other. */
  function refresh(): Promise<Release | undefined> {
    const mine = refreshing.catch(() => undefined).then(readNewest)
    refreshing = mine
    return mine
  }

  async function readNewest(): Promise<Release | undefined> {
    const known = current.now().number
    const found = await store().current()
    if (!found) return undefined
    const { release: newest, canary } = found
    const now = current.now()
    // An older one than before is that of a database that was put back
    const isOther = newest.number < known || newest.number > now.number
    const isOtherCanary = newest.number === now.number && canary?.version !== now.canary?.canary.version
    if (isOther || isOtherCanary)
      current.give(newest.number, newest.tree, await bytesOf(documentsOf(newest.tree)), canary && (await knownCanary(canary)))
    return newest
  }

  async function knownCanary(canary: Canary): Promise<KnownCanary> {
    const { files, canary: before } = current.now()
    return { canary, files: filesOf(dir, await bytesOf(canary.control), before?.files ?? files) }
  }

  /** The bytes of a tree's files, of which most are those of the newest release. */
  async function bytesOf(tree: Tree): Promise<Bytes> {
    const { tree: newest, canary } = current.now()
    const bytes = current.bytes()
    const known = new Map([...newest].map(([path, hash]) => [hash, bytes.get(path)]))
    for (const [path, hash] of canary?.canary.control ?? []) {
      const text = known.has(hash) ? undefined : canary?.files.get(path)?.text
      if (text !== undefined) known.set(hash, Buffer.from(text))
    }
    const missing = [...tree.values()].filter((hash) => !known.get(hash))
    const found = missing.length > 0 ? await store().blobs(missing) : new Map<string, Buffer>()
    return new Map(
      [...tree].flatMap(([path, hash]) => {
        const text = known.get(hash) ?? found.get(hash)
        return text ? [[path, text] as const] : []
      }),
    )
  }

  /** Checks what the brands are built from, without that visitors wait. */
  async function aheadOf(before: Files, after: Files): Promise<void> {
    const changed = new Set(changedPaths(before, after).map(folderOf))
    for (const brand of brandsOf(after).filter((one) => changed.has(baseBrand) || changed.has(one)))
      await checkAhead({ brand, files: filesFor(brand, after), lastGood: undefined })
  }

  return {
    dir,
    dataDir,
    master,
    build,
    registry,
    now,
    print,
    current,
    hearing,
    /** The database where it is open. */
    opened: () => opened,
    open,
    store,
    refresh,
    bytesOf,
    aheadOf,
  }
}
