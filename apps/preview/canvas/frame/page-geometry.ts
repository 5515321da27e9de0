import { combine } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Box } from '../../../../src/schemas/preview.ts'
import { $contracts } from '../../model/catalogue/catalogue.ts'
import { $block } from '../../model/view/choice.ts'
import { $doc, $document } from '../../model/documents/documents.ts'
import type { Boxes } from '../../model/view/frame-link.ts'
import { $boxes, $pointed, mainFrame } from '../../model/view/frames.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import type { PageGeometry } from './drop-place.ts'

/** A box over the frame, in px of the editor: left and top are not mirrored from right to left. */
export type Placed = { left: number; top: number; width: number; height: number }

const noBoxes: Boxes = new Map()
const emptyPage: JsonObject = {}

/** Id of the open page, '' for another document. */
export const $pageName = $doc.map((doc) => (doc.startsWith('page/') ? doc.slice('page/'.length) : ''))
export const $mainBoxes = $boxes.map((boxes) => boxes[mainFrame]?.boxes ?? noBoxes)
export const $scroll = $boxes.map((boxes) => boxes[mainFrame]?.scroll ?? 0)

/** The open page, with the boxes of its blocks in the main frame. */
export const $pageGeometry = combine($document, $pageName, $mainBoxes, $contracts, (document, name, boxes, contracts): PageGeometry => ({
  page: document ?? emptyPage,
  name,
  boxes,
  contracts,
}))

export const $selectedBox = combine($mainBoxes, $pageName, $block, (boxes, page, block): Box | null =>
  block ? (boxes.get(`${page}/${block.id}`) ?? null) : null,
)
export const $hoveredBox = combine($mainBoxes, $pointed, (boxes, pointed): Box | null =>
  pointed?.frame === mainFrame ? (boxes.get(`${pointed.node.page}/${pointed.node.node}`) ?? null) : null,
)
/** The name of the block under the pointer; for a block of another page that page's id. */
export const $hoveredName = combine($pointed, $document, $pageName, $naming, (pointed, document, page, naming) => {
  if (!pointed) return ''
  const block = document && page === pointed.node.page ? blockOf(document, pointed.node.node) : undefined
  return block ? naming.nameOf(block) : pointed.node.page
})
