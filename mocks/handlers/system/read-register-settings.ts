import { readRegisterSettings } from '../../../src/runtime/gateway/endpoints/system/read-register-settings.ts'
import { mock } from '../../mock.ts'
import { registerSettings } from '../../state/registration.ts'

export const handler = mock(readRegisterSettings, ({ state }) => registerSettings(state.choice))
