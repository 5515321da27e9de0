// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

import { exampleGame, exampleVendor } from '../../schemas/nouns/examples.ts'
import { groupByVendor } from './group.ts'

test('each studio has its games in a row under its name, one without games is a card', () => {
  const { getAllByRole, getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['EVO', 'AG'])
  fireEvent.click(getByRole('link', { name: 'More: AG' }))
  fireEvent.click(getByRole('button', { name: 'SEXY' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: { route: '/live', query: { vassalage: 'AG' } } },
    { kind: 'launch', target: { vendor: 'SEXY', category: 'LIVE', gameCode: 'SEXY_LOBBY' } },
  ])
})

test('groups keep the order of the vendors, whatever the order of the games', () => {
  const vendors = ['A', 'B', 'C'].map((code) => exampleVendor('LIVE', code))
  const games = ['C', 'A', 'C', 'X'].map((vendor, index) => exampleGame(`g${index}`, vendor))

  const { groups, rest } = groupByVendor(vendors, games, 12)
  expect([groups.map(({ vendor, games: own }) => [vendor.code, own.map(({ name }) => name)]), rest.map(({ code }) => code)]).toEqual([
    [
      ['A', ['g1']],
      ['C', ['g0', 'g2']],
    ],
    ['B'],
  ])
  expect(groupByVendor(vendors, games, 1).rest.map(({ code }) => code)).toEqual(['B', 'C'])
})

test('a studio that fills its row comes before one that leaves a hole, still in the order of the vendors', () => {
  const vendors = ['A', 'B', 'C'].map((code) => exampleVendor('LIVE', code))
  const games = ['A', 'C', 'C', 'C', 'C', 'C', 'C', 'B'].map((vendor, index) => exampleGame(`g${index}`, vendor))

  const codes = (most: number) => groupByVendor(vendors, games, most).groups.map(({ vendor }) => vendor.code)
  expect({ 'codes(1)': codes(1), 'codes(2)': codes(2), 'codes(3)': codes(3) }).toEqual({
    'codes(1)': ['C'],
    'codes(2)': ['A', 'C'],
    'codes(3)': ['A', 'B', 'C'],
  })
})
