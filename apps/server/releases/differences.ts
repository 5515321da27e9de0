import { changesBetween } from '../../../src/authoring/diff/changes.ts'
import type { ChangeData } from '../../../src/authoring/diff/change.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import type { Json } from '../../../src/schemas/json.ts'
import type { Release, ReleaseStore } from './store.ts'
import { changedPaths, folderOf } from './tree.ts'

/** What differs in one file. `changes` is empty where only the spelling differs, or where a side cannot be read. */
export type FileDifference = {
  path: string
  brand: string
  document: string
  kind: 'added' | 'removed' | 'changed'
  changes: readonly ChangeData[]
}

type FileText = string | Uint8Array | undefined

/** What differs between two releases, the first being none for `null`; undefined where one of them is not there. */
export async function diffReleases(store: ReleaseStore, from: number | null, to: number): Promise<FileDifference[] | undefined> {
  const [before, after] = [from === null ? null : await store.read(from), await store.read(to)]
  if (before === undefined || !after) return undefined
  const paths = changedPaths(before?.tree ?? new Map(), after.tree)
  const hashIn = (release: Release | null, path: string) => release?.tree.get(path) ?? ''
  const bytes = await store.blobs(paths.flatMap((path) => [hashIn(before, path), hashIn(after, path)]).filter(Boolean))
  const textIn = (release: Release | null, path: string) => bytes.get(hashIn(release, path))
  return paths.map((path) => differenceOf(path, textIn(before, path), textIn(after, path)))
}

/** What differs between two versions of a file, by meaning. */
export function differenceOf(path: string, before: FileText, after: FileText): FileDifference {
  const brand = folderOf(path)
  const load = (text: FileText) => (text === undefined ? undefined : loadFile({ path, brand, text }))
  const [old, now] = [load(before), load(after)]
  const document = (now ?? old)?.name ?? path
  const isReadable = (old === undefined || old.value !== undefined) && (now === undefined || now.value !== undefined)
  const [was, is]: [Json | undefined, Json | undefined] = [old?.value, now?.value]
  return {
    path,
    brand,
    document,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    // without the patches, which are computed when they are read
    changes: isReadable
      ? changesBetween(document, was, is).map(({ id, kind, subject, property, before: from, after: to, from: place, to: into, count }) => ({
          id,
          kind,
          subject,
          ...(property !== undefined && { property }),
          ...(from !== undefined && { before: from }),
          ...(to !== undefined && { after: to }),
          ...(place && { from: place }),
          ...(into && { to: into }),
          ...(count && { count }),
        }))
      : [],
  }
}

/** How many changes a release has: those by meaning, and one for each other file. */
export function countChanges(differences: readonly FileDifference[]): number {
  return differences.reduce((count, { changes }) => count + Math.max(changes.length, 1), 0)
}
