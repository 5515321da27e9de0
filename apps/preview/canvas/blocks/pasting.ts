import type { StoreValue } from 'effector'

import { readBlocks } from '../../../../src/authoring/copy/clipboard-text.ts'
import { copyNodes, withBrandWords } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { CopiedPiece } from '../../../../src/authoring/copy/copy-nodes.ts'
import { missingIn, picturesIn } from '../../../../src/authoring/copy/missing.ts'
import type { Missing } from '../../../../src/authoring/copy/missing.ts'
import { documentLimits } from '../../../../src/schemas/document-limits.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { listPictures } from '../../../kit/fields/pictures/picture-calls.ts'
import { t } from '../../../kit/i18n/words.ts'
import { blocksOf, refusalOf, slotsOf } from '../../model/documents/nodes.ts'
import type { Refusal, Spot } from '../../model/documents/nodes.ts'
import { placeAt } from '../../model/documents/places.ts'
import { refusalText, whereOf } from '../../model/moving/place-words.ts'
import type { $pasteContext } from './paste-context.ts'
import copying from '../../locales/en/copying.json'

export const words = { copying }

type Context = StoreValue<typeof $pasteContext>

/** Blocks that may be pasted, where, and the sentence about it; `copies` have the ids that they get there. */
export type Pasted = { piece: CopiedPiece; spot: Spot; name: string; message: string; copies: readonly JsonObject[] }

/** How many blocks a text holds, those inside not counted; none where it may not be pasted. */
export function blocksInText(text: string): number {
  const read = readBlocks(text)
  return read.ok ? read.held.piece.nodes.length : 0
}

/**
 * The blocks of a pasted text with the place where they go, or why they do not: at the first of the spots that takes them. What is pasted
 * after the selected block tries the ends of its areas, too.
 */
export function pastedBlocks(text: string, wanted: Spot | readonly Spot[], context: Context): Pasted | { problem: string } {
  const { block, page, catalogue, naming } = context
  const read = readBlocks(text)
  if (!read.ok) return { problem: t(`copying.${read.why}`, { count: read.count }) }
  if (page?.kind !== 'page') return { problem: t('canvas.open-page-first') }
  const { held } = read
  const unknown = catalogue && typesIn(held.piece.nodes).find((type) => !catalogue.contracts.has(type))
  if (unknown) return { problem: t('canvas.paste-unknown', { type: unknown }) }
  if (blocksOf(page).length + held.count > documentLimits.nodes) return { problem: t('copying.page-full', { count: held.count }) }
  const areas = block && catalogue ? slotsOf(block, catalogue.contracts.get(block.widget)) : []
  const spots = isOne(wanted) ? [wanted, ...areas.map(({ list, nodes }) => ({ list, index: nodes.length }))] : wanted
  const refusals = spots.map((one) => refusalAt(one, held.piece.nodes, held.depth, page, context))
  const index = refusals.indexOf(null)
  const place = spots[Math.max(index, 0)]
  if (!place) return { problem: t('canvas.holds-nothing') }
  const refused = index === -1 ? refusals[0] : null
  if (refused) return { problem: `${refusalText(refused, { page, widget: typeOf(held.piece.nodes[0]) }, naming)}.` }
  const { nodes, strings } = held.piece
  const piece = { nodes, strings: withBrandWords(strings, held.words, context.documents) }
  const copies = copyNodes(piece, page).nodes
  const [first = {}] = piece.nodes
  const name = naming.nameOf({ widget: typeOf(first), id: '', node: withText(first, piece.strings) })
  const where = whereOf(placeAt(page, place), naming)
  return {
    piece,
    spot: place,
    name,
    copies,
    message: copies.length === 1 ? t('copying.pasted', { name, where }) : t('copying.pasted-blocks', { count: copies.length, where }),
  }
}

/** What blocks name that this brand does not have. Which pictures there are the server says; without an answer none is missing. */
export async function missingHere({ copies, piece }: Pick<Pasted, 'copies' | 'piece'>, context: Context): Promise<Missing[]> {
  const { documents, catalogue, words: portalWords, brand, doc } = context
  if (!catalogue) return []
  const page: JsonObject = { kind: 'page', id: 'copy', format: 1, nodes: [...copies] }
  const travelling = Object.values(piece.strings).flatMap((texts) => (isObject(texts) ? Object.keys(texts) : []))
  const listed = picturesIn(page).length > 0 ? await listPictures(brand, AbortSignal.timeout(10_000)) : undefined
  return missingIn(page, {
    documents,
    brand: documents.get(`brand/${brand}`) ?? {},
    registry: catalogue.registry,
    hasWord: (key) =>
      !portalWords ||
      travelling.some((one) => one === key || one.startsWith(`${key}_`)) ||
      ['', ...typesIn(copies)].some((type) => portalWords.has(key, 'EN', doc, type)) ||
      portalWords.allKeys().includes(key),
    pictures: listed?.done ? new Set(listed.value.map(({ file }) => file)) : undefined,
  })
}

function isOne(wanted: Spot | readonly Spot[]): wanted is Spot {
  return !Array.isArray(wanted)
}

function refusalAt(spot: Spot, nodes: readonly JsonObject[], depth: number, page: JsonObject, { catalogue }: Context): Refusal {
  const contracts = catalogue?.contracts ?? new Map<string, never>()
  for (const node of nodes) {
    const refused = refusalOf(page, spot.list, typeOf(node), contracts)
    if (refused) return refused
  }
  const level = spot.list.split('/slots/').length
  return level - 1 + depth > documentLimits.slotDepth ? { code: 'too-deep' } : null
}

/** A block whose title is the English text of a word that comes along, for its name. */
function withText(node: JsonObject, { EN }: JsonObject): JsonObject {
  if (!isObject(node.props) || !isObject(EN)) return node
  const textOf = (value: Json | undefined) => (typeof value === 'string' && value.startsWith('t:') ? EN[value.slice(2)] : undefined)
  const { title, label } = node.props
  const text = textOf(title) ?? textOf(label)
  return text === undefined ? node : { ...node, props: { ...node.props, title: text } }
}

function typesIn(nodes: readonly JsonObject[]): string[] {
  return [...new Set(nodes.flatMap((node) => [typeOf(node), ...blocksOf({ nodes: [node] }).map(({ widget }) => widget)]))]
}

function typeOf(node: JsonObject | undefined): string {
  return typeof node?.widget === 'string' ? node.widget : ''
}
