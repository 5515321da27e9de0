import { registerByMobile } from '../../src/runtime/gateway/endpoints/register-by-mobile.ts'
import { mock } from '../mock.ts'
import { openAccount } from '../world/register.ts'

export const handler = mock(registerByMobile, ({ params, world }) => openAccount(world, 'mobile', params), { feature: 'MOBILENUMREG3' })
