import { readJson } from '../../src/authoring/text/json-text.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import { isObject } from '../../src/rules/merge.ts'
import { documentsAt, readGiven, shown, writeWhole } from './files.ts'
import { registry } from './installation.ts'
import { migrateDocument } from '../../src/authoring/check/migrate-document.ts'
import { everyDocument } from './workspace.ts'

/**
 * Brings documents to the current format and widget versions in place, all of the folder when none is named. Prints what each migration
 * did and which values it dropped. With `dry` nothing is written, and a document that is not current is an error.
 */
export function migrate(paths: readonly string[], dir: string, dry: boolean): number {
  const counts = { migrated: 0, current: 0, failed: 0 }
  for (const path of paths.length > 0 ? documentsAt(paths) : everyDocument(dir)) {
    const bytes = readGiven(path)
    const read = readJson(bytes)
    if (!read.ok || !isObject(read.value)) {
      const { code, message, line, column } = read.ok
        ? { code: 'document/unknown-kind', message: 'A document is an object.', line: 1, column: 1 }
        : read.fault
      console.log(`${shown(path)}:${line}:${column} error ${code} ${message}`)
      counts.failed += 1
      continue
    }
    const { document, done, lost, stuck } = migrateDocument(read.value, registry)
    for (const { pointer, message } of stuck) {
      const { line, column } = read.positions.of(pointer)
      console.log(`${shown(path)}:${line}:${column} error ${message}`)
    }
    if (stuck.length > 0) counts.failed += 1
    else if (done.length === 0) counts.current += 1
    else {
      counts.migrated += 1
      console.log(`${shown(path)} ${dry ? 'would be migrated' : 'migrated'}`)
      for (const step of done) console.log(`  ${step}`)
      for (const { pointer, value } of lost) console.log(`  dropped ${pointer}: ${JSON.stringify(value)}`)
      if (!dry) writeWhole(path, writeDocument(bytes.toString('utf8'), document, registry))
    }
  }
  const { migrated, current, failed } = counts
  console.log(`${migrated} ${dry ? 'to migrate' : 'migrated'}, ${current} current, ${failed} failed`)
  return failed > 0 || (dry && migrated > 0) ? 1 : 0
}
