import { expect, test } from 'vitest'

import { requestFor } from '../../mocks/mock-api.testing.ts'
import { createMockGateway } from '../../mocks/server.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { addFavourite } from '../../src/runtime/gateway/endpoints/games/add-favourite.ts'
import { launchGame } from '../../src/runtime/gateway/endpoints/games/launch-game.ts'
import { listHotGames } from '../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { removeFavourite } from '../../src/runtime/gateway/endpoints/games/remove-favourite.ts'
import '../../src/runtime/model/favourites/topic.ts'
import { $favourites } from '../../src/runtime/model/games/favourites.ts'
import { gamesHot as hotGames } from '../../src/runtime/model/games/sources.ts'
import '../../src/runtime/model/launch/launch.ts'
import type { GamePage } from '../../src/schemas/nouns/game.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { hasty } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'

// Ids that the gateway sends as JSON numbers beyond 2^53, where a number of JavaScript is its neighbour

/** A player of a mock whose games have such ids, and the requests that were sent. */
async function aPlayer() {
  const mock = createMockGateway({ scenario: 'usual+long-ids' })
  const sent: { path: string; text: string }[] = []
  const gateway = createGateway({
    origin: 'http://mock.test',
    clock: hasty,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ path: new URL(request.url).pathname, text: request.url + (await request.clone().text()) })
      const reply = await mock.answer(request)
      if (!reply) throw new TypeError('Failed to fetch')
      return reply
    },
  })
  const portal = await aPortal({ gateway, platform: fakePlatform({ storage: { token: 'mock-member' } }) })
  await portal.want(hotGames)
  const state = portal.read(hotGames)
  const games = state.status === 'ready' ? (state.value as GamePage).games : [] // the source's own noun
  const lastTo = ({ path }: { path: string }) => sent.findLast((one) => one.path === path)?.text
  return { portal, mock, games, lastTo }
}

test('every game keeps its own id: the heart and the start send the digits that the gateway sent', async () => {
  const { portal, mock, games, lastTo } = await aPlayer()
  const reply = await mock.answer(requestFor(listHotGames, {}))
  const ids = mock.state().hot.map(({ nodeId }) => nodeId)
  expect(await reply?.text()).toContain(`"nodeId":${ids[0]}`)
  expect(games.map(({ target }) => target.nodeId)).toEqual(ids.slice(0, games.length))
  expect(new Set(games.map(({ key }) => key)).size).toBe(games.length)
  expect(ids.every((id) => String(Number(id)) !== id)).toBe(true) // no number of JavaScript has these digits

  const marked = () => portal.scope.getState($favourites)
  expect([...marked()].every((id) => mock.state().gameById.has(id))).toBe(true)
  const { target } = games.find((game) => !marked().has(game.target.nodeId ?? ''))!
  const { vendor, category, nodeId = '' } = target
  await portal.send({ kind: 'toggle-favourite', vendor, category, nodeId })
  expect(lastTo(addFavourite)).toContain(`"nodeId":"${nodeId}"`)
  expect(mock.state().favourites.get('member')).toContain(nodeId)
  const other = mock.state().favourites.get('member')?.at(-1) ?? ''
  await portal.send({ kind: 'toggle-favourite', vendor, category, nodeId: other })
  expect(lastTo(removeFavourite)).toContain(`nodeId=${other}`)
  expect(mock.state().favourites.get('member')).not.toContain(other)

  await portal.send({ kind: 'launch', target })
  expect(lastTo(launchGame)).toContain(nodeId)
  expect(mock.state().recent.get('member')?.[0]).toBe(nodeId)
})
