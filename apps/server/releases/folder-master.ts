import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { errorMessage } from '../../../src/schemas/error-message.ts'
import { prepareFile } from '../files/atomic-write.ts'
import type { PreparedFile } from '../files/atomic-write.ts'
import { LockError, withLock } from '../files/folder-lock.ts'
import { layoutFiles } from '../layouts/layout-files.ts'
import { DatabaseError } from './database-error.ts'
import type { Bytes } from './current-files.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './store.ts'
import { changedPaths, hashOf } from './tree.ts'
import type { Tree } from './tree.ts'

/** `bytes` are those of the documents and of the lists of pictures. */
export type FolderContent = { tree: Tree; bytes: Bytes }

type Options = {
  dir: string
  print: (line: string) => void
  now: () => number
  stillMs: number
  missingMs: number
  /** The newest release of the database, which players get from now on; throws while the database cannot be used. */
  newest: () => Promise<{ store: ReleaseStore; release: Release | undefined }>
  bytesOf: (tree: Tree) => Promise<Bytes>
  /** Makes the content the release after the given one. False where another process was faster. */
  record: (content: FolderContent, after: Release | undefined) => Promise<boolean>
  /** The content cannot become a release now. */
  unrecorded: (content: FolderContent) => void
}

const settleMs = 5_000
const retryMs = 5_000

/**
 * The layouts folder as the master: what is changed in it by hand or by git becomes a release as soon as it is still, by content and as a
 * whole; a publication writes it after its transaction. One process at a time does either, by the folder's lock.
 */
export function folderMaster({ dir, print, now, stillMs, missingMs, newest, bytesOf, record, unrecorded }: Options) {
  const folder = layoutFiles(dir, now)
  const name = resolve(dir)
  let known: Tree = new Map() // of the newest release
  let isDirty = true // the folder may differ from the newest release
  let isRecording = false
  let changedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function read(): FolderContent {
    const bytes = folder.texts()
    const texts = [...bytes].map(([path, text]) => [path, hashOf(text)] as const)
    return { tree: new Map([...texts, ...folder.pictures()]), bytes }
  }

  function notice(): void {
    if (folder.scan().size === 0) return
    isDirty = true
    changedAt = now()
  }

  /** How long the folder has to be still yet, in ms: longer where files are missing, for some programs remove a file to write it anew. */
  function waitMs(): number {
    const there = new Set([...folder.texts().keys(), ...folder.pictures().keys()])
    return changedAt + ([...known.keys()].some((path) => !there.has(path)) ? missingMs : stillMs) - now()
  }

  /** Looks for changes; those that are still become a release. */
  function look(): void {
    if (isClosed) return
    notice()
    if (!isDirty || isRecording) return
    const wait = waitMs()
    if (wait > 0) return lookIn(wait)
    isRecording = true
    void recordNow()
      .catch((error: unknown) => print(errorMessage(error)))
      .finally(() => (isRecording = false))
  }

  async function recordNow(): Promise<void> {
    try {
      await locked(recordFolder)
    } catch (error) {
      if (isClosed) return
      if (error instanceof DatabaseError && error.reason === 'newer') throw error
      print(`Releases cannot be kept now, so players get what is in ${dir} without one: ${errorMessage(error)}`)
      const content = read()
      if (content.tree.size > 0) unrecorded(content)
      isDirty = true
      lookIn(retryMs)
    }
  }

  function lookIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
    timer.unref()
  }

  /** A folder that cannot hold a lock cannot be written either, so nobody else writes it. */
  async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
    let isHeld = false
    try {
      return await withLock(join(dir, '.lock'), () => {
        isHeld = true
        return work()
      })
    } catch (error) {
      if (isHeld || !(error instanceof LockError) || error.timeout) throw error
      return work()
    }
  }

  async function recordFolder(): Promise<void> {
    const { store, release } = await newest()
    known = release?.tree ?? known
    if (release) await finish(store, release)
    notice()
    const wait = waitMs()
    if (wait > 0) return lookIn(wait)
    isDirty = false
    const content = read()
    if (content.tree.size === 0) return release && print(`${dir} holds no documents, so release ${release.number} stays.`)
    if (release && changedPaths(release.tree, content.tree).length === 0) {
      if ((await store.heldBy(name)) !== release.number) await store.setHeld(name, release.number)
    } else if (await record(content, release)) {
      known = content.tree
      await store.setHeld(name, (release?.number ?? 0) + 1)
    } else {
      isDirty = true // another process was faster, and may have kept the same change
      lookIn(stillMs)
    }
  }

  /** Writes what a publication was cut off from writing. A file that somebody has changed since is left, and becomes a release. */
  async function finish(store: ReleaseStore, release: Release): Promise<void> {
    const held = await store.heldBy(name)
    if (held === undefined || held >= release.number) return
    const before = (await store.read(held))?.tree ?? new Map<string, string>()
    folder.scan()
    const { tree } = read()
    const left = changedPaths(before, release.tree).filter(
      (path) => tree.get(path) === before.get(path) && tree.get(path) !== release.tree.get(path),
    )
    if (left.length > 0) {
      const bytes = await bytesOf(new Map(left.flatMap((path) => ofTree(release.tree, path))))
      for (const one of prepare(new Map(left.map((path) => [path, bytes.get(path) ?? null])))) one.put()
      print(`${dir} got what release ${release.number} had not written yet: ${left.join(', ')}`)
      folder.scan()
    }
    await store.setHeld(name, release.number)
  }

  function prepare(changes: ReadonlyMap<string, Buffer | null>): PreparedFile[] {
    const prepared: PreparedFile[] = []
    try {
      for (const [path, text] of changes) {
        const place = join(dir, path)
        prepared.push(text === null ? { put: () => rmSync(place, { force: true }), discard: () => undefined } : prepareFile(place, text))
      }
      return prepared
    } catch (error) {
      for (const one of prepared) one.discard()
      throw new DatabaseError('disk', errorMessage(error))
    }
  }

  return {
    look,
    read: () => {
      folder.scan()
      return read()
    },
    /** The bytes of a picture as the folder has it; undefined where that is another one by now. */
    picture(path: string, hash: string): Buffer | undefined {
      try {
        const bytes = readFileSync(join(dir, path))
        return hashOf(bytes) === hash ? bytes : undefined
      } catch {
        return undefined
      }
    },
    /** The first look: waits until the folder's release is there. */
    start: async () => {
      folder.scan()
      await recordNow()
    },
    /** Runs a publication while nobody else writes the folder, on top of a release that has what the folder has. */
    exclusively: <Result>(work: () => Promise<Result>) =>
      locked(async () => {
        const until = now() + settleMs
        notice()
        const { store, release } = await newest()
        if ((await store.heldBy(name)) !== release?.number) isDirty = true
        while (isDirty) {
          const wait = waitMs()
          if (wait > 0) {
            if (now() > until) throw new DatabaseError('busy', `${dir} does not stop changing.`)
            await new Promise((done) => setTimeout(done, Math.min(wait, 50)))
            notice()
          } else await recordFolder()
        }
        return work()
      }),
    /** Writes new texts beside their files, so that a full disk refuses them before the transaction. */
    prepare,
    /** Puts the prepared files in place. The release is published already: what fails is finished by the next look or start. */
    async put(prepared: readonly PreparedFile[], store: ReleaseStore, { number, tree }: Release): Promise<void> {
      known = tree
      try {
        for (const one of prepared) one.put()
        folder.scan()
        await store.setHeld(name, number)
      } catch (error) {
        isDirty = true
        print(`Release ${number} is published, but ${dir} could not be written whole yet: ${errorMessage(error)}`)
      }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function ofTree(tree: Tree, path: string): [string, string][] {
  const hash = tree.get(path)
  return hash === undefined ? [] : [[path, hash]]
}
