import { logInFreePlay } from '../../../src/runtime/gateway/endpoints/session/log-in-free-play.ts'
import { mock } from '../../mock.ts'
import { accountNamed, openSession } from '../../state/accounts.ts'
import { decrypt, unreadable } from '../../state/decrypt.ts'

/** The header's text must be encrypted and 16 to 64 characters long. */
export const handler = mock(
  logInFreePlay,
  async ({ params, state }) => {
    const random = await decrypt(params.random)
    const trial = accountNamed(state, 'trial')
    return random !== undefined && random.length >= 16 && random.length <= 64 && trial ? openSession(state, trial) : unreadable()
  },
  { feature: 'FREEPLAY3' },
)
