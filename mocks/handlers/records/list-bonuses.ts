import { listBonuses } from '../../../src/runtime/gateway/endpoints/records/list-bonuses.ts'
import { mock, refuse } from '../../mock.ts'
import { bonusesOf, isRange, recordPage } from '../../state/records.ts'

export const handler = mock(listBonuses, ({ params, session, state }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  const wanted = bonusesOf(state, session).filter(({ record }) => params.type === undefined || record.type === params.type)
  return recordPage(wanted, params)
})
