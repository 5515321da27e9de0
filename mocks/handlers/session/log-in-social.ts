import { logInSocial } from '../../../src/runtime/gateway/endpoints/session/log-in-social.ts'
import { mock, refuse } from '../../mock.ts'
import { accountNamed } from '../../state/accounts.ts'
import { admit } from '../../state/admission.ts'

export const handler = mock(
  logInSocial,
  ({ params, state }) => {
    const account = accountNamed(state, state.accounts.identities.get(params.firebaseIdToken))
    return account ? admit(state, account) : refuse('SOCIAL_NOT_LINKED', 'There is no account for this identity yet')
  },
  { feature: 'SOCIALLOGIN3' },
)
