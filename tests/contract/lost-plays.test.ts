import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import { raffles as source } from '../../src/runtime/model/raffles/sources.ts'
import { topic } from '../../src/runtime/model/raffles/topic.ts'
import type { Raffles } from '../../src/schemas/nouns/raffles.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { hasty, lossyGateway } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'
import { deep, seed } from '../support/samples/sample.ts'

/** How many plays are lost at random: `npm run bars -- money` has 100. */
const plays = Number(process.env['MONEY'] || (deep ? 100 : 12))
const ofEach = 3 // tickets of `member` for the wheel
const mostPresses = 60 // that many lost ones in a row do not happen

/** A player of the mock whose plays are lost at random, the questions for tickets and bonuses among them. */
async function aPlayer(random: () => number) {
  const { gateway, mock, lost } = lossyGateway(random, {
    isOnce: ({ url }) => url.includes('rafflePromotion'),
    isHistory: ({ url }) => /getRaffle|getBonusDetails/.test(url),
  })
  const portal = await aPortal({
    gateway,
    platform: { ...fakePlatform({ storage: { token: 'mock-member' } }), clock: hasty },
    topics: [topic],
  })
  await portal.want(source)
  const shown = () => {
    const state = portal.read(source)
    return state.status === 'ready' ? (state.value as Raffles).call.status : state.status // the source's own noun
  }
  return { ...portal, shown, lost, left: () => mock.state().raffleTickets.get('member')?.get('raffle-wheel') }
}

test('a play takes one ticket, however often answers are lost and however often a player presses', { timeout: 600_000 }, async () => {
  const random = seeded(`lost plays ${seed}`)
  let cut = 0
  for (let turn = 0; turn < plays / ofEach; turn += 1) {
    const { send, shown, left, lost } = await aPlayer(random)
    for (let before = ofEach; before > 0; before -= 1) {
      await send({ kind: 'clear-money', action: 'play' })
      const isOver = () => ['done', 'found'].includes(shown())
      for (let presses = 0; !isOver() && presses < mostPresses; presses += 1)
        await Promise.all([send({ kind: 'play', raffle: 'raffle-wheel' }), send({ kind: 'play', raffle: 'raffle-wheel' })])
      expect({ over: isOver(), left: left() }).toEqual({ over: true, left: before - 1 })
    }
    cut += lost.length
  }
  expect(cut).toBeGreaterThan(plays / 3) // answers were lost indeed
})
