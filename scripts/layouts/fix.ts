import { isObject } from '../../src/schemas/json.ts'
import { resolve } from 'node:path'

import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { isSlip, readJson } from '../../src/authoring/text/json-text.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import { applyPatch, PatchError } from '../../src/rules/patch.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import type { Patch } from '../../src/schemas/preview.ts'
import { check } from './check.ts'
import { CannotRun, readGiven, shown, writeWhole } from './files.ts'
import { registry } from './installation.ts'

/** What `check --fix` did: the diagnostics whose fix was written, those whose fix did not help, and what is wrong now. */
export type Fixed = { fixed: FileDiagnostic[]; refused: FileDiagnostic[]; left: FileDiagnostic[] }

/**
 * Writes the fixes of the checked files. All fixes of a file are tried together from its end to its beginning; where one of them leaves
 * its diagnostic in place, the file's fixes are tried one by one. A fix that does not help is not written, and of two different fixes
 * of one place neither is.
 */
export function fix(paths: readonly string[], dir: string): Fixed {
  const before = new Map<string, string>() // what the files hold
  const after = new Map<string, string>() // what will be written
  const single = new Set<string>() // files whose fixes are tried one by one
  const refused = new Map<string, FileDiagnostic>()
  const fixed: FileDiagnostic[] = []
  const seen = new Set<string>()
  let left = check(paths, dir, after)
  for (;;) {
    const tried = new Map<string, { text: string; applied: FileDiagnostic[] }>()
    const open = left.filter((diagnostic) => isFixable(diagnostic) && !refused.has(keyOf(diagnostic)))
    for (const [path, given] of byFile(open)) {
      const text = after.get(path) ?? before.get(path) ?? readGiven(path).toString('utf8')
      if (!before.has(path)) before.set(path, text)
      const { clear, disputed } = undisputed(given)
      for (const one of disputed) refused.set(keyOf(one), one)
      const result = applyFixes(text, single.has(path) ? clear.slice(0, 1) : clear)
      for (const one of result.impossible) refused.set(keyOf(one), one)
      if (result.applied.length > 0 && !seen.has(`${path}\n${result.text}`)) tried.set(path, result)
      else for (const one of result.applied) refused.set(keyOf(one), one) // it only takes back what another fix did
      seen.add(`${path}\n${text}`)
    }
    if (tried.size === 0) break
    const next = new Map([...after, ...[...tried].map(([path, { text }]) => [path, text] as const)])
    const then = check(paths, dir, next)
    for (const [path, { text, applied }] of tried) {
      const stubborn = applied.filter((one) => countOf(one, then) > countOf(one, left) - countOf(one, applied))
      if (stubborn.length === 0) {
        after.set(path, text)
        fixed.push(...applied)
      } else if (single.has(path)) for (const one of stubborn) refused.set(keyOf(one), one)
      else single.add(path)
    }
    left = check(paths, dir, after)
  }
  for (const [path, text] of after) write(path, before.get(path), text)
  return { fixed, refused: [...refused.values()], left }
}

/** The text of a document after a fix, everything else byte for byte as it was; undefined when the fix cannot be applied. */
export function fixedText(text: string, patch: readonly JsonObject[]): string | undefined {
  const read = readJson(text)
  if (!read.ok) return read.repaired?.text
  try {
    const { value } = applyPatch(read.value, patch as unknown as Patch) // a fix is a JSON Patch
    return isObject(value) ? writeDocument(text, value, registry) : undefined
  } catch (error) {
    if (error instanceof PatchError) return undefined
    throw error
  }
}

/** Whether a diagnostic has a fix. That of a text with which only commas and comments are wrong is the text with them right. */
function isFixable({ fix: patch, code, message }: FileDiagnostic): boolean {
  return patch !== undefined || (code === 'json/syntax' && isSlip(message))
}

function applyFixes(given: string, diagnostics: readonly FileDiagnostic[]) {
  let text = given
  const applied: FileDiagnostic[] = []
  const impossible: FileDiagnostic[] = []
  for (const diagnostic of diagnostics) {
    const next = fixedText(text, diagnostic.fix ?? [])
    if (next === undefined || next === text) impossible.push(diagnostic)
    else {
      text = next
      applied.push(diagnostic)
    }
  }
  return { text, applied, impossible }
}

/** Diagnostics from the end of a file to its beginning, so that a fix moves nothing that a later one names. */
function undisputed(diagnostics: readonly FileDiagnostic[]): { clear: FileDiagnostic[]; disputed: FileDiagnostic[] } {
  const places = new Map<string, Set<string>>()
  for (const { fix: patch = [] } of diagnostics) {
    const place = placeOf(patch)
    places.set(place, (places.get(place) ?? new Set()).add(JSON.stringify(patch)))
  }
  const isClear = ({ fix: patch = [] }: FileDiagnostic) => places.get(placeOf(patch))?.size === 1
  const once = new Set<string>()
  const clear = diagnostics
    .filter(isClear)
    .filter(({ fix: patch = [] }) => !once.has(placeOf(patch)) && once.add(placeOf(patch)))
    .sort((a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0))
  return { clear, disputed: diagnostics.filter((one) => !isClear(one)) }
}

function placeOf(patch: readonly JsonObject[]): string {
  return JSON.stringify(patch[0]?.from ?? patch[0]?.path ?? '')
}

function byFile(diagnostics: readonly FileDiagnostic[]): Map<string, FileDiagnostic[]> {
  const files = new Map<string, FileDiagnostic[]>()
  for (const diagnostic of diagnostics) {
    const path = resolve(diagnostic.path)
    files.set(path, [...(files.get(path) ?? []), diagnostic])
  }
  return files
}

/** A diagnostic as far as it stays the same while other places of its file change. */
function keyOf({ path, code, message }: FileDiagnostic): string {
  return [resolve(path), code, message].join('\n')
}

function countOf(diagnostic: FileDiagnostic, all: readonly FileDiagnostic[]): number {
  return all.filter((other) => keyOf(other) === keyOf(diagnostic)).length
}

function write(path: string, before: string | undefined, text: string): void {
  if (readGiven(path).toString('utf8') !== before)
    throw new CannotRun(`${shown(path)} was changed by someone else meanwhile and is left alone. Run the command again.`)
  writeWhole(path, text)
}

/** What `check --fix` prints before what is left. */
export function fixLines({ fixed, refused }: Fixed): string[] {
  const place = ({ path, line = 1, column = 1, code, message }: FileDiagnostic) => `${shown(path)}:${line}:${column} ${code} ${message}`
  return [
    ...fixed.map((one) => `fixed ${place(one)}`),
    ...refused.map((one) => `not fixed ${place(one)} ${diagnosticCodes[one.code as keyof typeof diagnosticCodes]?.hint ?? ''}`.trimEnd()),
    `${fixed.length} fixed, ${refused.length} not fixed`,
  ]
}
