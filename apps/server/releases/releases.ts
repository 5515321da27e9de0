import { join } from 'node:path'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import type { RequestStore } from '../approvals/request-store.ts'
import { rulesFor } from '../approvals/rules.ts'
import type { Rule } from '../approvals/rules.ts'
import { controlPlan } from '../canary/canary-step.ts'
import type { Canary } from '../canary/canary-store.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { LayoutSource } from '../layouts/layout-files.ts'
import type { OperatorStore } from '../operators/operator-store.ts'
import { brandsOf, filesFor, filesOf } from './current-files.ts'
import { DatabaseError } from './database-error.ts'
import { startOnDatabase } from './database-start.ts'
import { diffReleases } from './differences.ts'
import type { FileDifference } from './differences.ts'
import type { DraftStore } from './draft-store.ts'
import { folderMaster } from './folder-master.ts'
import { folderReleases } from './folder-releases.ts'
import type { LinkStore } from './link-store.ts'
import type { About, Outcome, PublishRequest, RestoreRequest } from './outcome.ts'
import { pictureBytes } from './picture-bytes.ts'
import type { PictureStore } from './picture-store.ts'
import { publishPlan, removalPlan, restorePlan, revertPlan } from './plans.ts'
import type { Past } from './plans.ts'
import { openProcess } from './process.ts'
import type { Options } from './process.ts'
import { publishing } from './publishing.ts'
import type { ReleaseStore } from './store.ts'
import { takeOverDrafts } from './taken-over-drafts.ts'
import { documentsOf } from './tree.ts'
import type { Tree } from './tree.ts'

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

const answerMs = 2_000

/**
 * Opens the releases of a layouts folder or of a database. Without `databaseUrl` the folder is the master: what is changed in it becomes
 * a release, and a publication writes it. With it the database is, and the folder fills an empty one.
 *
 * Errors  rejects with a `DatabaseError` for the schema of a newer server, and where the database of `databaseUrl` does not answer within
 *         half a minute and this machine has kept no release. A folder whose database cannot be written is served all the same
 */
export async function openReleases(options: Options): Promise<Releases> {
  const shared = openProcess(options)
  const { dir, dataDir, master, registry, now, print, current, hearing, opened, open, store, refresh, bytesOf } = shared
  const { stillMs = 200, missingMs = 500 } = options
  const closing = new Set<() => void>()
  let isClosed = false
  let takingOver: Promise<void> | undefined

  const past: Past = { registry, read: (number) => store().read(number), bytesOf }

  const folder = folderMaster({
    dir,
    print,
    now,
    stillMs,
    missingMs,
    bytesOf,
    newest: async () => ({ store: await open(), release: await refresh() }),
    record: (content, after) => recordFiles(content, after),
    unrecorded: ({ tree, bytes }) => current.give(current.now().number, tree, bytes, current.now().canary),
  })
  const recordFiles = folderReleases(shared, (path, hash) => folder.picture(path, hash))
  const commit = publishing(shared, folder)
  const pictures = pictureBytes(shared)

  /** The drafts, once those that an earlier version kept as files are among them. */
  async function drafts(): Promise<DraftStore> {
    const { drafts } = await open()
    takingOver ??= takeOverDrafts(dataDir, drafts, current.now(), print).catch((error: unknown) => {
      takingOver = undefined
      if (error instanceof DatabaseError) throw error
      print(`The drafts in ${join(dataDir, 'drafts')} could not be taken over yet: ${errorMessage(error)}`)
    })
    await takingOver
    return drafts
  }

  await (master === 'folder' ? folder.start() : startOnDatabase(shared, { readFolder: folder.read, recordFiles, isClosed: () => isClosed }))
  if (opened()) await drafts().catch(() => undefined) // they are asked for again by whoever needs them

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
    picture: pictures.read,
    async removePicture(brand, file, about) {
      const outcome = await commit((at) => Promise.resolve(removalPlan(at, brand, file)), { kind: 'publish' }, about)
      if (outcome.status === 'published' || outcome.status === 'unchanged') {
        await store().pictures.remove(brand, file)
        pictures.forget(file)
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
      await opened()?.close()
    },
  }
}
