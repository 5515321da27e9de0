import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { t } from '../../../kit/i18n/words.ts'
import { copyDocument, freshDocument } from './new-documents.ts'
import type { NewKind } from './new-documents.ts'
import { documentsWithWord, freeWordKey, menuWithLink, pageFrom } from './page-templates.ts'
import type { templateNames } from './page-templates.ts'

type Documents = ReadonlyMap<string, JsonObject | null>
type Written = { document: string; body: JsonObject | null }

/** What was typed of a document that is to be made. */
export type Typed = {
  kind: NewKind
  id: string
  /** Of a page, by language; the brand's own first. */
  titles: readonly { language: LanguageCode; text: string }[]
  template: (typeof templateNames)[number]
  address: string
  /** A menu that gets a link to the page, `menu/main`; "" for none. */
  menu: string
  /** A document to copy, `page/home`; "" for none. */
  start: string
  /** What a variation changes. */
  target: string
}

/**
 * The documents that are written when one is made: itself, those with its title as a word where it has texts in more than one language,
 * and the menu that links to it; with the name of that step. `changeForBrand` changes a menu for this brand alone where it is shared.
 */
export function making(
  documents: Documents,
  { kind, id, titles, template, address, menu, start, target }: Typed,
  changeForBrand: (documents: Documents, document: string, change: (body: JsonObject) => JsonObject) => Written[],
): { label: string; whole: Written[] } {
  const title = titles[0]?.text ?? ''
  const key = titles.length > 1 ? freeWordKey(documents, id) : undefined
  const written = key === undefined ? title : `t:${key}`
  const page = { id, title: written, address }
  const source = documents.get(start)
  const body = source
    ? copyDocument(source, id, page)
    : ((kind === 'page' ? pageFrom(template, page) : undefined) ?? freshDocument(kind, id, { ...page, target }))
  const linked =
    address !== '' && menu !== ''
      ? changeForBrand(documents, menu, (menuBody) => menuWithLink(menuBody, { id, title: written || id, address }))
      : []
  const name = title || id
  return {
    label:
      linked.length > 0
        ? t('new-document.did-page-linked', { name, menu: documentTitle(menu, documents.get(menu)) })
        : t(source ? 'new-document.did-copy' : 'new-document.did-new', { name }),
    whole: [{ document: `${kind}/${id}`, body }, ...(key === undefined ? [] : documentsWithWord(documents, key, titles)), ...linked],
  }
}
