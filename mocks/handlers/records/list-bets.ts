import { listBets } from '../../../src/runtime/gateway/endpoints/records/list-bets.ts'
import { mock, refuse } from '../../mock.ts'
import { betsOf, inRange, isRange, recordPage } from '../../state/records.ts'

export const handler = mock(listBets, ({ params, session, state }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  const wanted = betsOf(state, session).filter(
    ({ record }) =>
      (params.gameCategory === undefined || record.gameCategory === params.gameCategory) &&
      (params.vassalage === undefined || record.vassalage === params.vassalage),
  )
  const counted = inRange(wanted, params)
  return recordPage(wanted, params, {
    betAmount: counted.reduce((sum, { bet }) => sum + bet, 0),
    validBet: counted.reduce((sum, { valid }) => sum + valid, 0),
    profit: counted.reduce((sum, { profit }) => sum + profit, 0),
  })
})
