import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { gate } from '../approvals/gate.ts'
import type { Passing } from '../approvals/gate.ts'
import { boundOf, rulesFor } from '../approvals/rules.ts'
import type { RequestStore } from '../approvals/request-store.ts'
import type { Bound, Missing, Rule } from '../approvals/rules.ts'
import { actingAs } from '../audit/actor.ts'
import { audited } from '../audit/audit-store.ts'
import { releaseEntry } from '../audit/release-entry.ts'
import { controlPlan, followingStep, startingStep } from '../canary/canary-step.ts'
import type { CanaryStep } from '../canary/canary-step.ts'
import type { Audience, Canary } from '../canary/canary-store.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { readMediaList } from '../layouts/layout-files.ts'
import type { LayoutSource } from '../layouts/layout-files.ts'
import type { Build, BuildAhead } from '../layouts/layouts.ts'
import { brandsOf, currentFiles, filesFor, filesOf } from './current-files.ts'
import type { Bytes, Current, Files, KnownCanary } from './current-files.ts'
import { openPostgres, openSqlite } from './database.ts'
import type { Within } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { diffReleases } from './differences.ts'
import type { DraftStore } from './draft-store.ts'
import type { LinkStore } from './link-store.ts'
import type { OperatorStore } from '../operators/operator-store.ts'
import type { FileDifference } from './differences.ts'
import { folderMaster } from './folder-master.ts'
import type { FolderContent } from './folder-master.ts'
import { withPictures } from './pictures.ts'
import type { PictureStore } from './picture-store.ts'
import { publishPlan, removalPlan, restorePlan, revertPlan } from './plans.ts'
import type { Past, Plan } from './plans.ts'
import { NotAppended, releaseStore } from './store.ts'
import type { Release, ReleaseKind, Way } from './release.ts'
import type { ReleaseStore } from './store.ts'
import { takeOverDrafts } from './taken-over-drafts.ts'
import { changedPaths, documentsOf, folderOf, hashOf, isMedia, mediaListPath, mediaPath, pictureNames, pictureOf } from './tree.ts'
import type { FileChanges, Tree } from './tree.ts'
import { describeRelease, faultsOf, refused } from './verdict.ts'

type About = {
  note?: string | undefined
  by?: string | null | undefined
  way?: Way | undefined
  /** Tells what would happen, and writes nothing. */
  dry?: boolean | undefined
  /** Pictures that are uploaded before the files are published, where that is only tried. */
  brought?: ReadonlySet<string> | undefined
  /** The request or the override by which it goes out where a brand wants approvals. */
  passing?: Passing | undefined
  /** What is written in the release's own transaction. */
  within?: ((published: Published) => Within | undefined) | undefined
}
export type PublishRequest = About & {
  base: number
  files: FileChanges
  exact?: boolean | undefined
  kind?: 'publish' | 'import' | undefined
  /** Who gets it first; without it everyone gets it. */
  audience?: Audience | undefined
}
export type RestoreRequest = About & { base?: number | undefined }

export type Published = {
  number: number
  brands: readonly string[]
  /** The hashes that the files have now; null for one that was removed. */
  files: Readonly<Record<string, string | null>>
  /** The texts of files that are not as they were sent, because they were merged. */
  merged?: Readonly<Record<string, string>>
}
type Described = { brands: readonly string[]; changes: readonly FileDifference[]; bound: Bound; missing: readonly Missing[] }
export type Outcome =
  | ({ status: 'published' } & Published)
  | { status: 'unchanged'; number: number; files: Published['files'] }
  /** It would go to some players first, and that is what another release does already. */
  | { status: 'running'; canary: number; audience: Audience }
  /** What belongs into the transaction cannot be written: another process has done the same, or it was called off. */
  | { status: 'declined' }
  /** `missing`: what the brands want before it goes out. */
  | ({ status: 'dry'; number: number } & Described)
  /** It waits for approvals; `isStale`: the request that was named is of another change. */
  | ({ status: 'approval'; number: number; isStale: boolean } & Described)
  | Extract<Plan, { outcome: unknown }>['outcome']

export type Releases = {
  /** Which of the two decides where both hold documents: `LAYOUTS_DIR` or the database. */
  master: 'folder' | 'database'
  /** The files that players get: those of the newest release. */
  files: LayoutSource
  /** The newest release that this process knows; 0 where none could be written yet. */
  number: () => number
  /** The canary that runs, as far as this process knows. */
  canary: () => Canary | undefined
  /** The files of those who are not in the canary; none while no canary runs. */
  control: () => LayoutSource
  /** Asks the database for the newest release, and for the canary that runs. */
  refresh: () => Promise<unknown>
  /** Throws a `DatabaseError` while the database cannot be used. */
  store: () => ReleaseStore
  /** Whether the database answers within two seconds. */
  database: () => Promise<'ready' | 'away'>
  /** Opens the database where that failed before. Rejects with a `DatabaseError` while it cannot be used. */
  drafts: () => Promise<DraftStore>
  links: () => Promise<LinkStore>
  pictures: () => Promise<PictureStore>
  operators: () => Promise<OperatorStore>
  requests: () => Promise<RequestStore>
  /** What the brands want before a change of these files goes out; `least` as in `rulesFor`. */
  rules: (paths: Iterable<string>, least?: number) => Map<string, Rule>
  /** The files that players get, with their hashes: documents and pictures. */
  tree: () => Tree
  /** The bytes of a picture by its file's name, such as `<hash>-640.webp`, of any release or upload; undefined where there is none. */
  picture: (name: string) => Promise<Buffer | undefined>
  /** Takes a picture off the brand's list, and its files out of the newest release unless they are used by then. */
  removePicture: (brand: string, file: string, about: About) => Promise<Outcome>
  publish: (request: PublishRequest) => Promise<Outcome>
  /** Makes all files those of an earlier release. */
  restore: (number: number, request: RestoreRequest) => Promise<Outcome>
  /** Takes out what one release changed, and leaves what came after it. */
  revert: (number: number, request: RestoreRequest) => Promise<Outcome>
  /** Gives everyone what those have who are not in the canary; nothing where the release is not the canary that runs. */
  endCanary: (number: number, about: About) => Promise<Outcome>
  /** What differs between two releases by meaning, the first being none for `null`; undefined where one of them is not there. */
  diff: (from: number | null, to: number) => Promise<FileDifference[] | undefined>
  /** The files of a release with their texts; undefined where it is not there. */
  filesAt: (number: number) => Promise<LayoutFile[] | undefined>
  /** Calls the listener when this process gives players another release. */
  onChange: (listener: () => void) => void
  /** Calls the listener when another process may have written to the database, and when it can be used again. */
  onHeard: (listener: () => void) => void
  /** Calls the listener when the process ends. */
  onClose: (listener: () => void) => void
  close: () => Promise<void>
}

type Options = {
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

type Kind = { kind: ReleaseKind; of?: number; audience?: Audience | undefined }

const mostPictureBytes = 64 * 1_048_576 // of those that players asked for last
const mostTurns = 50 // of publishers that were faster each time
const startMs = 30_000
const reopenMs = 1_000
const answerMs = 2_000

/**
 * Opens the releases of a layouts folder or of a database. Without `databaseUrl` the folder is the master: what is changed in it becomes
 * a release, and a publication writes it. With it the database is, and the folder fills an empty one.
 *
 * Errors  rejects with a `DatabaseError` for the schema of a newer server, and where the database of `databaseUrl` does not answer within
 *         half a minute and this machine has kept no release. A folder whose database cannot be written is served all the same
 */
export async function openReleases(options: Options): Promise<Releases> {
  const { dir, dataDir, databaseUrl, build, checkAhead, registry, now = Date.now, stillMs = 200, missingMs = 500 } = options
  const master = databaseUrl === undefined ? 'folder' : 'database'
  const current = currentFiles(dir)
  const closing = new Set<() => void>()
  const hearing = new Set<() => void>()
  const printed = new Set<string>()
  const keptPictures = new LRUCache<string, Buffer>({ maxSize: mostPictureBytes, sizeCalculation: ({ length }) => length })
  let opened: ReleaseStore | undefined
  let opening: Promise<ReleaseStore> | undefined
  let isClosed = false
  let refreshing: Promise<unknown> = Promise.resolve()
  let takingOver: Promise<void> | undefined

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

  /** The drafts, once those that an earlier version kept as files are among them. */
  async function drafts(): Promise<DraftStore> {
    const { drafts } = await open()
    takingOver ??= takeOverDrafts(dataDir, drafts, current.now(), print).catch((error: unknown) => {
      takingOver = undefined
      if (error instanceof DatabaseError) throw error
      print(`The drafts in ${join(dataDir, 'drafts')} could not be taken over yet: ${messageOf(error)}`)
    })
    await takingOver
    return drafts
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

  async function picture(name: string): Promise<Buffer | undefined> {
    const { file } = pictureOf(name) ?? {}
    if (file === undefined) return undefined
    const kept = keptPictures.get(name)
    if (kept) return kept
    const bytes = master === 'folder' ? await storedPicture(file, name) : await pictureOrCopy(file, name)
    if (bytes) keptPictures.set(name, bytes)
    return bytes
  }

  async function storedPicture(file: string, name: string): Promise<Buffer | undefined> {
    const { pictures, blobs } = await open()
    const hash = (await pictures.find([file])).find((one) => one.blobs[name] !== undefined)?.blobs[name]
    return hash === undefined ? undefined : (await blobs([hash])).get(hash)
  }

  /** A picture that this machine has given before comes from its disk, also while the database is away. */
  async function pictureOrCopy(file: string, name: string): Promise<Buffer | undefined> {
    const copy = join(dataDir, 'media', name)
    if (existsSync(copy)) return readFileSync(copy)
    const bytes = await storedPicture(file, name)
    if (bytes) writeCopy(copy, bytes)
    return bytes
  }

  function writeCopy(copy: string, bytes: Buffer): void {
    try {
      writeFileAtomically(copy, bytes)
    } catch (error) {
      print(`Pictures cannot be kept for a time without the database: ${messageOf(error)}`)
    }
  }

  const past: Past = { registry, read: (number) => store().read(number), bytesOf }

  const folder = folderMaster({
    dir,
    print,
    now,
    stillMs,
    missingMs,
    bytesOf,
    newest: async () => ({ store: await open(), release: await refresh() }),
    record: recordFiles,
    unrecorded: ({ tree, bytes }) => current.give(current.now().number, tree, bytes, current.now().canary),
  })

  /** What was found in the folder is a release without a check: a fault in it is printed, and the last good document stays. */
  async function recordFiles({ tree, bytes }: FolderContent, after: Release | undefined): Promise<boolean> {
    const old = after ? await bytesOf(withoutPictures(after.tree)) : new Map<string, Buffer>()
    const before = filesOf(dir, old, current.now().files)
    const files = filesOf(dir, bytes, before)
    await aheadOf(before, files)
    await actingAs({ id: null, name: null, email: null, way: 'files' }, () => takeUpPictures(tree, bytes))
    const { brands, changes, differences } = describeRelease(build, before, files, { before: listsIn(old), after: listsIn(bytes) })
    const number = (after?.number ?? 0) + 1
    const paths = changedPaths(after?.tree ?? new Map(), tree)
    const fresh = paths.flatMap((path) => bytes.get(path) ?? [])
    const release: Release = {
      number,
      parent: after?.number ?? null,
      tree,
      by: null,
      way: 'files',
      kind: after ? 'publish' : 'import',
      note: '',
      at: new Date(now()).toISOString(),
      brands,
      changes,
      ...(after && rulesFor(before, paths).size > 0 && { approval: { unapproved: true } }), // it is there already
    }
    const { canary } = current.now()
    const at = after && { number: after.number, tree: after.tree, files: before }
    const step = at && canary && followingStep(at, canary, { release, files }, { build, registry, dir })
    const texts = new Map([...fresh.map((text) => [hashOf(text), text] as const), ...(step?.fresh ?? [])])
    const written = await store().append(release, texts, async (transaction) => {
      await audited(transaction, releaseEntry(release, differences, step?.told))
      if (step && !(await step.write(transaction))) throw new NotAppended('taken')
      return true
    })
    if (written !== 'written') return false
    current.give(number, tree, bytes, step?.after)
    return true
  }

  /** Keeps the pictures that somebody has put into the folder, before the release that has them. */
  async function takeUpPictures(tree: Tree, bytes: Bytes): Promise<void> {
    for (const [path, text] of listsIn(bytes)) {
      const brand = folderOf(path)
      const known = new Set((await store().pictures.ofBrand(brand)).map(({ file }) => file))
      for (const [file, entry] of Object.entries(readMediaList(text)?.pictures ?? {})) {
        const names = pictureNames(file, entry.widths)
        const missing = names.find((name) => !tree.has(mediaPath(brand, name)))
        if (missing !== undefined) print(`${join(dir, path)} names ${missing}, which is not there or no whole WebP of that name.`)
        if (known.has(file) || !tree.has(mediaPath(brand, `${file}.webp`))) continue
        const found = names.flatMap((name) => {
          const hash = tree.get(mediaPath(brand, name))
          const one = hash === undefined ? undefined : folder.picture(mediaPath(brand, name), hash)
          return one ? [[name, one] as const] : []
        })
        await store().pictures.add({ ...entry, brand, file, files: new Map(found) })
      }
    }
  }

  /** Checks what the brands are built from, without that visitors wait. */
  async function aheadOf(before: Files, after: Files): Promise<void> {
    const changed = new Set(changedPaths(before, after).map(folderOf))
    for (const brand of brandsOf(after).filter((one) => changed.has(baseBrand) || changed.has(one)))
      await checkAhead({ brand, files: filesFor(brand, after), lastGood: undefined })
  }

  async function commit(plan: (at: Current) => Promise<Plan>, kind: Kind, about: About): Promise<Outcome> {
    await open()
    const work = () => attempt(plan, kind, about)
    if (master === 'folder' && about.dry !== true) return folder.exclusively(work)
    await refresh()
    return work()
  }

  async function attempt(plan: (at: Current) => Promise<Plan>, kind: Kind, about: About): Promise<Outcome> {
    const { audience, ...ofRelease } = kind
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if (turn > 0) await refresh() // another process was faster
      const at = current.now()
      if (audience && at.canary) {
        const { number: canary, audience: its } = at.canary.canary
        return { status: 'running', canary, audience: its }
      }
      const planned = await plan(at)
      if ('outcome' in planned) return planned.outcome
      const whole = await withPictures(at, planned.changes, store(), about.brought)
      if ('outcome' in whole) return whole.outcome
      const changes = new Map([...whole.changes].filter(([path, text]) => at.tree.get(path) !== (text === null ? undefined : hashOf(text))))
      const paths = [...planned.changes.keys()].filter((path) => !isMedia(path))
      const hashesIn = (tree: Tree) => Object.fromEntries(paths.map((path) => [path, tree.get(path) ?? null]))
      if (changes.size === 0) return { status: 'unchanged', number: at.number, files: hashesIn(at.tree) }
      const bytes = new Map(current.bytes())
      for (const [path, text] of changes) {
        if (text === null) bytes.delete(path)
        else bytes.set(path, text)
      }
      const files = filesOf(dir, bytes, at.files)
      await aheadOf(at.files, files)
      const faults = planned.isKnown ? undefined : faultsOf(build, at.files, files, [...documentsOf(changes).keys()])
      if (faults) return faults
      const lists = await listsOf(at.tree, changes)
      const { brands, changes: count, differences } = describeRelease(build, at.files, files, lists)
      const number = at.number + 1
      const fresh = new Map([...changes.values()].flatMap((text) => (text === null ? [] : [[hashOf(text), text] as const])))
      const tree = new Map(at.tree)
      for (const [path, text] of changes) {
        if (text === null) tree.delete(path)
        else tree.set(path, hashOf(text))
      }
      const bound = boundOf(at.tree, tree, changes.keys())
      const described = { brands, changes: differences, bound }
      const time = new Date(now()).toISOString()
      const verdict = await gate(store().requests, at.files, bound, about.passing ?? {}, time)
      if (!verdict.passes && 'refusal' in verdict) return refused(verdict.refusal)
      if (about.dry === true) return { status: 'dry', number, ...described, missing: verdict.passes ? [] : verdict.missing }
      if (!verdict.passes) return { status: 'approval', number, ...described, missing: verdict.missing, isStale: verdict.isStale }
      const release: Release = {
        ...ofRelease,
        number,
        parent: at.number,
        tree,
        by: about.by ?? null,
        way: about.way ?? 'editor',
        note: about.note ?? '',
        at: time,
        brands,
        changes: count,
        ...(verdict.approval && { approval: verdict.approval }),
      }
      const published: Published = {
        number,
        brands,
        files: hashesIn(tree),
        ...(planned.merged?.length && {
          merged: Object.fromEntries(
            planned.merged.flatMap((path) => (bytes.has(path) ? [[path, bytes.get(path)?.toString() ?? '']] : [])),
          ),
        }),
      }
      const step = await stepOf(at, release, files, audience)
      const within: Within = async (transaction) => {
        await audited(transaction, releaseEntry(release, differences, step?.told))
        for (const work of [verdict.within?.(number), about.within?.(published)]) if (work && !(await work(transaction))) return false
        if (step && !(await step.write(transaction))) throw new NotAppended('taken')
        return true
      }
      const written = await write(release, changes, new Map([...fresh, ...(step?.fresh ?? [])]), within)
      if (written === 'declined') return { status: 'declined' }
      if (written === 'taken') continue
      current.give(number, tree, bytes, step?.after)
      return { status: 'published', ...published }
    }
    throw new DatabaseError('busy', 'Other publications came first each time.')
  }

  /** What a release does to the canary that runs, or that it begins. */
  async function stepOf(at: Current, release: Release, files: Files, audience: Audience | undefined): Promise<CanaryStep | undefined> {
    if (audience) return startingStep(at, release, audience)
    if (!at.canary) return undefined
    const step = followingStep(at, at.canary, { release, files }, { build, registry, dir })
    if (step.after) await aheadOf(at.canary.files, step.after.files)
    return step
  }

  /** The lists of pictures before and after changes. */
  async function listsOf(tree: Tree, changes: ReadonlyMap<string, Buffer | null>): Promise<{ before: Bytes; after: Bytes }> {
    const before = await bytesOf(listsIn(tree))
    const after = new Map(before)
    for (const [path, text] of listsIn(changes)) {
      if (text === null) after.delete(path)
      else after.set(path, text)
    }
    return { before, after }
  }

  async function write(
    release: Release,
    changes: ReadonlyMap<string, Buffer | null>,
    fresh: ReadonlyMap<string, Buffer>,
    within: Within,
  ): ReturnType<ReleaseStore['append']> {
    const prepared = master === 'folder' ? folder.prepare(changes) : []
    let written: Awaited<ReturnType<ReleaseStore['append']>> | undefined
    try {
      written = await store().append(release, fresh, within)
    } finally {
      if (written !== 'written') for (const one of prepared) one.discard()
    }
    if (written === 'written' && master === 'folder') await folder.put(prepared, store(), release)
    return written
  }

  /** Without its database a server begins with the release that it gave players last, and goes on when the database is back. */
  async function startOnDatabase(): Promise<void> {
    const kept = keptRelease(dataDir)
    current.onChange(() => {
      try {
        kept.write(keptOf(current.now(), current.bytes()))
      } catch (error) {
        print(`The release cannot be kept for a start without the database: ${messageOf(error)}`)
      }
    })
    for (const until = now() + startMs; !opened;) {
      try {
        await open()
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.reason === 'newer') throw error
        const sentence = `The database of DATABASE_URL does not answer: ${error.message}`
        const last = kept.read()
        if (last) {
          current.give(last.number, last.tree, last.bytes, undefined)
          print(`${sentence}. Players get release ${last.number}, which this machine has kept; publishing waits for the database.`)
          void beginWhenOpen()
          return
        }
        if (now() > until) throw new DatabaseError(error.reason, sentence)
        print(sentence)
        await new Promise((done) => setTimeout(done, reopenMs))
      }
    }
    await begin()
  }

  async function begin(): Promise<void> {
    if (await refresh()) return
    const content = folder.read()
    if (content.tree.size > 0) await recordFiles(content, undefined) // of servers that start together one fills it
    await refresh()
  }

  async function beginWhenOpen(): Promise<void> {
    while (!isClosed) {
      await new Promise<void>((done) => void setTimeout(done, reopenMs).unref())
      try {
        const store = await open()
        if (isClosed) return await store.close()
        await begin()
        return print(`The database is back: release ${current.now().number}`)
      } catch (error) {
        print(messageOf(error)) // the schema of a newer server, or it is away yet
      }
    }
  }

  await (master === 'folder' ? folder.start() : startOnDatabase())
  if (opened) await drafts().catch(() => undefined) // they are asked for again by whoever needs them

  return {
    master,
    files: {
      scan() {
        if (master === 'folder') folder.look()
        return current.takeChanged()
      },
      brands: () => brandsOf(current.now().files),
      filesOf: (brand) => filesFor(brand, current.now().files),
    },
    number: () => current.now().number,
    canary: () => current.now().canary?.canary,
    control: () => current.control(),
    refresh,
    store,
    async database() {
      const asked = (async () => void (await store().list({ limit: 1 })))()
      const late = new Promise<'away'>((done) => void setTimeout(done, answerMs, 'away').unref())
      return Promise.race([asked.then(() => 'ready' as const).catch(() => 'away' as const), late])
    },
    publish: (request) => {
      const { kind = 'publish', audience } = request
      return commit((at) => publishPlan(at, request, past), { kind, audience }, request)
    },
    drafts,
    links: async () => (await open()).links,
    pictures: async () => (await open()).pictures,
    operators: async () => (await open()).operators,
    requests: async () => (await open()).requests,
    rules: (paths, least) => rulesFor(current.now().files, paths, least),
    tree: () => current.now().tree,
    picture,
    async removePicture(brand, file, about) {
      const outcome = await commit((at) => Promise.resolve(removalPlan(at, brand, file)), { kind: 'publish' }, about)
      if (outcome.status === 'published' || outcome.status === 'unchanged') {
        await store().pictures.remove(brand, file)
        for (const name of keptPictures.keys()) {
          if (pictureOf(name)?.file !== file) continue
          keptPictures.delete(name)
          rmSync(join(dataDir, 'media', name), { force: true })
        }
      }
      return outcome
    },
    restore: (number, request) => commit((at) => restorePlan(at, number, request.base, past), { kind: 'restore', of: number }, request),
    revert: (number, request) =>
      commit(
        (at) =>
          at.canary?.canary.number === number ? Promise.resolve(controlPlan(at, at.canary)) : revertPlan(at, number, request.base, past),
        { kind: 'revert', of: number },
        request,
      ),
    endCanary: (number, about) =>
      commit(
        (at) =>
          Promise.resolve(at.canary?.canary.number === number ? controlPlan(at, at.canary) : { changes: new Map<string, Buffer | null>() }),
        { kind: 'revert', of: number },
        about,
      ),
    diff: async (from, to) => diffReleases(store(), from, to),
    async filesAt(number) {
      const release = await store().read(number)
      return release && [...filesOf(dir, await bytesOf(documentsOf(release.tree)), current.now().files).values()]
    },
    onChange: current.onChange,
    onHeard: (listener) => void hearing.add(listener),
    onClose: (listener) => void closing.add(listener),
    async close() {
      isClosed = true
      for (const listener of closing) listener()
      folder.close()
      await opened?.close()
    },
  }
}

function listsIn<Value>(files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].filter(([path]) => path === mediaListPath(folderOf(path))))
}

function withoutPictures(tree: Tree): Tree {
  return new Map([...documentsOf(tree), ...listsIn(tree)])
}

/** `files`: documents as base64; `media`: the hashes of pictures, and of the lists of them. */
type KeptRelease = { number: number; files: Record<string, string>; media?: Record<string, string> }

/** What a start without the database gives to everyone: while a canary runs, what those have who are not in it. */
function keptOf({ number, tree, canary }: Current, bytes: Bytes): { number: number; tree: Tree; bytes: Bytes } {
  if (!canary) return { number, tree, bytes }
  const media = [...tree].filter(([path]) => isMedia(path))
  const texts = [...canary.files].map(([path, { text }]) => [path, Buffer.from(text)] as const)
  return { number: canary.canary.shown, tree: new Map([...canary.canary.control, ...media]), bytes: new Map(texts) }
}

/** The newest release as this machine's disk has it: its number and its files. */
function keptRelease(dataDir: string) {
  const path = join(dataDir, 'newest-release.json')
  return {
    read(): { number: number; tree: Tree; bytes: Bytes } | undefined {
      try {
        // as `write` has it
        const { number, files, media = {} } = JSON.parse(readFileSync(path, 'utf8')) as KeptRelease
        const bytes = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]))
        const documents = [...bytes].map(([file, text]) => [file, hashOf(text)] as const)
        return { number, tree: new Map([...documents, ...Object.entries(media)]), bytes }
      } catch {
        return undefined // there is none, or another program's
      }
    },
    write({ number, tree, bytes }: { number: number; tree: Tree; bytes: Bytes }) {
      const files = Object.fromEntries([...bytes].map(([file, text]) => [file, text.toString('base64')]))
      const media = Object.fromEntries([...tree].filter(([file]) => isMedia(file)))
      const kept: KeptRelease = { number, files, media }
      writeFileAtomically(path, JSON.stringify(kept))
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
