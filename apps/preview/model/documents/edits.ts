import { combine, createEvent, sample } from 'effector'
import type { EventCallable } from 'effector'

import { copyNodes, idsOf, pieceOf } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { CopiedPiece } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $doc, $document, edited } from './documents.ts'
import type { EditRequest } from './documents.ts'
import { hidingPatch, isHiddenForAll, isHiddenForGuests } from './hiding.ts'
import { $naming } from './names.ts'
import type { Naming } from './names.ts'
import { blockOf, blocksOf, insertPatch, movePatch, removePatch } from './nodes.ts'
import type { Block, Spot } from './nodes.ts'

// Edits of the open page by name. Each is one step of undo, and gives the block that is selected after it.

// What may happen
/** Adds a new block at a spot and selects it. */
export const blockAdded = createEvent<{ widget: string; spot: Spot; node?: JsonObject | undefined }>()
/** Moves a block to a spot, which counts in the current page. */
export const blockMoved = createEvent<{ id: string; spot: Spot }>()
/** Copies a block with its content: right after it, or to a spot, which counts in the current page. */
export const blockDuplicated = createEvent<{ id: string; spot?: Spot }>()
/** Removes a block with its content; selects the next one, else the one before, else its parent. */
export const blockDeleted = createEvent<string>()
/** A block is hidden from everybody or from guests, or shown again where it is hidden already. */
export const blockHidden = createEvent<{ id: string; who: 'everyone' | 'guests' }>()
/** Another id for a block. Nothing happens when `mayRename` refuses it. */
export const blockRenamed = createEvent<{ id: string; next: string }>()
/** Adds blocks of this page or of another one at a spot, with the words that come along. */
export const blocksPasted = createEvent<{ piece: CopiedPiece; spot: Spot }>()

// How it changes
type Open = { page: JsonObject; doc: string; naming: Naming }
const $open = combine($document, $doc, $naming, (page, doc, naming): Open | null => (page?.kind === 'page' ? { page, doc, naming } : null))

/** An edit of the open page, made from the request; undefined where it does not fit the page. */
function edit<Payload>(clock: EventCallable<Payload>, requestOf: (open: Open, payload: Payload) => EditRequest | undefined): void {
  sample({
    clock: sample({ clock, source: $open, fn: (open, payload) => open && requestOf(open, payload) }).filterMap(
      (request) => request ?? undefined,
    ),
    target: edited,
  })
}

/** The same for an edit of one block that the page has. */
function editBlock<Payload>(
  clock: EventCallable<Payload>,
  idFrom: (payload: Payload) => string,
  requestOf: (open: Open & { block: Block }, payload: Payload) => EditRequest | undefined,
): void {
  edit(clock, (open, payload) => {
    const block = blockOf(open.page, idFrom(payload))
    return block && requestOf({ ...open, block }, payload)
  })
}

edit(blockAdded, ({ page, doc, naming }, { widget, spot, node = {} }) => {
  const [block = {}] = copyNodes({ nodes: [{ ...node, id: widget, widget }], strings: {} }, page).nodes
  const id = idOf(block)
  return {
    label: t('edit.added', { name: naming.nameOf({ widget, id }) }),
    document: doc,
    patch: insertPatch(page, spot, block),
    to: { doc, sel: id },
  }
})
editBlock(
  blockMoved,
  ({ id }) => id,
  ({ page, doc, naming, block }, { id, spot }) => ({
    label: t('edit.moved', { name: naming.nameOf(block) }),
    document: doc,
    patch: movePatch(page, block, spot),
    to: { doc, sel: id },
  }),
)
editBlock(
  blockDuplicated,
  ({ id }) => id,
  ({ page, doc, naming, block }, { spot = { list: block.list, index: block.index + 1 } }) => {
    const [copy = {}] = copyNodes(pieceOf([block.node], page), page).nodes
    return {
      label: t('edit.duplicated', { name: naming.nameOf(block) }),
      document: doc,
      patch: insertPatch(page, spot, copy),
      to: { doc, sel: idOf(copy) },
    }
  },
)
editBlock(
  blockDeleted,
  (id) => id,
  ({ page, doc, naming, block }) => {
    const siblings = blocksOf(page).filter(({ list }) => list === block.list)
    const next = siblings[block.index + 1] ?? siblings[block.index - 1]
    return {
      label: t('edit.deleted', { name: naming.nameOf(block) }),
      document: doc,
      patch: removePatch(block),
      to: { doc, sel: next?.id ?? block.parent },
    }
  },
)
editBlock(
  blockHidden,
  ({ id }) => id,
  ({ doc, naming, block }, { who }) => {
    const isShownAgain = who === 'everyone' ? isHiddenForAll(block) : isHiddenForGuests(block)
    return {
      label: t(isShownAgain ? `edit.shown-to-${who}` : `edit.hidden-for-${who}`, { name: naming.nameOf(block) }),
      document: doc,
      patch: hidingPatch(block, who),
    }
  },
)
editBlock(
  blockRenamed,
  ({ id }) => id,
  ({ page, doc, block }, { id, next }) =>
    mayRename(page, id, next)
      ? {
          label: t('edit.renamed', { from: id, to: next }),
          document: doc,
          patch: [{ op: 'replace', path: `${block.pointer}/id`, value: next }],
          to: { doc, sel: next },
        }
      : undefined,
)
edit(blocksPasted, ({ page, doc }, { piece, spot }) => {
  const { nodes: copies, patch } = copyNodes(piece, page)
  return {
    label: t('edit.pasted', { count: copies.length }),
    document: doc,
    patch: [
      ...patch,
      ...copies.flatMap((copy, index) =>
        insertPatch(page, { list: spot.list, index: spot.index + index }, copy).slice(index === 0 ? 0 : -1),
      ),
    ],
    to: { doc, sel: copies[0] ? idOf(copies[0]) : null },
  }
})

/** Whether a block can have another id: the page does not have it yet, and it is an id. */
export function mayRename(page: JsonObject, id: string, next: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(next) && next.length <= 64 && (next === id || !idsOf(page).has(next))
}

/** A copy has an id of its own, which is a text. */
function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id : ''
}
