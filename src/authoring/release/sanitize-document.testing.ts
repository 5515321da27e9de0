import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { CheckContext } from '../check/context.ts'

/** Checks a document from an untrusted place and returns what a player may see of it; undefined when nothing is usable. */
export function sanitizeDocument(value: Json, context: CheckContext): { document: LayoutDocument | undefined; diagnostics: Diagnostic[] } {
  const findings = createFindings()
  const { sanitized } = checkDocument(value, context, findings)
  const name = sanitized ? `${sanitized.kind}/${sanitized.id}` : ''
  return { document: sanitized, diagnostics: findings.list.map((finding) => toDiagnostic(finding, name)) }
}
