import { filterText } from '../../../src/runtime/i18n/fold.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import type { DocumentRow } from './document-rows.ts'
import { documentIcon } from './icons.ts'
import { textOf } from '../model/documents/json.ts'
import { documentTitle } from '../model/documents/titles.ts'

/** Documents whose name, id or address contains a text, as one list; those whose name has it earlier come first. */
export function documentsFound(
  rows: readonly DocumentRow[],
  search: string,
  documents: ReadonlyMap<string, JsonObject | null>,
): readonly DocumentRow[] {
  const wanted = filterText(search.trim())
  const known = new Map<string, DocumentRow>()
  const walk = (list: readonly DocumentRow[]) =>
    list.forEach((row) => {
      if (row.kind === 'document') known.set(row.document, row.inside ? { ...row, inside: undefined } : row)
      walk(row.inside ?? [])
    })
  walk(rows)
  const found: { row: DocumentRow; place: number }[] = []
  for (const [name, document] of documents) {
    if (!document) continue
    const title = documentTitle(name, document)
    const routes = Array.isArray(document.routes) ? document.routes.map((route) => textOf(route)).join(' ') : ''
    const place = filterText(title).indexOf(wanted)
    if (place < 0 && !filterText(`${name} ${routes}`).includes(wanted)) continue
    found.push({
      place: place < 0 ? 1_000 : place,
      row: known.get(name) ?? { id: name, kind: 'document', document: name, label: title, icon: documentIcon(name), inside: undefined },
    }) // a document in a folded list has no row
  }
  return found.toSorted((a, b) => a.place - b.place || a.row.label.localeCompare(b.row.label, 'en')).map(({ row }) => row)
}
