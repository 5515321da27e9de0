import { expect, test } from 'vitest'

import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import { browserClock } from '../../src/runtime/platform/clock.ts'
import type { Clock } from '../../src/runtime/platform/clock.ts'
import { listedGames, tellGames } from './listed-games.ts'
import type { GameAnswer } from './listed-games.ts'
import { frameNetwork } from './network.ts'

const site = { origin: 'https://foyer.test', merchant: 'foyer' }
const network = (faults: typeof defaultFrameViewSettings.faults = []) =>
  frameNetwork({ ...defaultFrameViewSettings, faults }, () => Date.UTC(2027, 0, 10))

test('the games of all categories are listed once, by what documents name them by, and do not count as calls of the page', async () => {
  const one = network()
  const { games, missed } = await listedGames(one, ['RNG', 'FISH'], site)

  expect(missed).toBeUndefined()
  expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['RNG', 'FISH']))
  expect(new Set(games.map(({ node }) => node)).size).toBe(games.length)
  expect(games[0]).toEqual({
    code: expect.stringMatching(/./),
    node: expect.stringMatching(/./),
    name: expect.stringMatching(/./),
    vendor: expect.stringMatching(/./),
    category: 'RNG',
  })
  expect(one.answered().requests).toBe(0)
})

test('a gateway that does not answer has no games, and one that answers for some categories alone has those: both say why', async () => {
  expect(await listedGames(network([{ path: '/wps', mode: 'offline' }]), ['RNG'], site)).toEqual({ games: [], missed: 'offline' })
  const half = network()
  const ask: typeof half.ask = (input, init) =>
    input.includes('FISH') ? Promise.resolve(new Response('{"success":false}')) : half.ask(input, init)
  const { games, missed } = await listedGames({ ask }, ['FISH', 'RNG'], site)
  expect([new Set(games.map(({ category }) => category)), missed]).toEqual([new Set(['RNG']), 'refused'])
})

test('games that take too long are told to be slow, and are told when they come', async () => {
  const told: unknown[] = []
  let passed = () => {}
  let answered = (_: GameAnswer) => {}
  const clock: Clock = { ...browserClock, after: (_, run) => ((passed = run), () => {}) }
  const telling = tellGames(
    () => new Promise((resolve) => (answered = resolve)),
    clock,
    (answer) => void told.push(answer),
  )

  passed()
  expect(told).toEqual([{ games: [], missed: 'slow' }])
  answered({ games: [] })
  await telling
  expect(told).toEqual([{ games: [], missed: 'slow' }, { games: [] }])
})
