import * as z from 'zod/mini'

import { Strings } from '../../schemas/documents.ts'
import { documentLimits } from '../../schemas/document-limits.ts'
import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { clipboardFormat } from './copy-nodes.ts'
import type { CopiedPiece } from './copy-nodes.ts'

const mostCharacters = 4_000_000 // more is not read at all

const Held = z.object({
  foyer: z.literal('blocks'),
  format: z.int(),
  brand: z.optional(z.string()),
  nodes: z.array(z.unknown()),
  strings: z.optional(Strings),
  words: z.optional(Strings),
})

/** Blocks as the clipboard holds them: `words` are those of their brand that they show, `brand` is its id, empty where nobody knows. */
export type HeldBlocks = { piece: CopiedPiece; words: JsonObject; brand: string; count: number; depth: number }

/** The blocks of a text, or why it has none: a code, and the figures of its sentence. */
export type ReadBlocks =
  | { ok: true; held: HeldBlocks }
  | { ok: false; why: 'nothing' | 'no-blocks' | 'newer' | 'too-many' | 'too-large' | 'too-deep'; count: number }

/** Reads copied blocks from a text. A block or a list of blocks without anything around it, as a document has it, is read too. */
export function readBlocks(text: string): ReadBlocks {
  const no = (why: Exclude<ReadBlocks, { ok: true }>['why'], count = 0): ReadBlocks => ({ ok: false, why, count })
  if (text.trim() === '') return no('nothing')
  if (text.length > mostCharacters) return no('too-large')
  const value = parsed(text)
  const { foyer, format } = isObject(value) ? value : {}
  if (foyer === 'blocks' && typeof format === 'number' && format > clipboardFormat) return no('newer')
  const bare = Array.isArray(value) ? value : [value]
  const held = foyer === undefined ? { nodes: bare } : Held.safeParse(value, { jitless: true }).data
  if (!held || held.nodes.length === 0 || !held.nodes.every(isNode)) return no('no-blocks')
  const nodes = held.nodes as JsonObject[] // each of them is a block
  const { count, depth } = sizeOf(nodes)
  if (count > documentLimits.nodes) return no('too-many', count)
  if (text.length > documentLimits.bytes) return no('too-large')
  if (depth > documentLimits.slotDepth || isDeeper(nodes, documentLimits.rawDepth)) return no('too-deep')
  const { strings = {}, words = {}, brand = '' } = 'foyer' in held ? held : {}
  return { ok: true, held: { piece: { nodes, strings }, words, brand, count, depth } }
}

function isNode(node: unknown): boolean {
  return isObject(node) && typeof node.widget === 'string' && (node.id === undefined || typeof node.id === 'string')
}

/** How many blocks there are at every depth, those in fallbacks too, and how deep their areas go; counted without recursion. */
function sizeOf(nodes: readonly JsonObject[]): { count: number; depth: number } {
  let [count, depth] = [0, 0]
  const open = nodes.map((node): { node: Json; level: number } => ({ node, level: 1 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    if (!isObject(node)) continue
    count += 1
    depth = Math.max(depth, level)
    if (isObject(node.fallback)) open.push({ node: node.fallback, level })
    if (!isObject(node.slots)) continue
    for (const children of Object.values(node.slots))
      if (Array.isArray(children)) for (const child of children) open.push({ node: child, level: level + 1 })
  }
  return { count, depth }
}

/** Whether a value is nested deeper than that; without recursion, for whoever walks through it afterwards uses it. */
function isDeeper(value: Json, most: number): boolean {
  let level: Json[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((one) => (Array.isArray(one) ? one : isObject(one) ? Object.values(one) : []))
  }
  return false
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json // JSON.parse gives JSON
  } catch {
    return undefined
  }
}
