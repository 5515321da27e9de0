import { expect, test } from 'vitest'

import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import { listedGames } from './listed-games.ts'
import { frameNetwork } from './network.ts'

const site = { origin: 'https://foyer.test', merchant: 'foyer' }
const network = (faults: typeof defaultFrameViewSettings.faults = []) =>
  frameNetwork({ ...defaultFrameViewSettings, faults }, () => Date.UTC(2027, 0, 10))

test('the games of all categories are listed once, by what documents name them by, and do not count as calls of the page', async () => {
  const one = network()
  const games = await listedGames(one, ['RNG', 'FISH'], site)

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

test('a gateway that does not answer has no games', async () => {
  expect(await listedGames(network([{ path: '/wps', mode: 'offline' }]), ['RNG'], site)).toEqual([])
})
