import { baseBrand } from '../../../src/authoring/release/release.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { DraftDocument } from '../../../src/schemas/workspace.ts'
import type { DraftName } from './draft-store.ts'
import { filesFor } from './edit-request.ts'
import type { Editing } from './edit-request.ts'
import { withLock } from '../files/folder-lock.ts'
import { effectiveFile } from './workspace-files.ts'

/**
 * The folder in which the draft of a document is kept: that of the document's file. A document of `_base` has one draft for all brands that
 * share it, so that each of them shows the change (decision 461). A draft that a brand has already stays where it is.
 */
export function draftPlace(editing: Editing, { brand, draft }: DraftName, name: DocumentName): DraftName {
  const own = { brand, draft }
  if (editing.drafts.read(own, name)) return own
  return filesFor(editing, brand, name).file?.brand === baseBrand ? { brand: baseBrand, draft } : own
}

/** The drafts that a brand shows, by document: its own, and those of the shared documents that it uses. */
export function draftsOfBrand(editing: Editing, { brand, draft }: DraftName): Record<string, DraftDocument> {
  const { drafts } = editing
  const own = drafts.all({ brand, draft })
  if (brand === baseBrand) return own
  const { files } = filesFor(editing, brand)
  const shared = Object.entries(drafts.all({ brand: baseBrand, draft })).filter(
    // `brand.json` of the base is not among a brand's documents: the brand's own is merged over it
    ([name]) => !name.startsWith('brand/') && effectiveFile(files, brand, name as DocumentName)?.brand === baseBrand, // names of the store
  )
  return { ...Object.fromEntries(shared), ...own }
}

/** The draft of a document before it is published; `text` is what is published, null where the document goes. */
export type EndingDraft = { brand: string; name: DocumentName; place: DraftName; text: string | null }

/**
 * Ends the drafts of texts that were published. A draft that holds more stays, and where the brand got a copy of its own, the shared draft
 * stays with the brands that share the document: publishing changes what players get, never what a draft shows (decision 557). A draft
 * that cannot be ended now is one without changes, which the editor ends.
 */
export async function endDrafts(editing: Editing, ending: readonly EndingDraft[]): Promise<void> {
  if (ending.length === 0) return
  const { drafts, print } = editing
  try {
    await withLock(drafts.lock, () => {
      for (const { brand, name, place, text } of ending) {
        const kept = drafts.read(place, name)
        if (!kept) continue
        const isCopied = place.brand !== brand && filesFor(editing, brand, name).file?.brand === brand
        if (kept.text === text && !isCopied) drafts.remove(place, name)
        if (kept.text !== text && isCopied) drafts.write({ ...place, brand }, name, kept.text)
      }
    })
  } catch (error) {
    print(`A draft that was published could not be ended: ${error instanceof Error ? error.message : String(error)}`)
  }
}
