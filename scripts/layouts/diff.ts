import { join, relative } from 'node:path'

import { describeChange } from '../../src/authoring/diff/describe-change.ts'
import { changesBetween } from '../../src/authoring/diff/changes.ts'
import type { Change } from '../../src/authoring/diff/change.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { Json } from '../../src/schemas/json.ts'
import { program } from './arguments.ts'
import { CannotRun, documentsAt, isFolder, readGiven, shown } from './files.ts'

/** The differences in one file, or why it cannot be compared. */
type FileChanges = { path: string; document: string; changes: Change[]; fault?: string }

/** Compares two files or two folders of layouts by meaning. Returns 1 when a text is not JSON, otherwise 0, even with differences. */
export function diff([before, after, ...more]: readonly string[], asJson: boolean): number {
  if (before === undefined || after === undefined || more.length > 0)
    throw new CannotRun(`${program} diff <before> <after>: two files or two folders.`)
  const files = pairs(before, after)
    .map(([path, old, now]) => changesOfFile(path, old, now))
    .filter(({ changes, fault }) => changes.length > 0 || fault !== undefined)
  console.log(asJson ? JSON.stringify(files, null, 2) : asText(files))
  return files.some(({ fault }) => fault !== undefined) ? 1 : 0
}

type Pair = [path: string, before: string | undefined, after: string | undefined]

function pairs(before: string, after: string): Pair[] {
  for (const path of [before, after]) if (!isFolder(path)) readGiven(path)
  if (isFolder(before) !== isFolder(after)) throw new CannotRun('A file and a folder cannot be compared.')
  if (!isFolder(before)) return [[after, before, after]]
  const [old, now] = [filesIn(before), filesIn(after)]
  return [...new Set([...old, ...now])]
    .sort()
    .map((path) => [path, old.has(path) ? join(before, path) : undefined, now.has(path) ? join(after, path) : undefined])
}

function filesIn(folder: string): Set<string> {
  return new Set(documentsAt([folder]).map((path) => relative(folder, path).replaceAll('\\', '/')))
}

function changesOfFile(path: string, before: string | undefined, after: string | undefined): FileChanges {
  const [old, now] = [valueOf(before), valueOf(after)]
  const document = now?.name ?? old?.name ?? ''
  const fault = old?.fault ?? now?.fault
  return fault === undefined
    ? { path, document, changes: changesBetween(document, old?.value, now?.value) }
    : { path, document, changes: [], fault }
}

function valueOf(path: string | undefined): { name: string; value: Json | undefined; fault?: string } | undefined {
  if (path === undefined) return undefined
  const { name, value, positions, findings } = loadFile({ path, brand: '', text: readGiven(path) })
  if (value !== undefined) return { name, value }
  const [{ code, message, place } = { code: 'json/syntax', message: '', place: undefined }] = findings.list
  const { line, column } = place ?? positions?.of('') ?? { line: 1, column: 1 }
  return { name, value, fault: `${shown(path)}:${line}:${column} error ${code} ${message}` }
}

function asText(files: readonly FileChanges[]): string {
  const count = files.reduce((sum, { changes }) => sum + changes.length, 0)
  const blocks = files.map(({ path, document, changes, fault }) =>
    fault === undefined ? [`${document} (${shown(path)})`, ...changes.map((change) => `  ${describeChange(change)}`)].join('\n') : fault,
  )
  return [
    ...blocks,
    `${count} ${count === 1 ? 'change' : 'changes'} in ${files.length} ${files.length === 1 ? 'document' : 'documents'}`,
  ].join('\n')
}
