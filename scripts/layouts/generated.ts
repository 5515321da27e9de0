import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CannotRun, reasonOf, shown, writeWhole } from './files.ts'

/**
 * Writes generated files into a folder, each that differs. With `dry` it only reports those that are not current, as an error; `isCurrent`
 * says whether a text that differs is current all the same.
 */
export function writeGenerated(
  folder: string,
  files: Readonly<Record<string, string>>,
  dry: boolean,
  isCurrent: (before: string, after: string) => boolean = () => false,
): number {
  const stale = Object.entries(files).filter(([name, text]) => {
    const before = currentText(join(folder, name))
    return before !== text && !(dry && before !== undefined && isCurrent(before, text))
  })
  for (const [name] of stale) console.log(`${shown(join(folder, name))} ${dry ? 'is not current' : 'written'}`)
  if (stale.length === 0) console.log(`${shown(folder)}: all ${Object.keys(files).length} files are current`)
  if (dry) return stale.length > 0 ? 1 : 0
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CannotRun(`${shown(folder)} cannot be made: ${reasonOf(error)}.`)
  }
  for (const [name, text] of stale) writeWhole(join(folder, name), text)
  return 0
}

function currentText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
