import { combine } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Box } from '../../../src/schemas/preview.ts'
import { $carried } from '../model/carried.ts'
import { $contracts } from '../model/catalogue.ts'
import { $block } from '../model/choice.ts'
import { $doc, $document } from '../model/documents.ts'
import type { Boxes } from '../model/frame-link.ts'
import { $boxes, $pointed, mainFrame } from '../model/frames.ts'
import { $naming } from '../model/names.ts'
import { blockOf } from '../model/nodes.ts'
import type { PageGeometry } from './drop-place.ts'

const noBoxes: Boxes = new Map()
const nothing: JsonObject = {}

/** Id of the page that is open, as frames call it. */
export const $pageName = $doc.map((doc) => (doc.startsWith('page/') ? doc.slice('page/'.length) : ''))
export const $mainBoxes = $boxes.map((boxes) => boxes[mainFrame]?.boxes ?? noBoxes)
export const $scroll = $boxes.map((boxes) => boxes[mainFrame]?.scroll ?? 0)

/** Which nodes' boxes the main frame tells of: the chosen block and what the pointer is on; while something is carried, all. */
export const $watchedNodes = combine($pageName, $block, $pointed, $carried, (page, block, pointed, carried) => ({
  nodes: [...(block && page ? [{ page, node: block.id }] : []), ...(pointed?.frame === mainFrame ? [pointed.node] : [])],
  all: carried !== null,
}))

/** The page that is open as it is drawn in the main frame. */
export const $pageGeometry = combine($document, $pageName, $mainBoxes, $contracts, (document, name, boxes, contracts): PageGeometry => ({
  page: document ?? nothing,
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
/** What the pointer is on, by name; a block of another page by that page's name. */
export const $hoveredName = combine($pointed, $document, $pageName, $naming, (pointed, document, page, naming) => {
  if (!pointed) return ''
  const block = document && page === pointed.node.page ? blockOf(document, pointed.node.node) : undefined
  return block ? naming.nameOf(block) : pointed.node.page
})
