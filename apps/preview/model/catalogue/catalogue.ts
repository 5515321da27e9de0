import { createEffect, createStore } from 'effector'

import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import type { Registry } from '../../../../src/runtime/contract/registry.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { SourceContracts } from '../../../../src/runtime/contract/source.ts'

/** What there is to build with: block types and named data. A separate download, because the shell is shown before it. */
export type Catalogue = {
  contracts: ReadonlyMap<string, DocumentedContract>
  registry: Registry
  sources: SourceContracts
  sourceDocs: ReadonlyMap<string, SourceDocs>
}

export const loadCatalogueFx = createEffect(async (): Promise<Catalogue> => (await import('./widget-catalogue.ts')).catalogue)

const none: ReadonlyMap<string, DocumentedContract> = new Map() // above the stores, which ask for it at once

export const $catalogue = createStore<Catalogue | null>(null).on(loadCatalogueFx.doneData, (_, catalogue) => catalogue)
export const $contracts = $catalogue.map((catalogue): ReadonlyMap<string, DocumentedContract> => catalogue?.contracts ?? none)
