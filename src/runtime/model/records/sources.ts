import { combine } from 'effector'

import { recordFilters } from '../../../schemas/record-filters.ts'
import { defineSource } from '../../contract/source.ts'
import { listPointsTransactions } from '../../gateway/endpoints/points/list-points-transactions.ts'
import { listRedeemRecords } from '../../gateway/endpoints/points/list-redeem-records.ts'
import { listBets } from '../../gateway/endpoints/records/list-bets.ts'
import { listBonuses } from '../../gateway/endpoints/records/list-bonuses.ts'
import { listProfits } from '../../gateway/endpoints/records/list-profits.ts'
import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { listDepositRecords } from '../../gateway/endpoints/wallets/list-deposit-records.ts'
import { listWithdrawals } from '../../gateway/endpoints/wallets/list-withdrawals.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { loading } from '../requests/resource.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import { $columnChoices, choiceOf } from './column-choices.ts'
import * as contracts from './contracts.ts'
import { filterOf } from './day-range.ts'
import { $knownGames, withGame } from './known-games.ts'
import { $today, createRecordSource, hasNotFailed } from './records.ts'
import { withoutCodes } from './transfer-code.ts'

export const columnsChoice = defineSource(contracts.columnsChoice, {
  from: $columnChoices,
  select: (choices, { table }) => readyOf(choiceOf(choices, codeOf(table) ?? '')),
})

export const recordsBets = createRecordSource(contracts.recordsBets, {
  ask: callOf(listBets),
  key: 'betNo',
  marks: { known: $knownGames, of: withGame },
})

export const recordsBonuses = createRecordSource(contracts.recordsBonuses, {
  ask: callOf(listBonuses),
  key: 'referenceNo',
})

export const recordsDeposits = createRecordSource(contracts.recordsDeposits, {
  ask: callOf(listDepositRecords),
  key: 'referenceNo',
  counts: hasNotFailed,
})

/** Kept by its parts, so that the same choice is the same object. */
const keptFilter = memo((_: typeof recordFilters, today: string, from: string, to: string, days: number, ...values: readonly string[]) =>
  filterOf({ from, to, days }, today, Object.fromEntries(recordFilters.map((name, index) => [name, values[index] ?? '']))),
)

export const recordsFilter = defineSource(contracts.recordsFilter, {
  from: combine({ today: $today }),
  select: ({ today }, args: Readonly<Record<string, unknown>>) =>
    today === null
      ? loading
      : readyOf(
          keptFilter(
            recordFilters,
            today,
            codeOf(args['from']) ?? '',
            codeOf(args['to']) ?? '',
            Number(args['days'] ?? 1) || 1,
            ...recordFilters.map((name) => codeOf(args[name]) ?? ''),
          ),
        ),
})

export const recordsPointsDetails = createRecordSource(contracts.recordsPointsDetails, {
  ask: callOf(listPointsTransactions),
  key: 'transactionReferenceNumber',
  sums: [], // points are no money
})

export const recordsPointsRedeems = createRecordSource(contracts.recordsPointsRedeems, {
  ask: callOf(listRedeemRecords),
  key: 'transactionReferenceNumber',
  sums: [], // points are no money
})

export const recordsProfit = createRecordSource(contracts.recordsProfit, {
  ask: callOf(listProfits),
  key: 'day',
})

const askTransactions = callOf(listTransactions)

export const recordsTransactions = createRecordSource(contracts.recordsTransactions, {
  ask: async (asked) => withoutCodes(await askTransactions(asked)),
  key: 'referenceNo',
  sums: ['amount'],
})

export const recordsWithdrawals = createRecordSource(contracts.recordsWithdrawals, {
  ask: callOf(listWithdrawals),
  key: 'referenceNo',
  counts: hasNotFailed,
})
