import { listTransactions } from '../../../src/runtime/gateway/endpoints/records/list-transactions.ts'
import { mock, refuse } from '../../mock.ts'
import { transactionsOf, isRange, recordPage } from '../../state/records.ts'

export const handler = mock(listTransactions, ({ params, session, state, language }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  return recordPage(
    transactionsOf(state, session, language).filter(({ record }) => params.type === undefined || record.type === params.type),
    params,
  )
})
