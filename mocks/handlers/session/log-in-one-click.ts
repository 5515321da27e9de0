import { logInOneClick } from '../../../src/runtime/gateway/endpoints/session/log-in-one-click.ts'
import { mock, refuse } from '../../mock.ts'
import { accountNamed } from '../../state/accounts.ts'
import { admit } from '../../state/admission.ts'

/** The token of an earlier login of this mock, on the page that the account belongs to. */
export const handler = mock(
  logInOneClick,
  ({ params, state }) => {
    const account = accountNamed(state, state.accounts.oneClick.get(params.oneClickToken))
    return account
      ? admit(state, account, account.type === 41 ? 'agent' : 'member')
      : refuse('TICKET_EXPIRED', 'Log in with your password again')
  },
  { feature: 'ONECLICKLOGIN3' },
)
