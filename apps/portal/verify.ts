import { sanitizeDocument, verifyDocument } from '../../src/authoring/release/verify.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { LayoutDocument, Release } from '../../src/schemas/documents.ts'
import { registry } from './registry.ts'

// The whole check is a chunk of its own: a release that the server has checked needs it only when the page is at rest.

const world = { registry, sources: allSources }

/** What a player may be shown of a release that nobody has checked, or an older pipeline. A document that cannot be used is left out. */
export async function sanitizeRelease(release: Release, report: (diagnostic: Diagnostic) => void): Promise<Release> {
  const documents: Release['documents'] = {}
  for (const [name, entry] of Object.entries(release.documents)) {
    if (entry.body === undefined) {
      documents[name] = entry // checked when it comes: fetched documents come from the server that names them
      continue
    }
    const { document, diagnostics } = sanitizeDocument(entry.body, world)
    diagnostics.forEach(report)
    if (document) documents[name] = { hash: entry.hash, body: document as unknown as typeof entry.body } // a document is JSON
  }
  return { ...release, documents }
}

/** Checks in full what is already drawn, a document at a time between the browser's own work, and tells what is wrong. */
export async function verifyRelease(release: Release, report: (diagnostic: Diagnostic) => void) {
  for (const { body } of Object.values(release.documents)) {
    if (body === undefined) continue
    await idle()
    verifyDocument(body as unknown as LayoutDocument, world).forEach(report) // the release says so; the check finds out
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 20)
  })
}
