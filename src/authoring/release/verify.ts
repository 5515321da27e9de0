import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { CheckWorld } from '../check/context.ts'

/** The whole check over a document that is already drawn, for when the portal is idle. Its diagnostics have pointers but no lines. Never throws. */
export function verifyDocument(document: LayoutDocument, world: CheckWorld): Diagnostic[] {
  const findings = createFindings()
  checkDocument(document as unknown as Json, world, findings) // a document is JSON
  return findings.list.map((finding) => toDiagnostic(finding, `${document.kind}/${document.id}`))
}

/** The same for a document from anywhere: what a player may be shown of it, undefined when nothing. */
export function mendDocument(value: Json, world: CheckWorld): { document: LayoutDocument | undefined; diagnostics: Diagnostic[] } {
  const findings = createFindings()
  const { mended } = checkDocument(value, world, findings)
  const name = mended ? `${mended.kind}/${mended.id}` : ''
  return { document: mended, diagnostics: findings.list.map((finding) => toDiagnostic(finding, name)) }
}
