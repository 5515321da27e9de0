import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

let count = 0

/**
 * Writes a file so that whoever reads it, now or after a loss of power, finds the old text or the new one and never a part: a temporary
 * file beside it, flushed, then renamed. Makes the folders on the way. Throws when it cannot; the old text then stays.
 */
export function writeWhole(path: string, text: string): void {
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
