import { changesBetween } from '../../../src/authoring/diff/changes.ts'
import type { ChangeData } from '../../../src/authoring/diff/change.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { titleAt } from '../audit/document-titles.ts'
import { readMediaList } from '../layouts/layout-files.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './store.ts'
import { changedPaths, folderOf, isMedia, mediaListPath } from './tree.ts'

/** What differs in one file. `changes` is empty where only the spelling differs, or where a side cannot be read. */
export type FileDifference = {
  path: string
  brand: string
  document: string
  /** What the document is called in words: `page "Help" of foyer`. */
  title: string
  kind: 'added' | 'removed' | 'changed'
  changes: readonly ChangeData[]
}

type FileText = string | Uint8Array | undefined

/** What differs between two releases, the first being none for `null`; pictures by their lists. Undefined where one is not there. */
export async function diffReleases(store: ReleaseStore, from: number | null, to: number): Promise<FileDifference[] | undefined> {
  const [before, after] = [from === null ? null : await store.read(from), await store.read(to)]
  if (before === undefined || !after) return undefined
  const paths = changedPaths(before?.tree ?? new Map(), after.tree).filter(
    (path) => !isMedia(path) || path === mediaListPath(folderOf(path)),
  )
  const hashIn = (release: Release | null, path: string) => release?.tree.get(path) ?? ''
  const bytes = await store.blobs(paths.flatMap((path) => [hashIn(before, path), hashIn(after, path)]).filter(Boolean))
  const textIn = (release: Release | null, path: string) => bytes.get(hashIn(release, path))
  return paths.map((path) => differenceOf(path, textIn(before, path), textIn(after, path)))
}

/** What differs between two versions of a file, by meaning. */
export function differenceOf(path: string, before: FileText, after: FileText): FileDifference {
  if (isMedia(path)) return pictureDifference(path, before, after)
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
    title: titleAt(path, is ?? was),
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

/** The pictures that a list has and the other one has not, by the names of their files. */
function pictureDifference(path: string, before: FileText, after: FileText): FileDifference {
  const [old, now] = [before, after].map((text) => (text === undefined ? {} : (readMediaList(text)?.pictures ?? {})))
  const missing = (from: typeof old, to: typeof now, kind: 'added' | 'removed') =>
    Object.entries(from ?? {}).flatMap(([file, { name }]): ChangeData[] =>
      to && Object.hasOwn(to, file) ? [] : [{ id: `${kind}:${file}`, kind, subject: { kind: 'item', id: name, pointer: {} } }],
    )
  return {
    path,
    brand: folderOf(path),
    document: 'media/media',
    title: titleAt(path),
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    changes: [...missing(old, now, 'removed'), ...missing(now, old, 'added')],
  }
}

/** How many changes a release has: those by meaning, and one for each other file. */
export function countChanges(differences: readonly FileDifference[]): number {
  return differences.reduce((count, { changes }) => count + Math.max(changes.length, 1), 0)
}
