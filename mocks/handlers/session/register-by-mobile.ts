import { registerByMobile } from '../../../src/runtime/gateway/endpoints/session/register-by-mobile.ts'
import { mock } from '../../mock.ts'
import { openAccount } from '../../state/register.ts'

export const handler = mock(registerByMobile, ({ params, state }) => openAccount(state, 'mobile', params), { feature: 'MOBILENUMREG3' })
