import { loadFile } from '../../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { MediaList, PictureEntry } from '../../../src/schemas/media-list.ts'
import { readMediaList } from '../layouts/layout-files.ts'
import { pictureUses } from '../pictures/picture-uses.ts'
import type { Current } from './current-files.ts'
import type { StoredPicture } from './picture-store.ts'
import type { ReleaseStore } from './store.ts'
import { folderOf, isMedia, mediaListPath, mediaPath, pictureOf } from './tree.ts'
import type { Tree } from './tree.ts'
import { refused } from './verdict.ts'
import type { Refused } from './verdict.ts'

type Changes = ReadonlyMap<string, Buffer | null>

/**
 * Changes of documents with the pictures that these need: what a document names comes beside it, in its own folder, what one still names
 * does not go, and each list of pictures says what is there. Refused where a document newly names a picture that nobody has uploaded;
 * those in `brought` will have been.
 */
export async function withPictures(
  at: Current,
  given: Changes,
  { pictures, blobs }: Pick<ReleaseStore, 'pictures' | 'blobs'>,
  brought: ReadonlySet<string> | undefined,
): Promise<{ changes: Changes } | { outcome: Refused }> {
  const changes = new Map(given)
  const documents = [...changes].flatMap(([path, text]): LayoutFile[] =>
    text === null || isMedia(path) ? [] : [{ path, brand: folderOf(path), text }],
  )
  const there = (path: string) => (changes.has(path) ? changes.get(path) !== null : at.tree.has(path))
  keepUsed(at, changes, documents)

  const missing = documents.flatMap((document) =>
    pictureUses(document).flatMap(({ file }) => (there(mediaPath(document.brand, `${file}.webp`)) ? [] : [{ document, file }])),
  )
  const found = await pictures.find([...new Set(missing.map(({ file }) => file))])
  const added: StoredPicture[] = []
  for (const { document, file } of missing) {
    const ofFile = found.filter((one) => one.file === file)
    const picture = ofFile.find(({ brand }) => brand === document.brand) ?? ofFile[0]
    if (picture) added.push({ ...picture, brand: document.brand })
    else if (!brought?.has(file) && !isNamed(at.files.get(document.path), file)) return { outcome: unknownPicture(document, file) }
  }
  const bytes = await blobs(added.flatMap((picture) => Object.values(picture.blobs)))
  for (const { brand, blobs: hashes } of added)
    for (const [name, hash] of Object.entries(hashes)) {
      const one = bytes.get(hash)
      if (one) changes.set(mediaPath(brand, name), one)
    }
  await writeLists(at, changes, { pictures, blobs })
  return { changes }
}

function isNamed(document: LayoutFile | undefined, file: string): boolean {
  return document !== undefined && pictureUses(document).some((one) => one.file === file)
}

/** Takes back that a picture goes, where a document of its folder names it. */
function keepUsed({ files }: Current, changes: Map<string, Buffer | null>, changed: readonly LayoutFile[]): void {
  const going = [...changes].flatMap(([path, bytes]) => (bytes === null && isMedia(path) ? [path] : []))
  if (going.length === 0) return
  const after = [...[...files].flatMap(([path, file]) => (changes.has(path) ? [] : [file])), ...changed]
  const used = new Set(after.flatMap((document) => pictureUses(document).map(({ file }) => `${document.brand} ${file}`)))
  for (const path of going) {
    const file = pictureIn(path)
    if (file !== undefined && used.has(`${folderOf(path)} ${file}`)) changes.delete(path)
  }
}

/** The picture that a path of the tree belongs to; undefined for what is none. */
function pictureIn(path: string): string | undefined {
  return isMedia(path) ? pictureOf(path.slice(path.lastIndexOf('/') + 1))?.file : undefined
}

/** Writes the list of each folder whose pictures change, unless it says already what is there then. */
async function writeLists(
  { tree }: Current,
  changes: Map<string, Buffer | null>,
  { pictures, blobs }: Pick<ReleaseStore, 'pictures' | 'blobs'>,
): Promise<void> {
  for (const folder of new Set([...changes.keys()].filter((path) => pictureIn(path) !== undefined).map(folderOf))) {
    const files = largestIn(folder, tree, changes)
    const path = mediaListPath(folder)
    const before = await listIn(tree, folder, { blobs })
    const written = changes.get(path)
    const known = written ? readMediaList(written) : written === null ? undefined : before
    if (known && Object.keys(known.pictures).sort().join() === files.join()) continue
    const entries = new Map<string, PictureEntry>(
      (await pictures.find(files)).map(({ file, name, width, height, widths, bytes, at }) => [
        file,
        { name, width, height, widths, bytes, at },
      ]),
    )
    for (const list of [before, known]) for (const [file, entry] of Object.entries(list?.pictures ?? {})) entries.set(file, entry)
    const next: MediaList = { kind: 'media', id: 'media', format: 1, pictures: {} }
    for (const file of files) {
      const entry = entries.get(file)
      if (entry) next.pictures[file] = entry
    }
    if (files.length > 0) changes.set(path, Buffer.from(`${JSON.stringify(next, null, 2)}\n`))
    else if (tree.has(path)) changes.set(path, null)
    else changes.delete(path)
  }
}

/** The pictures of a folder whose largest file is there after the changes; sorted. */
function largestIn(folder: string, tree: Tree, changes: Changes): string[] {
  return [...new Set([...tree.keys(), ...changes.keys()])]
    .filter((path) => folderOf(path) === folder && changes.get(path) !== null)
    .flatMap((path) => {
      const file = pictureIn(path)
      return file !== undefined && path === mediaPath(folder, `${file}.webp`) ? [file] : []
    })
    .sort()
}

/** The list of a folder's pictures in a tree; undefined where there is none. */
export async function listIn(tree: Tree, folder: string, { blobs }: Pick<ReleaseStore, 'blobs'>): Promise<MediaList | undefined> {
  const hash = tree.get(mediaListPath(folder))
  const text = hash === undefined ? undefined : (await blobs([hash])).get(hash)
  return text && readMediaList(text)
}

function unknownPicture(document: LayoutFile, file: string): Refused {
  const { name } = loadFile(document)
  return refused(
    `Nothing is published, for ${name} names a picture that this server does not have (${file}); choose one of the brand's files.`,
  )
}
