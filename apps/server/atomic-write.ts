import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

let count = 0

/**
 * Writes a file so that a reader, now or after a power loss, finds either the old text or the new one: it writes a temporary file beside
 * it, flushes it and renames it. Creates missing folders. Throws when the disk refuses; the old text then stays.
 */
export function writeFileAtomically(path: string, text: string): void {
  const temporary = `${path}.${process.pid}-${count++}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  try {
    const file = openSync(temporary, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

const temporaryName = /\.\d+-\d+\.tmp$/
const abandonedMs = 60_000

/** Removes temporary files that a crash in the middle of a write left in a folder or below it; one that is younger may be in use. */
export function removeTemporaryFiles(dir: string, now: number = Date.now()): void {
  for (const entry of entriesOf(dir)) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) removeTemporaryFiles(path, now)
    else if (temporaryName.test(entry.name) && now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > abandonedMs)
      rmSync(path, { force: true })
  }
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch {
    return []
  }
}
