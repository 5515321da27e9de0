import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { CheckContext } from '../check/context.ts'

/** What is known before any document is read. `elsewhere` are names of documents that are there too, but whose bodies are not. */
export type Known = Pick<CheckContext, 'registry' | 'sources' | 'words' | 'icons' | 'formats'> & { elsewhere?: readonly string[] }

function nameOf({ kind, id }: LayoutDocument): string {
  return `${kind}/${id}`
}

/** Checks a document from an untrusted place and returns what a player may see of it; undefined when nothing is usable. */
export function sanitizeDocument(value: Json, context: CheckContext): { document: LayoutDocument | undefined; diagnostics: Diagnostic[] } {
  const findings = createFindings()
  const { sanitized } = checkDocument(value, context, findings)
  const name = sanitized ? nameOf(sanitized) : ''
  return { document: sanitized, diagnostics: findings.list.map((finding) => toDiagnostic(finding, name)) }
}
