import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { Dirent } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { nearest } from '../../src/authoring/check/nearest.ts'

/** Why the command line could not run at all: exit code 2. */
export class CannotRun extends Error {}

/** The bytes of a file that somebody named. A file that cannot be read is named with the reason, and with a name that is there. */
export function readGiven(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new CannotRun(`${shown(path)} cannot be read: ${reasonOf(error)}.${missing(error) ? meantFile(path) : ''}`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  EEXIST: 'a file of that name is there already',
}

/** A fault of the file system in plain words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ('code' in error && reasons[String(error.code)]) || error.message
}

function missing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function meantFile(path: string): string {
  const meant = nearest(
    basename(path),
    entriesOf(dirname(path)).map(({ name }) => name),
  )
  return meant === undefined ? '' : ` Did you mean ${shown(join(dirname(path), meant))}?`
}

/** What a folder holds, in order of names; nothing when it is no folder that can be read. */
export function entriesOf(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false // reading it says why
  }
}

/** The same for an entry of a folder, without asking the disk again; a link is followed. */
export function isFolderEntry(entry: Dirent, path: string): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))
}

/** The documents that somebody named: files, and every JSON file below a folder but schemas, lists of pictures and hidden folders. */
export function documentsAt(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => (isFolder(path) ? documentsBelow(path) : [path])))]
}

function documentsBelow(dir: string): string[] {
  return entriesOf(dir).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.name.startsWith('.')) return []
    if (isFolderEntry(entry, path))
      return entry.isSymbolicLink() || ['schemas', 'media', 'node_modules'].includes(entry.name) ? [] : documentsBelow(path)
    return entry.name.endsWith('.json') ? [path] : []
  })
}

/**
 * Replaces a file in one step, so that a reader never sees half of it and an interrupted run leaves the old one. A link keeps leading to
 * the file that it names.
 */
export function writeWhole(path: string, text: string): void {
  const target = realPathOf(path)
  const next = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
  try {
    const file = openSync(next, 'w', statSync(target, { throwIfNoEntry: false })?.mode)
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(next, target)
  } catch (error) {
    rmSync(next, { force: true })
    throw new CannotRun(`${shown(path)} cannot be written: ${reasonOf(error)}.`)
  }
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path // a new file
  }
}

/** The path as a person would type it from the current folder. */
export function shown(path: string): string {
  const near = relative(process.cwd(), resolve(path))
  return near.startsWith('..') || near === '' ? path : near
}
