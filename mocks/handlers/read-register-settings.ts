import { readRegisterSettings } from '../../src/runtime/gateway/endpoints/read-register-settings.ts'
import { mock } from '../mock.ts'
import { registerSettings } from '../world/registration.ts'

export const handler = mock(readRegisterSettings, ({ world }) => registerSettings(world.choice))
