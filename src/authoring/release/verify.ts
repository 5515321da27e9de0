import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { CheckContext } from '../check/context.ts'

/** The whole check over a document that is already drawn, for when the portal is idle. Its diagnostics have pointers but no lines. Never throws. */
export function verifyDocument(document: LayoutDocument, context: CheckContext): Diagnostic[] {
  const findings = createFindings()
  checkDocument(document as unknown as Json, context, findings) // a document is JSON
  return findings.list.map((finding) => toDiagnostic(finding, `${document.kind}/${document.id}`))
}

/** The same for a document from anywhere: what a player may be shown of it, undefined when nothing. */
export function sanitizeDocument(value: Json, context: CheckContext): { document: LayoutDocument | undefined; diagnostics: Diagnostic[] } {
  const findings = createFindings()
  const { sanitized } = checkDocument(value, context, findings)
  const name = sanitized ? `${sanitized.kind}/${sanitized.id}` : ''
  return { document: sanitized, diagnostics: findings.list.map((finding) => toDiagnostic(finding, name)) }
}
