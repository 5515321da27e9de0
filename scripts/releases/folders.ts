import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Env } from '../../apps/server/env.ts'
import { prepareFile } from '../../apps/server/files/atomic-write.ts'
import { layoutFiles, readMediaList } from '../../apps/server/layouts/layout-files.ts'
import type { LayoutFolder } from '../../apps/server/layouts/layout-files.ts'
import type { NewPicture } from '../../apps/server/releases/picture-store.ts'
import type { Releases } from '../../apps/server/releases/releases.ts'
import type { Release } from '../../apps/server/releases/release.ts'
import type { ReleaseStore } from '../../apps/server/releases/store.ts'
import { changedPaths, documentsOf, folderOf, hashOf, mediaListPath, mediaPath, pictureNames } from '../../apps/server/releases/tree.ts'
import { nameAt } from '../../apps/server/releases/verdict.ts'
import { CannotRun, reasonOf } from '../layouts/files.ts'

/** What makes the documents of a release those of a folder. */
export function folderChanges(
  folder: string,
  { number, tree }: Release,
): { base: number; files: Record<string, { base: string | null; text: string | null }> } {
  const texts = documentsOf(filesOf(folder).texts())
  if (texts.size === 0) throw new CannotRun(`${folder} holds no documents, such as foyer/brand.json.`)
  const hashes = new Map([...texts].map(([path, bytes]) => [path, hashOf(bytes)]))
  const files = changedPaths(documentsOf(tree), hashes).map(
    (path) => [path, { base: tree.get(path) ?? null, text: textAt(folder, path, texts.get(path)) }] as const,
  )
  return { base: number, files: Object.fromEntries(files) }
}

/** Writes changes as a draft, which must have none yet. Returns how many documents it changes. */
export async function makeDraft(
  releases: Pick<Releases, 'drafts' | 'filesAt'>,
  draft: string,
  { base, files }: ReturnType<typeof folderChanges>,
  layoutsDir: string,
): Promise<number> {
  const drafts = await releases.drafts()
  const taken = `The draft ${draft} has changes already: publish or discard them in the editor, or name another one with --draft.`
  if ((await drafts.files(draft)).length > 0) throw new CannotRun(taken)
  const before = new Map((await releases.filesAt(base))?.map((file) => [file.path, file]))
  const at = new Date().toISOString()
  const changed = Object.entries(files).map(([path, { base: hash, text }]) => {
    const file = text === null ? before.get(join(layoutsDir, path)) : { brand: folderOf(path), path, text }
    return { draft, path, document: nameAt(path, file), text, base: hash, at }
  })
  if ((await drafts.add(changed, base)) < changed.length) throw new CannotRun(taken)
  return changed.length
}

function textAt(folder: string, path: string, bytes: Buffer | undefined): string | null {
  if (!bytes) {
    if (existsSync(join(folder, path))) throw new CannotRun(`${join(folder, path)} cannot be read as a file.`)
    return null
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CannotRun(`${join(folder, path)} is no text in UTF-8.`)
  }
}

/** Makes the documents of a folder those of a release. Without `force` nothing is lost that no release holds. */
export async function exportRelease(
  store: ReleaseStore,
  { number, tree }: Release,
  folder: string,
  { layoutsDir, databaseUrl }: Pick<Env, 'layoutsDir' | 'databaseUrl'>,
  force: boolean,
): Promise<{ release: number; written: string[]; removed: string[] }> {
  if (databaseUrl === undefined && placeOf(folder) === placeOf(layoutsDir))
    throw new CannotRun(`${folder} is what players get; use restore ${number} to change it.`)
  const there = filesOf(folder)
  const texts = [...there.texts()].map(([path, bytes]) => [path, hashOf(bytes)] as const)
  const hashes = new Map([...texts, ...there.pictures()])
  if (!force) {
    const held = await store.blobs(hashes.values())
    const strange = filesIn(folder).filter((path) => !held.has(hashes.get(path) ?? ''))
    if (strange.length > 0) {
      const more = strange.length > 1 ? ` and ${strange.length - 1} more` : ''
      throw new CannotRun(`${folder} holds files that no release has: ${strange[0]}${more}. Name another folder, or add --force.`)
    }
  }
  const changed = changedPaths(hashes, tree)
  const outside = changed.find((path) => path.split('/').some((part) => /^\.{0,2}$|\\/.test(part)))
  if (outside !== undefined) throw new CannotRun(`Release ${number} has a file outside its folder: ${outside}`)
  const written = changed.filter((path) => tree.has(path))
  const removed = changed.filter((path) => !tree.has(path))
  const bytes = await store.blobs(written.map((path) => tree.get(path) ?? ''))
  const prepared: ReturnType<typeof prepareFile>[] = []
  try {
    mkdirSync(folder, { recursive: true })
    for (const path of written) prepared.push(prepareFile(join(folder, path), bytes.get(tree.get(path) ?? '') ?? ''))
    for (const one of prepared) one.put()
    for (const path of removed) rmSync(join(folder, path), { force: true })
  } catch (error) {
    for (const one of prepared) one.discard()
    throw new CannotRun(`${folder} cannot be written: ${reasonOf(error)}.`)
  }
  return { release: number, written, removed }
}

/** The pictures of a folder that its lists name. */
export function picturesIn(folder: string): NewPicture[] {
  const files = filesOf(folder)
  const there = files.pictures()
  return [...files.texts()].flatMap(([path, text]) => {
    const brand = folderOf(path)
    if (path !== mediaListPath(brand)) return []
    return Object.entries(readMediaList(text)?.pictures ?? {}).flatMap(([file, entry]): NewPicture[] => {
      const names = pictureNames(file, entry.widths)
      const missing = names.find((name) => !there.has(mediaPath(brand, name)))
      if (missing !== undefined)
        throw new CannotRun(`${join(folder, path)} names ${missing}, which is not there or no whole WebP of that name.`)
      return [{ ...entry, brand, file, files: new Map(names.map((name) => [name, readFileSync(join(folder, mediaPath(brand, name)))])) }]
    })
  })
}

/** What a folder of layouts holds; also a document that was written just now and is no JSON. */
function filesOf(folder: string): LayoutFolder {
  const files = layoutFiles(folder, () => Infinity)
  files.scan()
  return files
}

/** Every file below a folder but hidden ones; nothing where the folder is not there. */
function filesIn(folder: string, below = ''): string[] {
  if (!statSync(join(folder, below), { throwIfNoEntry: false })) return []
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.name.startsWith('.')) return []
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })
}

function placeOf(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return resolve(folder) // it is not there yet
  }
}
