import { readWhitelabel } from '../../../src/runtime/gateway/endpoints/system/read-whitelabel.ts'
import { mock } from '../../mock.ts'
import { modulesFor } from '../../state/site.ts'

export const handler = mock(readWhitelabel, ({ state }) => ({ modules: modulesFor(state.choice) }))
