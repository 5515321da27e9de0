import { relative, sep } from 'node:path'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { DraftDocument, WorkspaceFile } from '../../../src/schemas/workspace.ts'
import { etagOf } from '../files/etag.ts'

/** A document of a brand as it is now, and its origin: a draft, the brand's folder or `_base`. `text` is null where a draft removes it. */
export type CurrentDocument = { text: string | null; etag: string; from: 'draft' | 'brand' | 'base' }

const known = new WeakMap<Uint8Array, WorkspaceFile>() // an unchanged file keeps its bytes, so it is decoded once

/** A file of `layouts/` as the editor receives it; its path is relative to the layouts folder. */
export function workspaceFile(file: LayoutFile, layoutsDir: string): WorkspaceFile {
  const before = typeof file.text === 'string' ? undefined : known.get(file.text)
  if (before) return before
  const text = typeof file.text === 'string' ? file.text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.text)
  const result = {
    name: loadFile(file).name,
    brand: file.brand,
    path: relative(layoutsDir, file.path).split(sep).join('/'),
    text,
    etag: etagOf(file.text),
  }
  if (typeof file.text !== 'string') known.set(file.text, result)
  return result
}

/** The file that a brand uses for a document: its own, else the base's. Of two with one name the first is used, as in a release. */
export function effectiveFile(files: readonly WorkspaceFile[], brand: string, name: DocumentName): WorkspaceFile | undefined {
  const ofName = files.filter((file) => file.name === name)
  return ofName.find((file) => file.brand === brand) ?? ofName.find((file) => file.brand === baseBrand)
}

export function currentDocument(
  draft: DraftDocument | undefined,
  file: WorkspaceFile | undefined,
  brand: string,
): CurrentDocument | undefined {
  if (draft) return { text: draft.text, etag: draft.etag, from: 'draft' }
  return file && { text: file.text, etag: file.etag, from: file.brand === brand ? 'brand' : 'base' }
}
