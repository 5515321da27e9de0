import { resolve } from 'node:path'

import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { placeIn, lineStarts } from '../../src/authoring/text/json-positions.ts'
import { readJson } from '../../src/authoring/text/json-text.ts'
import type { Unwritten } from './check.ts'
import { isFolder, readGiven } from './files.ts'

/** A diagnostic with the end of its place, and the text of the file that it stands in. Lines and columns count from 1. */
export type Placed = FileDiagnostic & { endLine?: number; endColumn?: number; text?: string }

/** Finds where each diagnostic ends: at the end of its value, or of the key that it is about. */
export function placed(diagnostics: readonly FileDiagnostic[], instead?: Unwritten): Placed[] {
  const files = new Map<string, FileText>()
  return diagnostics.map((diagnostic) => {
    const path = resolve(diagnostic.path)
    if (diagnostic.line === undefined || (isFolder(path) && !instead?.has(path))) return diagnostic
    const file = files.get(path) ?? readText(instead?.get(path) ?? readGiven(diagnostic.path))
    files.set(path, file)
    return { ...diagnostic, ...endOf(diagnostic, file), text: file.text }
  })
}

type FileText = { text: string; lines: readonly number[]; read: ReturnType<typeof readJson> }

function readText(given: string | Uint8Array): FileText {
  const text = typeof given === 'string' ? given : Buffer.from(given).toString('utf8')
  return { text, lines: lineStarts(text), read: readJson(given) }
}

function endOf({ pointer, line = 1, column = 1 }: FileDiagnostic, { text, lines, read }: FileText): { endLine: number; endColumn: number } {
  const start = (lines[line - 1] ?? 0) + column - 1
  const range = read.ok ? (read.positions.rangeOf(pointer) ?? { start: 0, end: 0, key: -1 }) : undefined
  const keyEnd = range && range.key === start && range.key !== range.start ? endOfKey(text, start) : undefined
  const end = keyEnd ?? (range && range.start === start && range.end > start ? range.end : start + 1)
  const { line: endLine, column: endColumn } = placeIn(lines, Math.min(end, Math.max(text.length, start + 1)))
  return { endLine, endColumn }
}

function endOfKey(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return start + 1
}
