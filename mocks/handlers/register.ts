import { register } from '../../src/runtime/gateway/endpoints/register.ts'
import { mock } from '../mock.ts'
import { openAccount } from '../world/register.ts'

export const handler = mock(register, ({ params, world }) => openAccount(world, 'username', params), { feature: 'USERNAMEREG3' })
