import { logInOneClick } from '../../src/runtime/gateway/endpoints/log-in-one-click.ts'
import { mock, refuse } from '../mock.ts'
import { accountNamed } from '../world/accounts.ts'
import { admit } from '../world/admission.ts'

/** The token of an earlier login of this world, on the page that the account belongs to. */
export const handler = mock(
  logInOneClick,
  ({ params, world }) => {
    const account = accountNamed(world, world.accounts.oneClick.get(params.oneClickToken))
    return account
      ? admit(world, account, account.type === 41 ? 'agent' : 'member')
      : refuse('TICKET_EXPIRED', 'Log in with your password again')
  },
  { feature: 'ONECLICKLOGIN3' },
)
