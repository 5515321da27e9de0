import { listTransactions } from '../../../src/runtime/gateway/endpoints/records/list-transactions.ts'
import { mock, refuse } from '../../mock.ts'
import { ledgerTransactions } from '../../state/funds.ts'
import { transactionsOf, isRange, recordPage } from '../../state/records.ts'

export const handler = mock(listTransactions, ({ params, session, state, language }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  const all = [...ledgerTransactions(state, session, language), ...transactionsOf(state, session)].toSorted((a, b) => b.at - a.at)
  return recordPage(
    all.filter(({ record }) => params.type === undefined || record.type === params.type),
    params,
  )
})
