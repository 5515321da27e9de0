import { sanitizeDocument, verifyDocument } from '../../src/authoring/release/verify.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { LayoutDocument, Release } from '../../src/schemas/documents.ts'
import { registry } from './registry.ts'

// The whole check is a separate chunk: the portal loads it when idle, or at once when the release is unchecked.

const context = { registry, sources: allSources }

/** Checks a release that was not checked, or by an older pipeline only, and removes what players must not see. */
export async function sanitizeRelease(release: Release, report: (diagnostic: Diagnostic) => void): Promise<Release> {
  const documents: Release['documents'] = {}
  for (const [name, entry] of Object.entries(release.documents)) {
    if (entry.body === undefined) {
      documents[name] = entry // checked when it comes: fetched documents come from the server that names them
      continue
    }
    const { document, diagnostics } = sanitizeDocument(entry.body, context)
    diagnostics.forEach(report)
    if (document) documents[name] = { hash: entry.hash, body: document as unknown as typeof entry.body } // a document is JSON
  }
  return { ...release, documents }
}

/** Checks all documents of a release that is already on the screen, one at a time while the browser is idle, and reports what is wrong. */
export async function verifyRelease(release: Release, report: (diagnostic: Diagnostic) => void) {
  for (const { body } of Object.values(release.documents)) {
    if (body === undefined) continue
    await idle()
    verifyDocument(body as unknown as LayoutDocument, context).forEach(report) // the release claims this type; the check verifies it
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 20)
  })
}
