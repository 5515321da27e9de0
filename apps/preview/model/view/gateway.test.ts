import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'

import type { FromFrame } from '../../../../src/schemas/preview.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from './frames.ts'
import { $games, gamesWanted } from './gateway.ts'

const state = (categories: { key: string; vendors: string[] }[]): FromFrame => ({
  v: 1,
  kind: 'state',
  page: 'home',
  popups: [],
  at: '/',
  facts: {},
  flags: {},
  nodes: [],
  height: 0,
  gateway: { categories, registration: null },
})

test('the games are asked for once somebody wants them and the gateway has answered, and again when it answers otherwise', async () => {
  const scope = fork()
  const orders: string[] = []
  createWatch({ unit: frameOrderRequested, fn: ({ order }) => void orders.push(order.kind), scope })
  const hear = (message: FromFrame) => allSettled(frameMessageReceived, { scope, params: { frame: mainFrame, message } })

  await allSettled(gamesWanted, { scope })
  expect(orders).toEqual([])
  await hear(state([{ key: 'RNG', vendors: ['JL'] }]))
  expect(orders).toEqual(['list-games'])
  const game = { code: 'EK1', node: '101', name: 'Ember Koi', vendor: 'JL', category: 'RNG' }
  await hear({ v: 1, kind: 'games', games: [game] })
  await allSettled(gamesWanted, { scope })
  expect([scope.getState($games), orders.length]).toEqual([[game], 1])
  await hear(state([]))
  expect([scope.getState($games), orders.length]).toEqual([null, 2])
})
