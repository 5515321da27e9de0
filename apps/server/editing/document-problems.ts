import { join } from 'node:path'

import { downgradeExistingContent } from '../../../src/authoring/release/existing-content.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { FileDiagnostic } from '../../../src/authoring/release/release.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { Build } from '../layouts/layouts.ts'

/** A new text for a file, or `null` to remove it. `path` is relative to the layouts folder. */
export type Change = { folder: string; path: string; text: string | null }

/** Limits that even a draft must keep, because exceeding them could slow or stop the server. Any other fault is fine in a draft. */
const limits: ReadonlySet<string> = new Set(['layout/too-deep', 'layout/too-many-nodes', 'predicate/too-large'])

export const isLimit = ({ code }: Diagnostic): boolean => limits.has(code)

/** The bytes of drafts' texts, so that a text that stays is read and checked once. */
const knownBytes = new Map<string, Buffer>()
const mostBytes = 64

function bytesOfText(text: string): Buffer {
  const bytes = knownBytes.get(text) ?? Buffer.from(text)
  knownBytes.delete(text)
  knownBytes.set(text, bytes)
  const [oldest] = knownBytes.keys()
  if (knownBytes.size > mostBytes && oldest !== undefined) knownBytes.delete(oldest)
  return bytes
}

/** The files after the changes. */
export function changedFiles(files: readonly LayoutFile[], changes: readonly Change[], layoutsDir: string): LayoutFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  for (const { folder, path, text } of changes) {
    const whole = join(layoutsDir, path)
    if (text === null) byPath.delete(whole)
    else byPath.set(whole, { path: whole, brand: folder, text: bytesOfText(text) })
  }
  return [...byPath.values()]
}

/** The findings about one document when its brand is checked. */
export function problemsOf(build: Build, brand: string, files: LayoutFile[], name: DocumentName): Diagnostic[] {
  return build({ brand, files, lastGood: undefined })
    .diagnostics.filter(({ document }) => document === name)
    .map(plain)
}

/** Errors in the changed documents, and errors that the change causes elsewhere. Unknown content that existed before is no error. */
export function errorsByChange(
  build: Build,
  brand: string,
  before: LayoutFile[],
  after: LayoutFile[],
  names: ReadonlySet<string>,
): Diagnostic[] {
  const errorsIn = (files: LayoutFile[]) => build({ brand, files, lastGood: undefined }).diagnostics.filter(isError)
  const placeOf = ({ path, code, document, pointer }: FileDiagnostic) => [path, code, document, pointer].join('\n')
  const errors = errorsIn(after)
  if (errors.length === 0) return []
  const stood = errorsIn(before)
  const old = new Set(stood.map(placeOf))
  return downgradeExistingContent(errors, stood)
    .filter(isError)
    .filter((error) => names.has(error.document) || !old.has(placeOf(error)))
    .map(plain)
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function plain({ path: _path, ...diagnostic }: FileDiagnostic): Diagnostic {
  return diagnostic
}
