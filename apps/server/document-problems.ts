import { join } from 'node:path'

import { withKept } from '../../src/authoring/release/kept-content.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { DocumentName } from '../../src/schemas/documents.ts'
import type { Build } from './layouts.ts'

/** A text in place of what a file holds, or with `null` no such file. `path` is told from the layouts' folder. */
export type Change = { folder: string; path: string; text: string | null }

/** Limits that even a draft must keep: over them other parts may be slow or stop. Everything else may be wrong while somebody works on it. */
const limits: ReadonlySet<string> = new Set(['layout/too-deep', 'layout/too-many-nodes', 'predicate/too-large'])

export const isLimit = ({ code }: Diagnostic): boolean => limits.has(code)

/** The files as they would be after those changes. */
export function changedFiles(files: readonly LayoutFile[], changes: readonly Change[], layoutsDir: string): LayoutFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  for (const { folder, path, text } of changes) {
    const whole = join(layoutsDir, path)
    if (text === null) byPath.delete(whole)
    else byPath.set(whole, { path: whole, brand: folder, text })
  }
  return [...byPath.values()]
}

/** What the check of a brand says of one document. */
export function problemsOf(build: Build, brand: string, files: LayoutFile[], name: DocumentName): Diagnostic[] {
  return build({ brand, files, lastGood: undefined })
    .diagnostics.filter(({ document }) => document === name)
    .map(plain)
}

/** Errors that stand in the changed document, or came up elsewhere by the change. Content that nobody knows and that stood there before is none. */
export function errorsByChange(build: Build, brand: string, before: LayoutFile[], after: LayoutFile[], name: DocumentName): Diagnostic[] {
  const errorsIn = (files: LayoutFile[]) => build({ brand, files, lastGood: undefined }).diagnostics.filter(isError)
  const placeOf = ({ path, code, document, pointer }: FileDiagnostic) => [path, code, document, pointer].join('\n')
  const errors = errorsIn(after)
  if (errors.length === 0) return []
  const stood = errorsIn(before)
  const old = new Set(stood.map(placeOf))
  return withKept(errors, stood)
    .filter(isError)
    .filter((error) => error.document === name || !old.has(placeOf(error)))
    .map(plain)
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function plain({ path: _path, ...diagnostic }: FileDiagnostic): Diagnostic {
  return diagnostic
}
