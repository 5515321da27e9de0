import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import { transactionPassword } from '../../mocks/state/personas.ts'
import type { Source } from '../../src/runtime/contract/source.ts'
import { pointsConversion as conversion, pointsShop as shop } from '../../src/runtime/model/points/sources.ts'
import { topic } from '../../src/runtime/model/points/topic.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import type { MoneyCall } from '../../src/schemas/nouns/money-call.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { hasty, lossyGateway } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'
import { deep, seed } from '../support/samples/sample.ts'

/** How many requests for points are lost at random: `npm run bars -- money` has 100. */
const requests = Number(process.env['MONEY'] || (deep ? 100 : 12))

const password = transactionPassword
/** Two of them take the same points: the type tells them apart. */
const actions: { intent: Intent; source: Source; name: string; taken: number }[] = [
  { intent: { kind: 'redeem', item: 'chips-50', quantity: 1, password }, source: shop, name: '$50 chips', taken: 5_000 },
  { intent: { kind: 'convert', points: 5_000, password }, source: conversion, name: 'Money', taken: 5_000 },
  {
    intent: { kind: 'redeem', item: 'festival-box', quantity: 1, address: 'Here', password },
    source: shop,
    name: 'Festival gift box',
    taken: 12_000,
  },
  { intent: { kind: 'redeem', item: 'prize-wheel', quantity: 2, password }, source: shop, name: 'Prize wheel ticket', taken: 1_600 },
]
/** A player of the mock whose requests are lost at random, the questions to the history among them. */
async function aPlayer(random: () => number) {
  const { gateway, mock, lost } = lossyGateway(random, {
    isOnce: ({ method, url }) => method === 'POST' && url.includes('/loyalty/'),
    isHistory: ({ url }) => url.includes('redeemRecord'),
  })
  const portal = await aPortal({
    gateway,
    platform: { ...fakePlatform({ storage: { token: 'mock-member' } }), clock: hasty },
    topics: [topic],
  })
  for (const { source } of actions) await portal.want(source)
  const statusOf = (source: Source) => {
    const state = portal.read(source)
    return state.status === 'ready' ? (state.value as { call: MoneyCall }).call.status : state.status // both nouns have a call
  }
  const own = () => mock.state().points.get('member')
  const bookings = (name: string) =>
    own()
      ?.redeems.filter(({ at, record }) => record.name === name && at >= mock.state().createdAt)
      .map(({ record }) => record.changedPoints)
  return { ...portal, lost, statusOf, bookings, pointsLeft: () => own()?.points }
}

const mostPresses = 60 // that many lost ones in a row do not happen

test('points are taken once, however often answers are lost and however often a player presses', { timeout: 600_000 }, async () => {
  const random = seeded(`lost points ${seed}`)
  let cut = 0
  for (let turn = 0; turn < requests / actions.length; turn += 1) {
    const { send, statusOf, bookings, lost, pointsLeft } = await aPlayer(random)
    for (const { intent, source, name, taken } of actions) {
      const isOver = () => ['done', 'found'].includes(statusOf(source))
      if (intent.kind === 'redeem') await send({ kind: 'clear-money', action: 'redeem' })
      for (let presses = 0; !isOver() && presses < mostPresses; presses += 1) await Promise.all([send(intent), send(intent)])
      expect({ name, over: isOver(), bookings: bookings(name) }).toEqual({ name, over: true, bookings: [String(-taken)] })
    }
    expect(pointsLeft()).toBe(24_860 - actions.reduce((sum, { taken }) => sum + taken, 0))
    cut += lost.length
  }
  expect(cut).toBeGreaterThan(requests / 3) // answers were lost indeed
})
