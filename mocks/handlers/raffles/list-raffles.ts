import { listRaffles } from '../../../src/runtime/gateway/endpoints/raffles/list-raffles.ts'
import { mock } from '../../mock.ts'
import { rafflesFor } from '../../state/raffles.ts'

export const handler = mock(
  listRaffles,
  ({ session, state, language }) => ({ list: session ? rafflesFor(state, session, language) : [] }),
  { feature: 'RAFFLE3' },
)
