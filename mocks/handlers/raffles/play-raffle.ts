import { playRaffle } from '../../../src/runtime/gateway/endpoints/raffles/play-raffle.ts'
import { mock, refuse } from '../../mock.ts'
import { playRaffle as play } from '../../state/raffles.ts'

export const handler = mock(
  playRaffle,
  ({ params: { promotionId }, session, state, language }) =>
    session ? play(state, session, promotionId, language) : refuse('TOKEN_MISSING', 'Please log in'),
  { feature: 'RAFFLE3' },
)
