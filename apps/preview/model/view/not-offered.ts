import { combine } from 'effector'

import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import { propNames } from '../../../../src/runtime/contract/widget.ts'
import type { Contract, PropName } from '../../../../src/runtime/contract/widget.ts'
import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { GatewayAnswers, ListedGame, PatchOperation, Unanswered } from '../../../../src/schemas/preview.ts'
import { schemaFor } from '../../../../src/schemas/varied-schema.ts'
import { memo } from '../../../../src/rules/memo.ts'
import { $catalogue } from '../catalogue/catalogue.ts'
import { distinct } from '../distinct.ts'
import { $document, $effective } from '../documents/documents.ts'
import { blocksOf } from '../documents/nodes.ts'
import { $categoriesMissed, $games, $gamesMissed, $gateway } from './gateway.ts'

/**
 * Something that a block names and that there is not here: a game, a studio or a category that the gateway does not have, a popup that the
 * brand does not have. `pointer` begins at the block; `stays`: the block cannot do without it.
 */
export type NotOffered = { kind: PropName | 'game'; value: string; pointer: string; stays: boolean }

/** What there is to name; undefined where it is not known yet. */
export type Offered = Readonly<Partial<Record<NotOffered['kind'] | 'game-node', ReadonlySet<string>>>>

/** `games`: all of them; null where it is not known what else there is. */
export function offeredBy(gateway: GatewayAnswers | null, games: readonly ListedGame[] | null, popups: readonly string[]): Offered {
  const { categories } = gateway ?? {}
  return {
    popup: new Set(popups),
    ...(categories && {
      category: new Set(categories.map(({ key }) => key)),
      vendor: new Set(categories.flatMap(({ vendors }) => vendors)),
    }),
    ...(games && { game: new Set(games.map(({ code }) => code)), 'game-node': new Set(games.map(({ node }) => node)) }),
  }
}

/** What of a block is not offered, in the order in which it is written. */
export function notOfferedIn(
  node: JsonObject,
  contract: Contract | undefined,
  sourceDocs: ReadonlyMap<string, SourceDocs>,
  offered: Offered,
): NotOffered[] {
  return namesIn(node, contract, sourceDocs).flatMap(({ kind, ...name }): NotOffered[] =>
    offered[kind] && !offered[kind].has(name.value) ? [{ kind: kind === 'game-node' ? 'game' : kind, ...name }] : [],
  )
}

type Name = Omit<NotOffered, 'kind'> & { kind: NotOffered['kind'] | 'game-node' }

/** What a block names. Read once for a node: an edit leaves the other blocks of its page as they are. */
const namesIn = memo(readNames)

function readNames(node: JsonObject, contract: Contract | undefined, sourceDocs: ReadonlyMap<string, SourceDocs>): Name[] {
  const found: Name[] = []
  const note = (kind: Name['kind'], value: Json, pointer: string, stays: boolean) => {
    if (typeof value === 'string' && value !== '') found.push({ kind, value, pointer, stays })
  }
  const walk = (schema: Schema, value: Json, pointer: string, stays: boolean) => {
    const kind = propNames.find((name) => name === schema.names)
    if (kind) note(kind, value, pointer, stays)
    const { items, properties = {}, required = [] } = schema
    if (Array.isArray(value) && items) value.forEach((one, index) => walk(items, one, `${pointer}/${index}`, false))
    if (isObject(value))
      for (const [name, child] of Object.entries(properties))
        if (Object.hasOwn(value, name)) walk(child, value[name]!, pointer + pointerOf(name), required.includes(name))
  }
  if (contract && isObject(node.props)) walk(schemaFor(contract.props as Schema, node.props), node.props, '/props', false)
  for (const [input, binding] of Object.entries(isObject(node.inputs) ? node.inputs : {})) {
    if (!isObject(binding) || typeof binding.source !== 'string' || !isObject(binding.args)) continue
    const args = sourceDocs.get(binding.source)?.args ?? {}
    for (const [name, value] of Object.entries(binding.args)) {
      const kind = kinds.find((one) => one === args[name]?.kind)
      if (kind) note(kind, value, `/inputs${pointerOf(input)}/args${pointerOf(name)}`, name === 'category') // sources need theirs
    }
  }
  return found
}

type Schema = { names?: unknown; items?: Schema; properties?: Record<string, Schema>; required?: readonly string[] }
const kinds = ['category', 'vendor', 'game', 'game-node'] as const

/** Takes out what may be taken out, the last entries of a list first. Pointers begin at the block. */
export function removalOf(list: readonly NotOffered[]): PatchOperation[] {
  return list
    .filter(({ stays }) => !stays)
    .toReversed()
    .map(({ pointer }) => ({ op: 'remove', path: pointer }))
}

const $popups = distinct(
  $effective.map((documents) =>
    [...documents].flatMap(([name, body]) => (body.kind === 'page' && body.as === 'popup' ? [name.slice('page/'.length)] : [])),
  ),
)
const nothing: ReadonlyMap<string, readonly NotOffered[]> = new Map()

const none: ReadonlySet<string> = new Set()
const offeredNothing: Offered = { category: none, vendor: none, game: none, 'game-node': none }
/** The kinds of what each block of the open page names and the gateway has. */
const $named = distinct(
  combine($document, $catalogue, (page, catalogue): ReadonlyMap<string, ReadonlySet<NotOffered['kind']>> => {
    if (!catalogue || page?.kind !== 'page') return new Map()
    return new Map(
      blocksOf(page).map(({ id, widget, node }) => {
        const found = notOfferedIn(node, catalogue.contracts.get(widget), catalogue.sourceDocs, offeredNothing)
        return [id, new Set(found.map(({ kind }) => kind))]
      }),
    )
  }),
)
const $kinds = $named.map((named) => new Set([...named.values()].flatMap((kinds) => [...kinds])))
/** Whether categories are named that the frame has not asked for: a page without menus asks for none itself. */
export const $needsCategories = combine(
  $kinds,
  $gateway,
  (named, gateway) => named.size > 0 && gateway?.categories === null && !gateway.missed,
)
export const $needsGames = combine($kinds, $games, (named, games) => named.has('game') && games === null)

/** What blocks of the open page name and is not offered here, by block. What the gateway has not answered is not counted. */
export const $notOffered = distinct(
  combine(
    { page: $document, catalogue: $catalogue, gateway: $gateway, games: $games, gamesMissed: $gamesMissed, popups: $popups },
    ({ page, catalogue, gateway, games, gamesMissed, popups }) => {
      if (!catalogue || page?.kind !== 'page') return nothing
      const offered = offeredBy(gateway, gamesMissed ? null : games, popups)
      const found = blocksOf(page).map(
        ({ id, widget, node }) => [id, notOfferedIn(node, catalogue.contracts.get(widget), catalogue.sourceDocs, offered)] as const,
      )
      return new Map<string, readonly NotOffered[]>(found.filter(([, list]) => list.length > 0))
    },
  ),
)

/** Why it is not known of blocks of the open page whether what they name is offered here, by block. */
export const $unanswered = combine(
  $named,
  $categoriesMissed,
  $gamesMissed,
  (named, categories, games): ReadonlyMap<string, Unanswered> =>
    new Map(
      [...named].flatMap(([id, kinds]): [string, Unanswered][] => {
        const missed = kinds.size > 0 ? (categories ?? (kinds.has('game') ? games : null)) : null
        return missed ? [[id, missed]] : []
      }),
    ),
)
