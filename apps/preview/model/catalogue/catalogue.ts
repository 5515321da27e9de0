import { createEffect, createStore } from 'effector'

import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import type { Registry } from '../../../../src/runtime/contract/registry.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { SourceContracts } from '../../../../src/runtime/contract/source.ts'
import { replaceWords, shellLanguage } from '../../../kit/i18n/words.ts'
import type { ShellLanguage, Words } from '../../../kit/i18n/words.ts'
import type { CatalogueTexts } from './translated.ts'

/**
 * What there is to build with: block types and named data, with their docs in the language of the shell. A separate download, because the
 * shell is shown before it.
 */
export type Catalogue = {
  contracts: ReadonlyMap<string, DocumentedContract>
  registry: Registry
  sources: SourceContracts
  sourceDocs: ReadonlyMap<string, SourceDocs>
  /** Descriptions in the language, by the English ones. */
  descriptions: ReadonlyMap<string, string>
  /** Of properties and sources, for `plainName`. */
  names: Words[string]
}

const languages = import.meta.glob<Readonly<Record<string, object>>>('../../locales/*/catalogue.ts', { import: 'texts' })

/** Loads the catalogue in the language that the shell has when it is here: of two choices of a language the last one counts. */
export const loadCatalogueFx = createEffect(async (): Promise<Catalogue> => {
  for (;;) {
    const language = shellLanguage()
    const [{ catalogueIn }, texts] = await Promise.all([import('./widget-catalogue.ts'), loadTexts(language)])
    if (language !== shellLanguage()) continue
    const catalogue = catalogueIn(texts)
    replaceWords(language, { names: catalogue.names, messages: texts.messages ?? {} })
    return catalogue
  }
})

/** Texts that do not come leave the docs in English: every field can be edited all the same. */
async function loadTexts(language: ShellLanguage): Promise<CatalogueTexts> {
  const files = await languages[`../../locales/${language}/catalogue.ts`]?.().catch((): undefined => undefined)
  return Object.fromEntries(Object.entries(files ?? {}).map(([path, file]) => [path.slice('./'.length, -'.json'.length), file]))
}

const none: ReadonlyMap<string, DocumentedContract> = new Map() // above the stores, which ask for it at once

export const $catalogue = createStore<Catalogue | null>(null).on(loadCatalogueFx.doneData, (_, catalogue) => catalogue)
export const $contracts = $catalogue.map((catalogue): ReadonlyMap<string, DocumentedContract> => catalogue?.contracts ?? none)
