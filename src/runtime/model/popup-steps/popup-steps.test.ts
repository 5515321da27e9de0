import { describe, expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { LayoutDocument } from '../../../schemas/documents.ts'
import { launchGame } from '../../gateway/endpoints/games/launch-game.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { topic as launch } from '../launch/topic.ts'
import { $location } from '../navigation/navigation.ts'
import './popup-steps.ts'
import { $popups } from '../navigation/popups.ts'

const popup = (id: string, dismiss?: 'forced'): LayoutDocument => ({
  kind: 'page',
  id,
  format: 1,
  as: 'popup',
  over: 'home',
  ...(dismiss && { dismiss }),
  nodes: [],
})
const release = aRelease([popup('search'), popup('game'), popup('vendor-games'), popup('forced', 'forced')], {
  '/': 'home',
  '/rng': 'rng',
  '/seamless': 'seamless',
})

async function aVisit(more: Partial<Parameters<typeof aPortal>[0]> = {}) {
  const platform = fakePlatform(more.as === undefined ? {} : { storage: { token: 'tok' } })
  const portal = await aPortal({ platform, release, ...more })
  await portal.send({ kind: 'go', to: '/rng' })
  const rest = () => platform.pass(1)
  return {
    ...portal,
    rest,
    open: async (name: string) => {
      await portal.send({ kind: 'open', popup: name })
      await rest()
    },
    back: async () => {
      platform.history.step(-1)
      await rest()
    },
    here: () => [portal.scope.getState($location).pathname, ...portal.scope.getState($popups).map(({ popup: name }) => name)],
    entries: () => platform.entries(),
    depth: () => platform.history.depth(),
  }
}

describe('Back of the browser', () => {
  test('closes a popup, and the page under it stays', async () => {
    const { open, back, here } = await aVisit()
    await open('search')
    await back()
    expect(here()).toEqual(['/rng'])
    await back()
    expect(here()).toEqual(['/'])
  })

  test('closes the topmost of two, one at a time', async () => {
    const { open, back, here } = await aVisit()
    await open('vendor-games')
    await open('search')
    await back()
    expect(here()).toEqual(['/rng', 'vendor-games'])
    await back()
    expect(here()).toEqual(['/rng'])
  })

  test('closes a running game', async () => {
    const { open, back, here } = await aVisit({ as: 0, topics: [launch] })
    await open('game')
    expect(here()).toEqual(['/rng', 'game'])
    await back()
    expect(here()).toEqual(['/rng'])
  })

  test('does not close what is forced', async () => {
    const { open, here, depth } = await aVisit()
    await open('forced')
    expect([here(), depth()]).toEqual([['/rng', 'forced'], 0])
  })

  test('leads to the page before once a popup was closed by its button', async () => {
    const { open, send, rest, back, here, depth } = await aVisit()
    await open('search')
    await send({ kind: 'close', popup: 'search' })
    await rest()
    expect([here(), depth()]).toEqual([['/rng'], 0])
    await back()
    expect(here()).toEqual(['/'])
  })

  test('from a page that a popup led to leads to the page under the popup, without a step between', async () => {
    const { open, send, rest, back, here } = await aVisit()
    await open('search')
    await send({ kind: 'go', to: '/' })
    await rest()
    expect(here()).toEqual(['/'])
    await back()
    expect(here()).toEqual(['/rng'])
  })

  test('after a reload with popups open leads to the page before, also before the idle topics are loaded', async () => {
    const { open, platform } = await aVisit()
    await open('vendor-games')
    await open('search')
    const { scope } = await aPortal({ platform, release })
    await platform.pass(1)
    expect([scope.getState($location).pathname, platform.history.depth()]).toEqual(['/rng', 0])
    platform.history.step(-1)
    expect(scope.getState($location).pathname).toBe('/')
  })

  test('after a reload of a running game stays at the game, and then leads to the page that it was started on', async () => {
    const gateway = openGateway(0)
      .answer(readPermission, aPermission({ gameLaunchCdn: ['https://play.test'] }))
      .answer(listRecentGames, { list: [] })
      .answer(launchGame, { launchUrl: '/go?ticket=secret', openMode: undefined })
    const { send, rest, back, here, platform, entries } = await aVisit({ as: 0, topics: [launch], gateway })
    await send({ kind: 'launch', target: { vendor: 'PG', category: 'RNG', nodeId: '12', name: 'Book' } })
    await rest()
    expect([here(), entries().at(-1)]).toEqual([['/rng', 'game'], '/seamless?vassalage=PG&gameType=RNG&nodeId=12'])
    await send({ kind: 'open', popup: 'search' })
    await rest()
    await back()
    expect(here()).toEqual(['/rng', 'game'])

    const { scope } = await aPortal({ platform, release })
    await rest()
    expect([scope.getState($location).search, platform.history.depth()]).toEqual(['?vassalage=PG&gameType=RNG&nodeId=12', 0])
    platform.history.step(-1)
    await rest()
    expect([scope.getState($location).pathname, platform.history.depth()]).toEqual(['/rng', 0])
  })

  test('works at once after Forward to a popup that is closed', async () => {
    const { open, back, rest, here, platform } = await aVisit()
    await open('search')
    await back()
    platform.history.step(1)
    await rest()
    expect(here()).toEqual(['/rng'])
    await back()
    expect(here()).toEqual(['/'])
  })

  test('after one popup replaced another closes the new one', async () => {
    const { open, send, rest, back, here, entries } = await aVisit()
    await open('search')
    const before = entries().length
    await send({ kind: 'open', popup: 'game' })
    await send({ kind: 'close', popup: 'search' })
    await rest()
    expect([here(), entries().length]).toEqual([['/rng', 'game'], before])
    await back()
    expect(here()).toEqual(['/rng'])
  })
})
