import { createEvent, createStore } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace, WorkspaceFile } from '../../../../src/schemas/workspace.ts'
import { mergePatch } from '../../../../src/rules/merge.ts'
import { memo } from '../../../../src/rules/memo.ts'
import { baseBrand, parse, workspaceLoaded } from './documents.ts'
import type { Published } from './documents.ts'

// What may happen
/** The server has sent the documents of the other brands again. */
export const otherFilesReported = createEvent<readonly WorkspaceFile[]>()

// What we know
/** Documents that the other brands do not share, as they are in `layouts/`. */
export const $otherFiles = createStore<readonly WorkspaceFile[]>([])

// How it changes
$otherFiles.on(workspaceLoaded, (_, { others = [] }) => others).on(otherFilesReported, (_, files) => files)

/** What is published, as far as it is known here. */
export type PublishedFiles = {
  workspace: Workspace
  published: ReadonlyMap<string, Published>
  others: readonly WorkspaceFile[]
  /** `brand.json` of the base. */
  baseBrand: JsonObject
}

/** By the file, so that a document stays the same object for as long as its file is the same. */
const parsedOnce = memo(({ text }: WorkspaceFile) => parse(text))

/** The documents that another brand publishes: its own over those of the base, its `brand.json` merged over the base's. */
export function documentsOf(brand: string, files: PublishedFiles): Map<string, JsonObject> {
  const documents = new Map<string, JsonObject>()
  for (const file of files.workspace.files) {
    const now = files.published.get(file.name)
    if (file.brand !== baseBrand || file.name.startsWith('brand/') || !now) continue // without one it was removed meanwhile
    const value = now.brand === baseBrand ? now.value : parsedOnce(file)
    if (value) documents.set(file.name, value)
  }
  for (const { name, brand: folder, value } of files.published.values())
    if (folder === baseBrand && value && !name.startsWith('brand/')) documents.set(name, value)
  for (const file of files.others) {
    const value = file.brand === brand ? parsedOnce(file) : undefined
    // two objects merged are an object
    if (value) documents.set(file.name, file.name.startsWith('brand/') ? (mergePatch(files.baseBrand, value) as JsonObject) : value)
  }
  return documents
}
