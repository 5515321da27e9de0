import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { diagnosticCodes } from './diagnostic-codes.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { Position, Positions } from '../text/json-positions.ts'

/**
 * One thing found at a place of a document. `at: 'key'` points at the property's name rather than its value. `also`: the other place of two
 * that do not fit; of a document that is merged from two files, the later file is where it is reported.
 * `place`: where it stands in a text that has no values to point at.
 */
export type Finding = {
  code: DiagnosticCode
  pointer: string
  message: string
  at?: 'key'
  also?: string
  place?: Position
  fix?: JsonObject[] | undefined
}

export type Findings = {
  add: (code: DiagnosticCode, pointer: string, message: string, more?: Pick<Finding, 'at' | 'also' | 'place' | 'fix'>) => void
  list: Finding[]
}

export function createFindings(): Findings {
  const list: Finding[] = []
  return { list, add: (code, pointer, message, more) => void list.push({ code, pointer, message, ...more }) }
}

export function severityOf(code: DiagnosticCode): Diagnostic['severity'] {
  return diagnosticCodes[code].severity
}

/** Whether a finding costs the whole document. */
export function costsDocument({ code }: Finding): boolean {
  return diagnosticCodes[code].severity === 'error' && diagnosticCodes[code].costs === 'document'
}

/** The finding as the record that everyone reads; with positions it gets line and column. */
export function toDiagnostic(finding: Finding, document: string, positions?: Positions): Diagnostic {
  const { code, pointer, message, at, fix } = finding
  const place = finding.place ?? (at === 'key' ? positions?.keyOf(pointer) : positions?.of(pointer))
  return { code, severity: severityOf(code), message, document, pointer, ...place, hint: diagnosticCodes[code].hint, ...(fix && { fix }) }
}
