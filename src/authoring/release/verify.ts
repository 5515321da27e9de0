import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { CheckContext } from '../check/context.ts'

/** Checks a document in full that is already drawn, while the portal is idle. Diagnostics have pointers but no lines. Never throws. */
export function verifyDocument(document: LayoutDocument, context: CheckContext): Diagnostic[] {
  const findings = createFindings()
  checkDocument(document as unknown as Json, context, findings) // a document is JSON
  return findings.list.map((finding) => toDiagnostic(finding, `${document.kind}/${document.id}`))
}

/** Checks a document from an untrusted place and returns what a player may see of it; undefined when nothing is usable. */
export function sanitizeDocument(value: Json, context: CheckContext): { document: LayoutDocument | undefined; diagnostics: Diagnostic[] } {
  const findings = createFindings()
  const { sanitized } = checkDocument(value, context, findings)
  const name = sanitized ? `${sanitized.kind}/${sanitized.id}` : ''
  return { document: sanitized, diagnostics: findings.list.map((finding) => toDiagnostic(finding, name)) }
}
