import { writeFileSync } from 'node:fs'

import { formatDocument } from '../../src/authoring/text/format.ts'
import { openWorkspace, readGiven, registry, shown } from './workspace.ts'

/** Formats files in place, all of the folder when none is named. With `dry` it only reports unformatted files, as an error. */
export function format(paths: readonly string[], dir: string, dry: boolean): number {
  const files = paths.length > 0 ? paths : everything(dir)
  let faults = 0
  for (const path of files) {
    const text = readGiven(path).toString('utf8')
    const result = formatDocument(text, registry)
    if (!result.ok) {
      const { code, message, line, column } = result.fault
      console.log(`${shown(path)}:${line}:${column} error ${code} ${message}`)
      faults += 1
    } else if (result.text !== text) {
      console.log(`${shown(path)} ${dry ? 'is not formatted' : 'formatted'}`)
      if (dry) faults += 1
      else writeFileSync(path, result.text)
    }
  }
  return faults > 0 ? 1 : 0
}

function everything(dir: string): string[] {
  const workspace = openWorkspace(dir)
  return [...new Set(workspace.brands.flatMap((brand) => workspace.filesOf(brand)).map((file) => file.path))]
}
