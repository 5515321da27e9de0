import { listHourSalaries } from '../../gateway/endpoints/agents/list-hour-salaries.ts'
import { payHourSalary } from '../../gateway/endpoints/agents/pay-hour-salary.ts'
import { contract } from './records-hourly-salaries.contract.ts'
import { createPayoutSource } from './payouts.ts'

export const source = createPayoutSource(contract, {
  list: listHourSalaries,
  process: payHourSalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
})
