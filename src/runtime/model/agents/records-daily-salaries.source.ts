import { listDailySalaries } from '../../gateway/endpoints/agents/list-daily-salaries.ts'
import { payDailySalary } from '../../gateway/endpoints/agents/pay-daily-salary.ts'
import { contract } from './records-daily-salaries.contract.ts'
import { createPayoutSource } from './payouts.ts'

export const source = createPayoutSource(contract, {
  list: listDailySalaries,
  process: payDailySalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
})
