import { logInFreePlay } from '../../src/runtime/gateway/endpoints/log-in-free-play.ts'
import { mock } from '../mock.ts'
import { accountNamed, openSession } from '../world/accounts.ts'
import { decrypt, unreadable } from '../world/decrypt.ts'

/** The header's text must be encrypted and 16 to 64 characters long. */
export const handler = mock(
  logInFreePlay,
  async ({ params, world }) => {
    const random = await decrypt(params.random)
    const trial = accountNamed(world, 'trial')
    return random !== undefined && random.length >= 16 && random.length <= 64 && trial ? openSession(world, trial) : unreadable()
  },
  { feature: 'FREEPLAY3' },
)
