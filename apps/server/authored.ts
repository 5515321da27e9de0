import { relative, sep } from 'node:path'

import { baseBrand } from '../../src/authoring/release/release.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import type { DocumentName } from '../../src/schemas/documents.ts'
import type { DraftDocument, WorkspaceFile } from '../../src/schemas/workspace.ts'
import { etagOf } from './etag.ts'

/** What a document of a brand is now, and from where: somebody's draft, the brand's own folder, `_base`. `text` is null where a draft takes it away. */
export type Current = { text: string | null; etag: string; from: 'draft' | 'brand' | 'base' }

const known = new WeakMap<Uint8Array, WorkspaceFile>() // a file that did not change keeps its bytes, so it is read once

/** A file of `layouts/` as an editor gets it; its path is told from the layouts' folder. */
export function authoredFile(file: LayoutFile, layoutsDir: string): WorkspaceFile {
  const before = typeof file.text === 'string' ? undefined : known.get(file.text)
  if (before) return before
  const text = typeof file.text === 'string' ? file.text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.text)
  const authored = {
    name: loadFile(file).name,
    brand: file.brand,
    path: relative(layoutsDir, file.path).split(sep).join('/'),
    text,
    etag: etagOf(file.text),
  }
  if (typeof file.text !== 'string') known.set(file.text, authored)
  return authored
}

/** The file that a brand uses for a document: its own, else the base's. Of two with one name the first counts, as in a release. */
export function usedFile(files: readonly WorkspaceFile[], brand: string, name: DocumentName): WorkspaceFile | undefined {
  const ofName = files.filter((file) => file.name === name)
  return ofName.find((file) => file.brand === brand) ?? ofName.find((file) => file.brand === baseBrand)
}

export function currentOf(draft: DraftDocument | undefined, file: WorkspaceFile | undefined, brand: string): Current | undefined {
  if (draft) return { text: draft.text, etag: draft.etag, from: 'draft' }
  return file && { text: file.text, etag: file.etag, from: file.brand === brand ? 'brand' : 'base' }
}

/** Where a document lies that nobody has yet, from the layouts' folder: `foyer/pages/summer.json`. */
export function usualPath(folder: string, name: DocumentName): string {
  const [kind = '', id = ''] = name.split('/')
  return kind === 'brand' || kind === 'flags' ? `${folder}/${kind}.json` : `${folder}/${kind}s/${id}.json`
}
