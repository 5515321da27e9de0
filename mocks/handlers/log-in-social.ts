import { logInSocial } from '../../src/runtime/gateway/endpoints/log-in-social.ts'
import { mock, refuse } from '../mock.ts'
import { accountNamed } from '../world/accounts.ts'
import { admit } from '../world/admission.ts'

export const handler = mock(
  logInSocial,
  ({ params, world }) => {
    const account = accountNamed(world, world.accounts.identities.get(params.firebaseIdToken))
    return account ? admit(world, account) : refuse('SOCIAL_NOT_LINKED', 'There is no account for this identity yet')
  },
  { feature: 'SOCIALLOGIN3' },
)
