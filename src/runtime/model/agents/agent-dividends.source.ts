import { listDividends } from '../../gateway/endpoints/list-dividends.ts'
import { processDividend } from '../../gateway/endpoints/process-dividend.ts'
import { contract } from './agent-dividends.contract.ts'
import { createPayoutSource } from './payouts.ts'

export const source = createPayoutSource(contract, {
  list: listDividends,
  process: processDividend,
  amounts: ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'rate', 'amount'],
  sums: ['periodValidBet', 'periodProfitLoss', 'amount'],
})
