import { baseBrand } from '../../../src/authoring/release/release.ts'
import { errorMessage } from '../../../src/schemas/error-message.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { DraftDocument } from '../../../src/schemas/workspace.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import type { DraftFile } from '../releases/draft-store.ts'
import { folderOf, hashOf, placeOf } from '../releases/tree.ts'
import type { FileChanges } from '../releases/tree.ts'
import { filesFor } from './edit-request.ts'
import type { Editing } from './edit-request.ts'
import { effectiveFile } from './workspace-files.ts'

/** The draft of which brand's documents; both names are checked before they come here. */
export type DraftName = { brand: string; draft: string }

/** The file in which a draft has a document of a brand, and what it has there. */
export type DraftPlace = { path: string; kept: DraftFile | undefined }

/**
 * The place of a document's draft: that of the document's file. A document of `_base` has one draft for all brands that share it, so that
 * each of them shows the change (decision 461). A draft that a brand has already stays where it is.
 */
export function draftPlace(editing: Editing, drafts: readonly DraftFile[], brand: string, name: DocumentName): DraftPlace {
  const keptIn = (folder: string) => drafts.find(({ document, path }) => document === name && folderOf(path) === folder)
  const own = keptIn(brand)
  if (own) return { path: own.path, kept: own }
  const { file } = filesFor(editing, brand, name)
  const kept = file?.brand === baseBrand ? keptIn(baseBrand) : undefined
  return { path: kept?.path ?? file?.path ?? documentPath(brand, name), kept }
}

/** The drafts that a brand shows: its own, and those of the shared documents that it uses. */
export function shownDrafts(editing: Editing, drafts: readonly DraftFile[], brand: string): DraftFile[] {
  const inFolder = (folder: string) => drafts.filter(({ path }) => folderOf(path) === folder)
  const { files } = filesFor(editing, brand)
  const shared = inFolder(baseBrand).filter(
    // `brand.json` of the base is not among a brand's documents: the brand's own is merged over it
    ({ document }) => brand === baseBrand || (!document.startsWith('brand/') && effectiveFile(files, brand, document)?.brand === baseBrand),
  )
  const own = brand === baseBrand ? [] : inFolder(brand)
  const ownNames = new Set(own.map(({ document }) => document))
  return [...shared.filter(({ document }) => !ownNames.has(document)), ...own]
}

export function draftsOfBrand(editing: Editing, drafts: readonly DraftFile[], brand: string): Record<string, DraftDocument> {
  return Object.fromEntries(
    shownDrafts(editing, drafts, brand).map(({ document, text, etag, at }) => [document, { text, etag, at }] as const),
  )
}

/** The draft of a document before it is published; `text` is what is published, null where the document goes. */
export type EndingDraft = { brand: string; draft: string; name: DocumentName; path: string; text: string | null }

/** The drafts that a publication of those documents ends, as long as nobody changes them meanwhile. */
export async function endingDrafts(
  editing: Editing,
  { brand, draft }: DraftName,
  documents: readonly { name: DocumentName; text: string | null }[],
): Promise<EndingDraft[]> {
  const drafts = await (await editing.releases.drafts()).files(draft)
  return documents.map(({ name, text }) => ({ brand, draft, name, text, path: draftPlace(editing, drafts, brand, name).path }))
}

/**
 * Ends the drafts of texts that were published. A draft that holds more stays, and where the brand got a copy of its own, the shared draft
 * stays with the brands that share the document: publishing changes what players get, never what a draft shows (decision 557). A draft
 * that cannot be ended now is one without changes, which the editor ends.
 */
export async function endDrafts(editing: Editing, ending: readonly EndingDraft[]): Promise<void> {
  if (ending.length === 0) return
  const { releases, print, now } = editing
  try {
    const drafts = await releases.drafts()
    for (const { brand, draft, name, path, text } of ending) {
      const kept = (await drafts.files(draft)).find((file) => file.path === path)
      if (!kept) continue
      const { file } = filesFor(editing, brand, name)
      const isCopied = folderOf(path) !== brand && file?.brand === brand
      if (kept.text === text && !isCopied) await drafts.remove(draft, path, kept.etag)
      if (kept.text !== text && isCopied) {
        const own = { path: file.path, document: name, text: kept.text, base: hashOf(file.text), at: new Date(now()).toISOString() }
        await drafts.write(draft, own, undefined, releases.number())
      }
    }
  } catch (error) {
    print(`A draft that was published could not be ended: ${errorMessage(error)}`)
  }
}

/** The drafts that a publication of files ends, in the places where they are before it. */
export function publishedDrafts(editing: Editing, draft: DraftName, files: FileChanges): Promise<EndingDraft[]> {
  const known = new Map(filesFor(editing, draft.brand).files.map((file) => [file.path, file.name]))
  const documents = Object.entries(files).flatMap(([path, { text }]) => {
    const place = placeOf(path)
    const name = known.get(path) ?? (place && `${place.kind}/${place.id}`)
    return name === undefined ? [] : [{ name: name as DocumentName, text }] // else the publication is refused
  })
  return endingDrafts(editing, draft, documents)
}
