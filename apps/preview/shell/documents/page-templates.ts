import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { copyNodes, pieceOf } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import { textEdits } from '../../model/words/text-edits.ts'
import { keyFromText } from '../../model/words/own-texts.ts'
import { freeId, itemsIn } from '../../editors/menu/menu-items.ts'

/** Pages that a new one can start from: documents as any other, whose own word `title` stands for the title that the operator types. */
export const pageTemplates: Readonly<Record<string, JsonObject>> = import.meta.glob<JsonObject>('../templates/*.json', {
  eager: true,
  import: 'default',
})
/** What a new page can start from: a template, nothing, or a page that is there. */
export const templateNames = ['promotion', 'landing', 'category', 'text', 'blank', 'copy'] as const

/** A page like a template, with a title of its own wherever the template says `t:title`. */
export function pageFrom(template: string, { id, title, address }: { id: string; title: string; address: string }): JsonObject | undefined {
  const found = pageTemplates[`../templates/${template}.json`]
  if (!found) return undefined
  const { strings: _, nodes: blocks, ...rest } = withTitle(found, title) as JsonObject // an object stays one
  const page: JsonObject = { ...rest, id, ...(address !== '' && { routes: [address] }), nodes: [] }
  const { nodes, patch } = copyNodes(
    pieceOf(Array.isArray(blocks) ? blocks.filter((block): block is JsonObject => isObject(block)) : [], found),
    page,
  )
  return { ...(applyPatch(page, patch).value as JsonObject), nodes }
}

function withTitle(value: Json, title: string): Json {
  if (value === 't:title') return title
  if (Array.isArray(value)) return value.map((item) => withTitle(item, title))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTitle(part, title)])) : value
}

/** The key of a word of the brand that no words document has: `own.summer-cup`. */
export function freeWordKey(documents: ReadonlyMap<string, JsonObject | null>, id: string): string {
  const taken = new Set(
    [...documents.values()].flatMap((body) => (body?.kind === 'words' && isObject(body.words) ? Object.keys(body.words) : [])),
  )
  return keyFromText(id, (key) => taken.has(key))
}

/** The documents that have a new word of the brand, with its text in each language. */
export function documentsWithWord(
  documents: ReadonlyMap<string, JsonObject | null>,
  key: string,
  texts: readonly { language: LanguageCode; text: string }[],
): { document: string; body: JsonObject }[] {
  const english = texts.find(({ language }) => language === 'EN')?.text
  const made = textEdits(
    documents,
    texts.map((one) => ({ ...one, key })),
    () => english,
  )
  return 'whole' in made
    ? made.whole
    : made.edits.map(({ document, patch }) => ({
        document,
        body: applyPatch(documents.get(document) ?? {}, patch).value as JsonObject, // it stays one
      }))
}

/** A menu with one more item at its end, which leads to a page. */
export function menuWithLink(menu: JsonObject, { id, title, address }: { id: string; title: string; address: string }): JsonObject {
  const items = Array.isArray(menu.items) ? menu.items : []
  return { ...menu, items: [...items, { id: freeId(itemsIn(menu), id), label: title, to: address }] }
}
