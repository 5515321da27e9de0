import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { isRunning } from './folder-lock.ts'

let count = 0

/**
 * Writes a file so that a reader, now or after a power loss, finds either the old text or the new one: it writes a temporary file beside
 * it, flushes it and renames it. Creates missing folders. Throws when the disk refuses; the old text then stays.
 */
export function writeFileAtomically(path: string, text: string | Uint8Array): void {
  prepareFile(path, text).put()
}

/** A file that is written and flushed beside its place: `put` gives it its place by a rename, `discard` removes it. */
export type PreparedFile = { put: () => void; discard: () => void }

/** The first half of an atomic write: whatever the disk may refuse is done here, but for the rename. */
export function prepareFile(path: string, text: string | Uint8Array): PreparedFile {
  const temporary = `${path}.${process.pid}-${count++}.tmp`
  const discard = () => rmSync(temporary, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  try {
    const file = openSync(temporary, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    discard()
    throw error
  }
  return {
    put() {
      try {
        renameSync(temporary, path)
      } catch (error) {
        discard()
        throw error
      }
    },
    discard,
  }
}

const temporaryName = /\.(\d+)-\d+\.tmp$/
const lockName = /^\..*lock(?:\.takeover)?$/
const abandonedMs = 60_000

/**
 * Removes what a crash in the middle of a write left in a folder or below it: temporary files and locks of processes that have ended.
 * For the start: what has the number of this process is of an earlier one, for a container gives each its own first number.
 */
export function removeLeftovers(dir: string, now: number = Date.now()): void {
  for (const entry of entriesOf(dir)) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) removeLeftovers(path, now)
    else if (isLeftover(path, entry.name, now)) rmSync(path, { force: true })
  }
}

function isLeftover(path: string, name: string, now: number): boolean {
  const temporary = temporaryName.exec(name)
  if (!temporary && !lockName.test(name)) return false
  const pid = Number(temporary ? temporary[1] : readOwner(path))
  if (pid > 0) return pid === process.pid || !isRunning(pid) || (temporary !== null && ageOf(path, now) > abandonedMs)
  return ageOf(path, now) > abandonedMs
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // gone by now
  }
}

function ageOf(path: string, now: number): number {
  return now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now)
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch {
    return []
  }
}
