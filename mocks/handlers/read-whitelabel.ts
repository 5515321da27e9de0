import { readWhitelabel } from '../../src/runtime/gateway/endpoints/read-whitelabel.ts'
import { mock } from '../mock.ts'
import { modulesFor } from '../world/site.ts'

export const handler = mock(readWhitelabel, ({ world }) => ({ modules: modulesFor(world.choice) }))
