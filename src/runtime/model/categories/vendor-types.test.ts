import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aCard, anEntry, aPermission } from '../../../../tests/support/portal/builders.ts'
import type { VendorList } from '../../../schemas/nouns/vendor.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listVendorGameTypes } from '../../gateway/endpoints/games/list-vendor-game-types.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { vendorsByCategory as vendors } from './sources.ts'

const aClass = (key: string, gameCount: number) => ({ key, displayName: `The ${key}`, gameCount })
const list = [
  anEntry(
    'RNG',
    ['PG', 'JDB'],
    [aCard({ vassalage: 'PG', gameType: 'RNG', gameClassify: [aClass('JP', 3), aClass('RNG', 9)] })],
    [aClass('ALL', 50), aClass('RNG', 30), aClass('JP', 12), aClass('BG', 5), aClass('TG', 3)],
  ),
  anEntry('LIVE', ['PG']),
]
const types = (gameTypes: string[]) => ({
  list: [
    { vassalage: 'PG', gameTypes },
    { vassalage: 'JDB', gameTypes: ['TG'] },
  ],
})

async function choosing(
  vendor: string | undefined,
  gateway = openGateway().answer(listVendorGameTypes, types(['RNG', 'JP'])),
  languages = ['EN', 'AR'],
) {
  gateway.answer(listGameMenus, { list }).answer(readPermission, aPermission({ info: { languages } }))
  const portal = await aPortal({ gateway })
  const args = { category: 'RNG', ...(vendor === undefined ? {} : { vendor }) }
  await portal.want(vendors, args)
  const classesOf = (asked: object = args) => {
    const state = portal.read(vendors, asked)
    return state.status === 'ready' ? (state.value as VendorList).classes.map(({ key, name, count }) => [key, name, count]) : state
  }
  return { ...portal, classesOf }
}

test('a chosen vendor has the classes of the category that are among its types, in the category’s order', async () => {
  const { classesOf, read } = await choosing('PG')
  expect(classesOf()).toEqual([
    ['RNG', 'The RNG', 9],
    ['JP', 'The JP', 3],
  ])
  expect(classesOf({ category: 'RNG', vendor: 'JDB' })).toEqual([['TG', 'The TG', undefined]]) // how many of them are its own is unknown
  expect(read(vendors, { category: 'RNG', vendor: 'PG' })).toBe(read(vendors, { category: 'RNG', vendor: 'PG' }))
})

test('without a chosen vendor all classes are shown, and no types are requested', async () => {
  const { classesOf, gateway } = await choosing(undefined)
  expect({ classesOf: classesOf(), names: gateway.names() }).toEqual({
    classesOf: [
      ['RNG', 'The RNG', 30],
      ['JP', 'The JP', 12],
      ['TG', 'The TG', 3],
    ],
    names: ['readPermission', 'listGameMenus'],
  })
})

test('an unknown type is shown by its code, last; other categories are no classes', async () => {
  const gateway = openGateway().answer(listVendorGameTypes, types(['CRASH', 'FISH', 'JP', 'VP', 'CRASH']))
  expect((await choosing('PG', gateway)).classesOf()).toEqual([
    ['JP', 'The JP', 3],
    ['CRASH', 'CRASH', undefined],
  ])
})

test('bingo is a class only where the site uses the language TY', async () => {
  const gateway = () => openGateway().answer(listVendorGameTypes, types(['BG', 'JP']))
  const [plain, bingo] = await Promise.all([choosing('PG', gateway()), choosing('PG', gateway(), ['EN', 'TY'])])
  expect({ 'plain.classesOf()': plain.classesOf(), 'bingo.classesOf()': bingo.classesOf() }).toEqual({
    'plain.classesOf()': [['JP', 'The JP', 3]],
    'bingo.classesOf()': [
      ['JP', 'The JP', 3],
      ['BG', 'The BG', undefined],
    ],
  })
})

test.each([
  ['fails', () => openGateway().fail(listVendorGameTypes)],
  ['is not there', () => openGateway()],
  ['knows nothing of the vendor', () => openGateway().answer(listVendorGameTypes, { list: [] })],
])('when the answer %s the classes of its card stand on the vendor, those of the category on the list', async (_, gateway) => {
  const { classesOf, read } = await choosing('PG', gateway())
  expect(classesOf()).toEqual([
    ['RNG', 'The RNG', 30],
    ['JP', 'The JP', 12],
    ['TG', 'The TG', 3],
  ])
  expect(read(vendors, { category: 'RNG', vendor: 'PG' })).toMatchObject({
    status: 'ready',
    value: {
      vendors: [
        {
          code: 'PG',
          classes: [
            { key: 'JP', count: 3 },
            { key: 'RNG', count: 9 },
          ],
        },
        { code: 'JDB', classes: [] },
      ],
    },
  })
})

test('the types are asked once a language', async () => {
  const { want, gateway, send } = await choosing('PG')
  await want(vendors, { category: 'RNG', vendor: 'JDB' })
  await want(vendors, { category: 'LIVE', vendor: 'PG' })
  const asked = () => gateway.calls.filter(({ name }) => name === 'listVendorGameTypes').map(({ language }) => language)
  expect(asked()).toEqual(['EN'])
  await send({ kind: 'set-language', language: 'AR' })
  expect(asked()).toEqual(['EN', 'AR'])
})
