import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { createRegistry } from '../../../../src/runtime/contract/registry.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { editorWith, pageOf, published } from '../editor.testing.ts'
import { documentOpened } from './choice.ts'
import { $gateway } from './gateway.ts'
import { $needsCategories, $needsGames, notOfferedIn, offeredBy, removalOf } from './not-offered.ts'

const contract = {
  props: {
    type: 'object',
    required: ['popup'],
    properties: {
      studios: { type: 'array', items: { type: 'string', names: 'vendor' }, varies: ['device'] },
      popup: { type: 'string', names: 'popup' },
      title: { type: 'string' },
    },
  },
} as unknown as Contract // the part that is read
const sourceDocs = new Map<string, SourceDocs>([
  ['games.by-category', { description: 'Games.', args: { category: { kind: 'category' }, vendor: { kind: 'vendor' } } }],
  ['game.seamless', { description: 'A game.', args: { gameCode: { kind: 'game' } } }],
])
const gateway = { categories: [{ key: 'RNG', vendors: ['JL', 'PG'] }], registration: null }
const node: JsonObject = {
  props: { title: 'XX', popup: 'gone', studios: { by: 'device', phone: ['JL'], desktop: ['XX', 'PG', 'YY'] } },
  inputs: {
    games: { source: 'games.by-category', args: { category: 'FISH', vendor: 'ZZ' } },
    one: { source: 'game.seamless', args: { gameCode: 'G9' } },
  },
}

test('names of studios, categories, popups and games that are not here are told with their places', () => {
  const offered = offeredBy(gateway, [{ code: 'G1', node: '1', name: 'One', vendor: 'JL', category: 'RNG' }], ['search'])

  expect(notOfferedIn(node, contract, sourceDocs, offered)).toEqual([
    { kind: 'vendor', value: 'XX', pointer: '/props/studios/desktop/0', stays: false },
    { kind: 'vendor', value: 'YY', pointer: '/props/studios/desktop/2', stays: false },
    { kind: 'popup', value: 'gone', pointer: '/props/popup', stays: true },
    { kind: 'category', value: 'FISH', pointer: '/inputs/games/args/category', stays: true },
    { kind: 'vendor', value: 'ZZ', pointer: '/inputs/games/args/vendor', stays: false },
    { kind: 'game', value: 'G9', pointer: '/inputs/one/args/gameCode', stays: false },
  ])
})

test('nothing is said about games, studios and categories before the gateway has answered', () => {
  expect(notOfferedIn(node, contract, sourceDocs, offeredBy(null, null, ['gone']))).toEqual([])
})

test('removing them is one patch, which leaves what is offered and what the block cannot do without', () => {
  const missing = notOfferedIn(node, contract, sourceDocs, offeredBy(gateway, null, ['search']))

  expect(applyPatch(node, removalOf(missing)).value).toMatchObject({
    props: { popup: 'gone', studios: { phone: ['JL'], desktop: ['PG'] } },
    inputs: { games: { args: { category: 'FISH' } }, one: { args: { gameCode: 'G9' } } },
  })
})

test('a page that names something needs categories until its frame has asked for them, and games where it names one', async () => {
  const contracts = new Map([['game-section', contract]])
  const catalogue = { contracts, sourceDocs, registry: createRegistry([]), sources: {} } as unknown as Catalogue // a part of a contract
  const files = [published('page/cup', pageOf({ id: 'a', widget: 'game-section', ...node })), published('page/bare', pageOf())]
  const unasked = { categories: null, registration: null }
  const scope = await editorWith(files, {}, [
    [$catalogue, catalogue],
    [$gateway, unasked],
  ])
  const needs = () => [scope.getState($needsCategories), scope.getState($needsGames)]

  await allSettled(documentOpened, { scope, params: { doc: 'page/bare', sel: null } })
  expect(needs()).toEqual([false, false])
  await allSettled(documentOpened, { scope, params: { doc: 'page/cup', sel: null } })
  expect(needs()).toEqual([true, true])
  await allSettled($gateway, { scope, params: gateway })
  expect(needs()).toEqual([false, true])
})
