import type { JsonObject } from '../../../src/schemas/json.ts'
import { isObject } from '../../../src/rules/merge.ts'
import { t } from '../i18n/words.ts'
import { $doc, $document, edited } from './documents.ts'
import { hidingPatch, isHiddenForAll, isHiddenForGuests } from './hiding.ts'
import { $naming } from './names.ts'
import { blockOf, blocksOf, copyOf, freeId, insertPatch, movePatch, removePatch } from './nodes.ts'
import type { Block, Spot } from './nodes.ts'

// Edits of the open page by name. Each is one step of undo, and says where the eye goes.

/** What a block is called for operators: its title where it has one of its own words, else its type's. Views that stay use `$naming`. */
export function blockName(block: Pick<Block, 'widget' | 'id'> & { node?: JsonObject }): string {
  return $naming.getState().nameOf(block)
}

function open(): { page: JsonObject; doc: string } | undefined {
  const page = $document.getState()
  return page && page.kind === 'page' ? { page, doc: $doc.getState() } : undefined
}

/** Puts a new block at a spot and chooses it. */
export function addBlock(widget: string, spot: Spot, node: JsonObject = {}): string | undefined {
  const at = open()
  if (!at) return undefined
  const id = freeId(at.page, widget)
  edited({
    label: t('edit.added', { name: blockName({ widget, id }) }),
    document: at.doc,
    patch: insertPatch(at.page, spot, { ...node, id, widget }),
    to: { doc: at.doc, sel: id },
  })
  return id
}

/** Moves a block; the spot is as it is seen now. */
export function moveBlock(id: string, spot: Spot): void {
  const at = open()
  const block = at && blockOf(at.page, id)
  if (!at || !block) return
  edited({
    label: t('edit.moved', { name: blockName(block) }),
    document: at.doc,
    patch: movePatch(at.page, block, spot),
    to: { doc: at.doc, sel: id },
  })
}

export function duplicateBlock(id: string): string | undefined {
  const at = open()
  const block = at && blockOf(at.page, id)
  if (!at || !block) return undefined
  const copy = copyOf(at.page, block.node)
  edited({
    label: t('edit.duplicated', { name: blockName(block) }),
    document: at.doc,
    patch: insertPatch(at.page, { list: block.list, index: block.index + 1 }, copy),
    to: { doc: at.doc, sel: idOf(copy) },
  })
  return idOf(copy)
}

/** Deletes a block with what is inside; the eye goes to the next one, else to the one before, else around it. */
export function deleteBlock(id: string): void {
  const at = open()
  const block = at && blockOf(at.page, id)
  if (!at || !block) return
  const brothers = blocksOf(at.page).filter(({ list }) => list === block.list)
  const next = brothers[block.index + 1] ?? brothers[block.index - 1]
  edited({
    label: t('edit.deleted', { name: blockName(block) }),
    document: at.doc,
    patch: removePatch(block),
    to: { doc: at.doc, sel: next?.id ?? block.parent },
  })
}

/** Hides a block for everybody or from guests, or shows it again where that is so already. */
export function hideBlock(id: string, who: 'everyone' | 'guests'): void {
  const at = open()
  const block = at && blockOf(at.page, id)
  if (!at || !block) return
  const shownAgain = who === 'everyone' ? isHiddenForAll(block) : isHiddenForGuests(block)
  edited({
    label: t(shownAgain ? `edit.shown-to-${who}` : `edit.hidden-for-${who}`, { name: blockName(block) }),
    document: at.doc,
    patch: hidingPatch(block, who),
  })
}

/** Another id for a block. False when the page has it already or it is none. */
export function renameBlock(id: string, next: string): boolean {
  const at = open()
  const block = at && blockOf(at.page, id)
  if (!at || !block || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(next) || next.length > 64 || (next !== id && blockOf(at.page, next))) return false
  edited({
    label: t('edit.renamed', { from: id, to: next }),
    document: at.doc,
    patch: [{ op: 'replace', path: `${block.pointer}/id`, value: next }],
    to: { doc: at.doc, sel: next },
  })
  return true
}

/** What the clipboard holds of ours: blocks as text, so that they go from one tab or file to another. */
export function blockText(id: string): string | undefined {
  const at = open()
  const block = at && blockOf(at.page, id)
  return block && JSON.stringify(block.node, null, 2)
}

/** Reads blocks from a pasted text: one node, or a list of them. Undefined when it is nothing of the kind. */
export function blocksInText(text: string): JsonObject[] | undefined {
  if (text.length > 256 * 1024) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const list = Array.isArray(value) ? value : [value]
    // JSON.parse gives JSON
    return list.length > 0 && list.every((node) => isObject(node) && typeof node.widget === 'string') ? (list as JsonObject[]) : undefined
  } catch {
    return undefined
  }
}

/** Puts pasted blocks at a spot, with ids of their own. */
export function pasteBlocks(nodes: readonly JsonObject[], spot: Spot): void {
  const at = open()
  if (!at) return
  let page = at.page
  const copies = nodes.map((node) => {
    const copy = copyOf(page, node)
    page = { ...page, nodes: [...(Array.isArray(page.nodes) ? page.nodes : []), copy] } // so that the next copy does not take the same ids
    return copy
  })
  const patch = copies.flatMap((copy, index) =>
    insertPatch(at.page, { list: spot.list, index: spot.index + index }, copy).slice(index === 0 ? 0 : -1),
  )
  edited({
    label: t('edit.pasted', { count: copies.length }),
    document: at.doc,
    patch,
    to: { doc: at.doc, sel: copies[0] ? idOf(copies[0]) : null },
  })
}

/** A copy has an id of its own, which is a text. */
function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id : ''
}
