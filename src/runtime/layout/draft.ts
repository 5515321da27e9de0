import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { Brand, LayoutDocument } from '../../schemas/documents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { checkDocument } from './check/document.ts'
import { createFindings, toDiagnostic } from './check/findings.ts'
import { checkOverlay } from './check/overlays.ts'
import type { CheckWorld } from './check/world.ts'
import { missingPages, settleDocuments } from './settle.ts'

/** What a player would get of documents that are being edited, and what is wrong with each; pointers, no lines. */
export type Drafted = {
  documents: ReadonlyMap<string, LayoutDocument>
  routes: Readonly<Record<string, string>>
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>
}

export type Draft = {
  /** Mends what has changed since the last time, told by identity. Authored documents by name, `brand.json` merged. Never throws. */
  mend: (documents: ReadonlyMap<string, JsonObject>) => Drafted
}

export function createDraft(known: Pick<CheckWorld, 'registry' | 'sources' | 'words' | 'icons' | 'formats'>): Draft {
  return {
    mend(authored) {
      const documents = new Map<string, LayoutDocument>()
      const files = [...authored].map(([name, value]) => ({ name, value, findings: createFindings() })).sort((a, b) => (a.name < b.name ? -1 : 1))
      const brandFile = files.find(({ name }) => name.startsWith('brand/'))
      const checked = brandFile && checkDocument(brandFile.value, { registry: known.registry, sources: known.sources, formats: known.formats }, brandFile.findings).mended
      const brand: Brand | undefined = checked?.kind === 'brand' ? checked : undefined
      if (brand) documents.set(`brand/${brand.id}`, brand)
      const others = files.filter(({ name }) => !name.startsWith('brand/'))
      const { routes } = settleDocuments(others, documents, { kept: () => undefined, check: checkDocument, checkOverlay, world: (more) => ({ ...known, brand, ...more }) })
      const diagnostics = new Map(files.flatMap(({ name, findings }) => (findings.list.length ? [[name, findings.list.map((finding) => toDiagnostic(finding, name))] as const] : [])))
      for (const diagnostic of missingPages(new Set(others.map(({ name }) => name)))) diagnostics.set(diagnostic.document, [diagnostic])
      return { documents, routes, diagnostics }
    },
  }
}
