import { formatDocument } from '../../src/authoring/text/format.ts'
import { readJson } from '../../src/authoring/text/json-text.ts'
import { documentsAt, readGiven, shown, writeWhole } from './files.ts'
import { registry } from './installation.ts'
import { everyDocument } from './workspace.ts'

/** Formats files in place, all of the folder when none is named. With `dry` it only reports unformatted files, as an error. */
export function format(paths: readonly string[], dir: string, dry: boolean): number {
  let faults = 0
  for (const path of paths.length > 0 ? documentsAt(paths) : everyDocument(dir)) {
    const bytes = readGiven(path)
    const read = readJson(bytes)
    const text = bytes.toString('utf8')
    const result = read.ok ? formatDocument(text, registry) : read
    if (!result.ok) {
      const { code, message, line, column } = result.fault
      console.log(`${shown(path)}:${line}:${column} error ${code} ${message}`)
      faults += 1
    } else if (result.text !== text) {
      console.log(`${shown(path)} ${dry ? 'is not formatted' : 'formatted'}`)
      if (dry) faults += 1
      else writeWhole(path, result.text)
    }
  }
  return faults > 0 ? 1 : 0
}
