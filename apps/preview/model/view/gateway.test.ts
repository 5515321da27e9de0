import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'

import type { FromFrame, GatewayAnswers } from '../../../../src/schemas/preview.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from './frames.ts'
import { $games, $gamesMissed, answersRetried, gamesWanted } from './gateway.ts'

const state = (categories: { key: string; vendors: string[] }[] | null, more: Partial<GatewayAnswers> = {}): FromFrame => ({
  v: 1,
  kind: 'state',
  page: 'home',
  popups: [],
  at: '/',
  facts: {},
  flags: {},
  nodes: [],
  height: 0,
  gateway: { categories, registration: null, ...more },
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

test('what was not answered is asked again by hand, and by itself once the frame has another gateway', async () => {
  const scope = fork()
  const orders: string[] = []
  createWatch({ unit: frameOrderRequested, fn: ({ order }) => void orders.push(order.kind), scope })
  const hear = (message: FromFrame) => allSettled(frameMessageReceived, { scope, params: { frame: mainFrame, message } })
  const retry = () => allSettled(answersRetried, { scope })
  const known = () => [scope.getState($games), scope.getState($gamesMissed)]
  const slots = [{ key: 'RNG', vendors: ['JL'] }]

  await hear(state(null, { missed: 'offline', opened: 1 }))
  await retry()
  await hear(state(slots, { opened: 1 }))
  await allSettled(gamesWanted, { scope })
  await hear({ v: 1, kind: 'games', games: [], missed: 'refused' })
  expect([known(), orders]).toEqual([
    [[], 'refused'],
    ['ask-categories', 'list-games'],
  ])
  await retry()
  expect([known(), orders.at(-1), orders.length]).toEqual([[null, null], 'list-games', 3])
  await hear({ v: 1, kind: 'games', games: [] })
  await retry()
  expect([known(), orders.length]).toEqual([[[], null], 3])
  await hear(state(slots, { opened: 2 }))
  expect([known(), orders.length]).toEqual([[null, null], 4])
})
