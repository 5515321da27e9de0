import { listCountries } from '../../src/runtime/gateway/endpoints/list-countries.ts'
import { mock } from '../mock.ts'
import { countries } from '../world/site.ts'

export const handler = mock(listCountries, ({ world }) => ({ list: world.choice.scenario === 'empty' ? [] : [...countries] }))
