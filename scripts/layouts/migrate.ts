import { isObject } from '../../src/schemas/json.ts'
import { relative, resolve, sep } from 'node:path'

import type { Json, JsonObject } from '../../src/schemas/json.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import { readJson } from '../../src/authoring/text/json-text.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import { documentsAt, readGiven, shown, writeWhole } from './files.ts'
import { registry } from './installation.ts'
import { migrateDocument } from '../../src/authoring/check/migrate-document.ts'
import { everyDocument, openWorkspace, workspaceOf } from './workspace.ts'

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
    const { document, done, lost, stuck } = migrateDocument(read.value, registry, undefined, documentsAround(path, read.value))
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

/** What a variation changes, and the other variations of it: those of the brand, then those of the base. */
function documentsAround(path: string, { kind, target }: JsonObject): Json[] {
  const dir = kind === 'overlay' ? workspaceOf(path) : undefined
  if (dir === undefined) return []
  const [brand = ''] = relative(resolve(dir), resolve(path)).split(sep)
  const files = openWorkspace(dir).filesOf(brand).toReversed().map(loadFile) // a brand's file before that of the base
  const others = files.filter(({ value }) => isObject(value) && value.target === target)
  return [...files.filter(({ name }) => name === target), ...others].flatMap(({ value }) => value ?? [])
}
