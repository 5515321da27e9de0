import { defineTopic } from '../../contract/topic.ts'
import { recordsStarted } from './column-choices.ts'
import { source as columns } from './columns-choice.source.ts'
import { source as bets } from './records-bets.source.ts'
import { source as bonuses } from './records-bonuses.source.ts'
import { source as deposits } from './records-deposits.source.ts'
import { source as filter } from './records-filter.source.ts'
import { source as points } from './records-points-details.source.ts'
import { source as profit } from './records-profit.source.ts'
import { source as redeems } from './records-points-redeems.source.ts'
import { source as transactions } from './records-transactions.source.ts'
import { source as withdrawals } from './records-withdrawals.source.ts'

export const topic = defineTopic({
  started: recordsStarted,
  sources: [bets, bonuses, columns, deposits, filter, points, profit, redeems, transactions, withdrawals],
})
