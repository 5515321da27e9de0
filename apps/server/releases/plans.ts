import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { pictureUses } from '../pictures/picture-uses.ts'
import { textOf } from './current-files.ts'
import type { Bytes, Current } from './current-files.ts'
import { mergeFile } from './merge-files.ts'
import type { Conflict } from './merge-files.ts'
import type { Release } from './release.ts'
import { changedPaths, documentsOf, folderOf, hashOf, isHash, isMedia, mediaListPath, mediaPath } from './tree.ts'
import type { FileChanges, Tree } from './tree.ts'
import { fileRefusal, nameAt, refused } from './verdict.ts'
import type { Refused } from './verdict.ts'

/**
 * Files to write, null to remove one, and the paths of those that are not as they were sent, because they were merged; or why nothing can
 * be written. `isKnown`: other players have these documents already, so that no fault in them is new.
 */
export type Plan =
  | { changes: ReadonlyMap<string, Buffer | null>; merged?: readonly string[]; isKnown?: true }
  | {
      outcome:
        | Refused
        | { status: 'conflict'; current: number; conflicts: readonly Conflict[] }
        | { status: 'unknown'; asked: number; error: string }
    }

/** What takes a picture off a brand's list and its files out of the newest release, unless somebody uses it; see `withPictures`. */
export function removalPlan(at: Current, brand: string, file: string): Plan {
  if ([...at.files.values()].some((document) => pictureUses(document).some((use) => use.file === file)))
    return { outcome: refused('A page uses this picture by now, so it stays.') }
  const paths = [...at.tree.keys()].filter((path) => folderOf(path) === brand && isMedia(path) && path.startsWith(mediaPath(brand, file)))
  return { changes: new Map(paths.map((path) => [path, null])) }
}

/** Where earlier releases are read from. */
export type Past = {
  registry: Registry
  read: (number: number) => Promise<Release | undefined>
  bytesOf: (tree: Tree) => Promise<Bytes>
}

/**
 * What a publication changes in the newest release: each file is merged with what came since its base. With `exact`, a file that was
 * changed since is a conflict as a whole.
 */
export async function publishPlan(
  at: Current,
  { base, files, exact = false }: { base: number; files: FileChanges; exact?: boolean | undefined },
  { registry, read, bytesOf }: Past,
): Promise<Plan> {
  const tree = base === at.number ? at.tree : (await read(base))?.tree
  if (!tree || base > at.number) return noSuchRelease(base, at)
  const sent = Object.entries(files)
  const old = await bytesOf(new Map([...tree].filter(([path]) => Object.hasOwn(files, path))))
  const changes = new Map<string, Buffer | null>()
  const merged: string[] = []
  const conflicts: Conflict[] = []
  for (const [path, { base: named, text }] of sent) {
    const refusal = fileRefusal(path, text, at, files)
    if (refusal) return { outcome: refusal }
    const ours = text === null ? null : Buffer.from(text)
    const theirs = at.tree.get(path)
    const is = (hash: string | undefined) =>
      named === undefined ? hash === tree.get(path) : named === null ? hash === undefined : isHash(hash, named)
    const isOnBase = is(tree.get(path))
    const document = nameAt(path, at.files.get(path))
    const texts = { base: isOnBase ? textOf(old.get(path)) : null, theirs: textOf(at.files.get(path)?.text), yours: text }
    if (is(theirs) || theirs === (ours === null ? undefined : hashOf(ours))) changes.set(path, ours)
    else if (exact || !isOnBase) conflicts.push({ path, document, parts: [], ...texts, hash: theirs ?? null })
    else {
      collect(mergeFile({ path, document }, texts, registry), path, changes, conflicts)
      merged.push(path)
    }
  }
  return conflicts.length > 0 ? inConflict(at, conflicts) : { changes, merged }
}

/** Everything as it was in an earlier release. What changed since `base` is a conflict: nobody who restores has seen it. */
export async function restorePlan(at: Current, number: number, base: number | undefined, { read, bytesOf }: Past): Promise<Plan> {
  const target = await read(number)
  if (!target) return noSuchRelease(number, at)
  const seen = base === undefined || base === at.number ? at.tree : (await read(base))?.tree
  if (!seen) return noSuchRelease(base ?? 0, at)
  const paths = changedPaths(at.tree, target.tree)
  const bytes = await bytesOf(only(target.tree, paths))
  const unseen = paths.filter((path) => !isMedia(path) && seen.get(path) !== at.tree.get(path))
  const old = await bytesOf(new Map([...seen].filter(([path]) => unseen.includes(path))))
  const conflicts = unseen.map((path): Conflict => ({
    path,
    document: nameAt(path, at.files.get(path)),
    parts: [],
    base: textOf(old.get(path)),
    theirs: textOf(at.files.get(path)?.text),
    yours: textOf(bytes.get(path)),
    hash: at.tree.get(path) ?? null,
  }))
  return conflicts.length > 0 ? inConflict(at, conflicts) : { changes: new Map(paths.map((path) => [path, bytes.get(path) ?? null])) }
}

/** The newest release without what one release changed: its inverse, merged with what came after it. */
export async function revertPlan(at: Current, number: number, base: number | undefined, past: Past): Promise<Plan> {
  const release = await past.read(number)
  if (!release) return noSuchRelease(number, at)
  if (base !== undefined && base > at.number) return noSuchRelease(base, at)
  const parent = release.parent === null ? undefined : await past.read(release.parent)
  if (!parent) return { outcome: refused(`Release ${number} has no release before it, so it cannot be reverted.`) }
  // Lists of pictures follow from the pictures
  const paths = changedPaths(parent.tree, release.tree).filter((path) => path !== mediaListPath(folderOf(path)))
  const [before, after] = await Promise.all([past.bytesOf(only(parent.tree, paths)), past.bytesOf(only(documentsOf(release.tree), paths))])
  const changes = new Map<string, Buffer | null>()
  const conflicts: Conflict[] = []
  for (const path of paths) {
    const now = at.tree.get(path)
    if (now === release.tree.get(path)) changes.set(path, before.get(path) ?? null)
    else if (now !== parent.tree.get(path) && !isMedia(path)) {
      const file = at.files.get(path)
      const texts = { base: textOf(after.get(path)), yours: textOf(before.get(path)), theirs: textOf(file?.text) }
      collect(mergeFile({ path, document: nameAt(path, file) }, texts, past.registry), path, changes, conflicts)
    }
  }
  return conflicts.length > 0 ? inConflict(at, conflicts) : { changes }
}

function only(tree: Tree, paths: readonly string[]): Tree {
  const named = new Set(paths)
  return new Map([...tree].filter(([path]) => named.has(path)))
}

function collect(merged: ReturnType<typeof mergeFile>, path: string, changes: Map<string, Buffer | null>, conflicts: Conflict[]): void {
  if ('conflict' in merged) conflicts.push(merged.conflict)
  else changes.set(path, merged.text === null ? null : Buffer.from(merged.text))
}

function inConflict({ number }: Current, conflicts: readonly Conflict[]): Plan {
  return { outcome: { status: 'conflict', current: number, conflicts } }
}

function noSuchRelease(asked: number, { number }: Current): Plan {
  return { outcome: { status: 'unknown', asked, error: `There is no release ${asked}; the newest one is ${number}.` } }
}
