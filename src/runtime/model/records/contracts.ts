import * as z from 'zod/mini'

import { ColumnChoice, RecordFilter, RecordPage } from '../../../schemas/nouns/record.ts'
import { recordFilters } from '../../../schemas/record-filters.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * Which columns of a table the player has hidden on this device. `table` is the name under which that is kept for the account.
 *
 * Value    the fields of the hidden columns; none until something is chosen
 * Empty    never
 * Failure  never: it asks nothing
 * Login    none: who is not logged in has all columns
 */
export const columnsChoice = defineSourceContract({
  name: 'columns.choice',
  args: z.object({ table: z.string().check(z.minLength(1), z.maxLength(80)) }),
  value: ColumnChoice,
  asks: false,
})

/**
 * The player's bets of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsBets = defineSourceContract({
  name: 'records.bets',
  args: recordArgs(['gameCategory', 'vassalage']),
  fields: {
    betNo: 'reference',
    gameCategory: 'status',
    vassalage: 'text',
    gameName: 'game',
    betTime: 'time',
    betAmount: 'money',
    validBet: 'money',
    winAmount: 'money',
    profit: 'money',
    status: 'status',
  },
  value: RecordPage,
  login: 'real',
})

/**
 * The player's bonuses of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsBonuses = defineSourceContract({
  name: 'records.bonuses',
  args: recordArgs(['type']),
  fields: { referenceNo: 'reference', time: 'time', type: 'status', name: 'text', amount: 'money', status: 'status', remark: 'text' },
  value: RecordPage,
  login: 'real',
})

/**
 * The player's deposits of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsDeposits = defineSourceContract({
  name: 'records.deposits',
  flag: 'DEPOSIT3',
  args: recordArgs(['status']),
  fields: { referenceNo: 'reference', time: 'time', type: 'status', amount: 'money', fee: 'money', status: 'status', remark: 'text' },
  value: RecordPage,
  login: 'real',
})

/**
 * What a record's page is filtered by: the days of its address, and the other filters by the gateway's names.
 *
 * Value    the range, the ranges that can be chosen next, and the filters' values; days are the gateway's
 * Empty    never
 * Failure  never: it asks nothing
 * Login    none
 */
export const recordsFilter = defineSourceContract({
  name: 'records.filter',
  args: z.object({
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    days: z.optional(z.int()),
    no: z.optional(z.union([z.int(), z.string()])), // so that another choice begins at the first page
    ...Object.fromEntries(recordFilters.map((name) => [name, z.optional(z.string())])),
  }),
  value: RecordFilter,
  asks: false,
})

/**
 * What changed the player's points in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsPointsDetails = defineSourceContract({
  name: 'records.points-details',
  args: recordArgs(['type']),
  fields: {
    transactionReferenceNumber: 'reference',
    time: 'time',
    type: 'status',
    name: 'text',
    changedPoints: 'count',
    pointsBalance: 'count',
    remark: 'text',
  },
  value: RecordPage,
  login: 'real',
  flag: 'POINTMALL3',
})

/**
 * What the player has redeemed points for, and the points that were converted to money, in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsPointsRedeems = defineSourceContract({
  name: 'records.points-redeems',
  args: recordArgs(['status']),
  fields: {
    transactionReferenceNumber: 'reference',
    applyTime: 'time',
    type: 'status',
    name: 'text',
    quantity: 'count',
    pointsRequirement: 'count',
    amountRequirement: 'money',
    status: 'status',
    time: 'time',
    changedPoints: 'count',
    pointsBalance: 'count',
    remark: 'text',
    units: 'count',
    pointsRatio: 'count',
    redeemAmount: 'money',
    paidAccount: 'account',
    mainWallet: 'text',
    paidAmount: 'money',
    receivingAddress: 'text',
  },
  value: RecordPage,
  login: 'real',
  flag: 'POINTMALL3',
})

/**
 * What the player won and lost, a row for each day of a range.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsProfit = defineSourceContract({
  name: 'records.profit',
  args: recordArgs([]),
  fields: { day: 'day', betAmount: 'money', validBet: 'money', winAmount: 'money', rebate: 'money', bonus: 'money', profit: 'money' },
  value: RecordPage,
  login: 'real',
})

/**
 * What changed the player's balance in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsTransactions = defineSourceContract({
  name: 'records.transactions',
  args: recordArgs(['type']),
  fields: { referenceNo: 'reference', time: 'time', type: 'status', amount: 'money', balance: 'money', status: 'status', remark: 'text' },
  value: RecordPage,
  login: 'real',
})

/**
 * The player's withdrawals of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const recordsWithdrawals = defineSourceContract({
  name: 'records.withdrawals',
  flag: 'WITHDRAW3',
  args: recordArgs(['status']),
  fields: { referenceNo: 'reference', time: 'time', type: 'status', amount: 'money', fee: 'money', status: 'status', remark: 'text' },
  value: RecordPage,
  login: 'real',
})
