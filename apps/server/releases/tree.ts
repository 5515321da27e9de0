import { createHash } from 'node:crypto'

import { Id } from '../../../src/schemas/documents.ts'
import type { Kind } from '../../../src/schemas/documents.ts'
import { kindInFolder } from '../../../src/schemas/workspace-address.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'

/** The files of a release: from a path in the layouts folder, as `foyer/pages/home.json`, to the hash of its bytes. */
export type Tree = ReadonlyMap<string, string>

/** New texts of files on top of a release. `base` names the text that was changed, by its hash; without it, it is that of the release. */
export type FileChanges = Readonly<Record<string, { base?: string | null | undefined; text: string | null }>>

/** The whole SHA-256 of a file's bytes as base64url. An ETag of a document is the beginning of it. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/** Whether a hash is the one named, which may be shortened to its first 16 characters or more. */
export function isHash(hash: string | undefined, named: string): boolean {
  return hash !== undefined && named.length >= 16 && hash.startsWith(named)
}

/** The documents of a tree, without pictures. */
export function documentsOf<Value>(tree: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...tree].filter(([path]) => !isMedia(path)))
}

/** The paths at which two trees have other hashes, or two sets of files other objects; sorted. */
export function changedPaths(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort()
}

/** What a path in the layouts folder is for; undefined for a path that no document can have, such as one that leads out of the folder. */
export function placeOf(path: string): { folder: string; kind: Kind; id: string } | undefined {
  const [folder = '', second = '', file, ...more] = path.split('/')
  if (more.length > 0 || (folder !== baseBrand && !Id.safeParse(folder).success)) return undefined
  if (file === undefined) {
    if (second === 'brand.json') return { folder, kind: 'brand', id: folder }
    return second === 'flags.json' ? { folder, kind: 'flags', id: 'flags' } : undefined
  }
  const kind = kindInFolder(second)
  const id = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return kind && Id.safeParse(id).success ? { folder, kind, id } : undefined
}

/** The lists of pictures among files. */
export function listsIn<Value>(files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].filter(([path]) => path === mediaListPath(folderOf(path))))
}

/** Whether a file is a picture or the list of them, `foyer/media/…`: such a file is no document. */
export function isMedia(path: string): boolean {
  return path.split('/')[1] === 'media'
}

const pictureForm = /^([\w-]{16})(?:-([1-9]\d{0,4}))?\.webp$/

/** Of a file's name such as `<hash>-640.webp` its picture and its width, which the largest file has none of. */
export function pictureOf(name: string): { file: string; width: number | undefined } | undefined {
  const [, file, width] = pictureForm.exec(name) ?? []
  return file === undefined ? undefined : { file, width: width === undefined ? undefined : Number(width) }
}

/** The names of a picture's files: the largest and the smaller ones. */
export function pictureNames(file: string, widths: readonly number[]): string[] {
  return [`${file}.webp`, ...widths.map((width) => `${file}-${width}.webp`)]
}

export const mediaPath = (folder: string, name: string): string => `${folder}/media/${name}`
export const mediaListPath = (folder: string): string => mediaPath(folder, 'media.json')

export function folderOf(path: string): string {
  return path.slice(0, path.indexOf('/'))
}
