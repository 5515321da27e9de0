import { listCountries } from '../../../src/runtime/gateway/endpoints/system/list-countries.ts'
import { mock } from '../../mock.ts'
import { countries } from '../../state/site.ts'

export const handler = mock(listCountries, ({ state }) => ({ list: state.choice.scenario === 'empty' ? [] : [...countries] }))
