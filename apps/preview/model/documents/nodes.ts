import { isObject, pointerOf, segmentsOf } from '../../../../src/schemas/json.ts'
import type { JsonObject, Json } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { memo } from '../../../../src/rules/memo.ts'

/** A block of a page with its place: `list` is the pointer of the list it is in. */
export type Block = {
  id: string
  widget: string
  node: JsonObject
  pointer: string
  list: string
  index: number
  parent: string | null
  slot: string | null
  level: number
  siblings: number
}

/** A place for a block in a list. `list` is `/nodes` or `/nodes/3/slots/main`. */
export type Spot = { list: string; index: number }

/** Every block of a page in reading order, those in slots behind the block they are in. Read once per document. */
export const blocksOf = memo((page: JsonObject): readonly Block[] => walk(page.nodes, '/nodes', null, null, 1))

function walk(list: Json | undefined, pointer: string, parent: string | null, slot: string | null, level: number): Block[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((node, index) => {
    if (!isObject(node)) return []
    const at = `${pointer}/${index}`
    const block: Block = {
      id: textOf(node.id),
      widget: textOf(node.widget),
      node,
      pointer: at,
      list: pointer,
      index,
      parent,
      slot,
      level,
      siblings: list.length,
    }
    const inner = isObject(node.slots)
      ? Object.entries(node.slots).flatMap(([name, children]) => walk(children, at + pointerOf('slots', name), block.id, name, level + 1))
      : []
    return [block, ...inner]
  })
}

export function blockOf(page: JsonObject, id: string | null): Block | undefined {
  return id === null ? undefined : blocksOf(page).find((block) => block.id === id)
}

/** The blocks around one, innermost first. */
export function around(page: JsonObject, id: string): Block[] {
  const path: Block[] = []
  for (let block = blockOf(page, blockOf(page, id)?.parent ?? null); block; block = blockOf(page, block.parent)) path.push(block)
  return path
}

/** A slot a block has, or may have by its contract. */
export type Slot<Owner = Block> = { owner: Owner; name: string; list: string; there: boolean; nodes: readonly Json[] }

export function slotsOf<Owner extends Pick<Block, 'node' | 'pointer'>>(block: Owner, contract: Contract | undefined): Slot<Owner>[] {
  const own = isObject(block.node.slots) ? block.node.slots : {}
  return [...new Set([...Object.keys(contract?.slots ?? {}), ...Object.keys(own)])].map((name) => {
    const nodes = own[name]
    return {
      owner: block,
      name,
      list: block.pointer + pointerOf('slots', name),
      there: Array.isArray(nodes),
      nodes: Array.isArray(nodes) ? nodes : [],
    }
  })
}

/** Why a block type is not allowed in a list: `null` when it may. */
export type Refusal = { code: 'not-allowed' | 'full' | 'too-deep' | 'into-itself' | 'too-many'; slot?: string; owner?: string } | null

const [deepest, mostInSlot, mostNodes] = [8, 100, 1_000]

/** Whether `widget` may be put into a list of the page; `moving` is the block that moves there, if one does. */
export function refusalOf(
  page: JsonObject,
  list: string,
  widget: string,
  contracts: ReadonlyMap<string, Contract>,
  moving?: Block,
): Refusal {
  if (moving && (list === moving.pointer || list.startsWith(`${moving.pointer}/`))) return { code: 'into-itself' }
  const blocks = blocksOf(page)
  if (list === '/nodes') return !moving && blocks.length >= mostNodes ? { code: 'too-many' } : null
  const owner = blocks.find(
    (block) => list.startsWith(`${block.pointer}/slots/`) && !list.slice(`${block.pointer}/slots/`.length).includes('/'),
  )
  const name = segmentsOf(list).at(-1) ?? ''
  const spec = owner && contracts.get(owner.widget)?.slots[name]
  if (!owner || !spec) return { code: 'not-allowed', slot: name, ...(owner && { owner: owner.id }) }
  const inThere = blocks.filter((block) => block.list === list && block !== moving).length
  if (spec.allow && !spec.allow.includes(widget)) return { code: 'not-allowed', slot: name, owner: owner.id }
  if (inThere >= Math.min(spec.max ?? mostInSlot, mostInSlot)) return { code: 'full', slot: name, owner: owner.id }
  return owner.level >= deepest ? { code: 'too-deep', slot: name, owner: owner.id } : null
}

/** Puts a node into a list, which is made when it is not there. */
export function insertPatch(page: JsonObject, spot: Spot, node: Json): PatchOperation[] {
  return [...listPatch(page, spot.list), { op: 'add', path: `${spot.list}/${spot.index}`, value: node }]
}

export function removePatch(block: Block): PatchOperation[] {
  return [{ op: 'remove', path: block.pointer }]
}

/** Moves a block to a spot as it is seen now: the index counts with the block still in its old place. */
export function movePatch(page: JsonObject, block: Block, spot: Spot): PatchOperation[] {
  const sameList = spot.list === block.list
  const index = sameList && spot.index > block.index ? spot.index - 1 : spot.index
  if (sameList && index === block.index) return []
  // Removing the block first moves the blocks after it one place up, also in the pointer of its new list
  const list = shifted(spot.list, block)
  const path = `${list}/${index}`
  if (list.startsWith(`${block.pointer}/`))
    // the next block takes its place, and RFC 6902 forbids a move whose target appears to be inside itself
    return [...listPatch(page, spot.list), { op: 'remove', path: block.pointer }, { op: 'add', path, value: block.node }]
  return [...listPatch(page, spot.list), { op: 'move', from: block.pointer, path }]
}

function shifted(list: string, { list: from, index }: Block): string {
  if (!list.startsWith(`${from}/`)) return list
  const [next = '', ...rest] = list.slice(from.length + 1).split('/')
  return Number(next) > index ? [from, Number(next) - 1, ...rest].join('/') : list
}

function listPatch(page: JsonObject, list: string): PatchOperation[] {
  const match = /^(.*)\/slots\/([^/]+)$/.exec(list)
  if (!match) return Array.isArray(page.nodes) ? [] : [{ op: 'add', path: '/nodes', value: [] }]
  const [, owner = ''] = match
  const node = blocksOf(page).find(({ pointer }) => pointer === owner)?.node
  if (!isObject(node?.slots))
    return [
      { op: 'add', path: `${owner}/slots`, value: {} },
      { op: 'add', path: list, value: [] },
    ]
  return Array.isArray(node.slots[segmentsOf(list).at(-1) ?? '']) ? [] : [{ op: 'add', path: list, value: [] }]
}

/** Every place where a block is allowed, in reading order, for moving it by keys: between its siblings, and in areas that accept it. */
export function spotsFor(page: JsonObject, widget: string, contracts: ReadonlyMap<string, Contract>, moving?: Block): Spot[] {
  const spots: Spot[] = []
  const inList = (list: string, nodes: readonly Json[]) => {
    const allowed = refusalOf(page, list, widget, contracts, moving) === null
    nodes.forEach((_, index) => {
      if (allowed) spots.push({ list, index })
      const block = blocksOf(page).find(({ pointer }) => pointer === `${list}/${index}`)
      if (block && block !== moving) for (const slot of slotsOf(block, contracts.get(block.widget))) inList(slot.list, slot.nodes)
    })
    if (allowed) spots.push({ list, index: nodes.length })
  }
  inList('/nodes', Array.isArray(page.nodes) ? page.nodes : [])
  return spots
}
/** Ids and types as documents have them; what is no text or number has none. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
