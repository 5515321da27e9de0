import { listDividends } from '../../gateway/endpoints/agents/list-dividends.ts'
import { processDividend } from '../../gateway/endpoints/agents/process-dividend.ts'
import { contract } from './records-dividends.contract.ts'
import { createPayoutSource } from './payouts.ts'

export const source = createPayoutSource(contract, {
  list: listDividends,
  process: processDividend,
  action: 'process-dividend',
  sums: ['periodValidBet', 'periodProfitLoss', 'amount'],
})
