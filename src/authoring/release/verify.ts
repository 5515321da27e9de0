import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { LayoutDocument, Overlay } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import { checkOverlay } from '../check/overlays.ts'
import type { CheckContext } from '../check/context.ts'

/** What is known before any document is read. `elsewhere` are names of documents that are there too, but whose bodies are not. */
export type Known = Pick<CheckContext, 'registry' | 'sources' | 'words' | 'icons' | 'formats'> & { elsewhere?: readonly string[] }

/**
 * Checks documents of one brand in full that are already drawn, against each other, one at each step, so that the page can do other things
 * in between. Gives each one's diagnostics, with pointers but no lines. Never throws.
 */
export function* verifyDocuments(documents: readonly LayoutDocument[], { elsewhere = [], ...known }: Known): Generator<Diagnostic[]> {
  const brand = documents.find((document) => document.kind === 'brand')
  const context: CheckContext = {
    ...known,
    brand,
    flags: documents.find((document) => document.kind === 'flags'),
    documents: new Set([...documents.map(nameOf), ...elsewhere]),
    routes: documents.flatMap((document) => (document.kind === 'page' ? (document.routes ?? []) : [])),
  }
  for (const document of documents) {
    const findings = createFindings()
    checkDocument(document as unknown as Json, document === brand ? known : context, findings) // a document is JSON
    if (document.kind === 'overlay' && findings.list.length === 0)
      checkOverlay(
        document,
        documents.find((other) => nameOf(other) === document.target),
        before(document, documents),
        context,
        findings,
      )
    yield findings.list.map((finding) => toDiagnostic(finding, nameOf(document)))
  }
}

/** The overlays that are applied to the same document before this one. */
function before(overlay: Overlay, documents: readonly LayoutDocument[]): Overlay[] {
  return documents
    .flatMap((other) => (other.kind === 'overlay' && other.target === overlay.target && isBefore(other, overlay) ? [other] : []))
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
}

function isBefore(a: Overlay, b: Overlay): boolean {
  return a.priority < b.priority || (a.priority === b.priority && a.id < b.id)
}

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
