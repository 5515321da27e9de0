import { register } from '../../../src/runtime/gateway/endpoints/session/register.ts'
import { mock } from '../../mock.ts'
import { openAccount } from '../../state/register.ts'

export const handler = mock(register, ({ params, state }) => openAccount(state, 'username', params), { feature: 'USERNAMEREG3' })
