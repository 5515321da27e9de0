import { logOut } from '../../src/runtime/gateway/endpoints/log-out.ts'
import { mock } from '../mock.ts'

/** The personas' tokens are fixed and go on working. */
export const handler = mock(logOut, () => true as const)
