import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { RecordPage } from '../../../schemas/nouns/record.ts'
import type { RecordField } from '../../../schemas/nouns/record.ts'
import { Settlement } from '../../../schemas/nouns/settlement.ts'
import { SiteZone } from '../../../schemas/nouns/brand.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordsBets } from '../records/contracts.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * What the platform announces to agents: the newest 100. The one with the id `announcement` is current.
 *
 * Value    title, picture and hostile HTML, newest first
 * Empty    there are none
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const agentAnnouncements = defineSourceContract({
  name: 'agent.announcements',
  flag: 'AGENTPOLICY3',
  args: z.object({ announcement: z.optional(z.string()) }),
  value: AnnouncementList,
  login: 'agent',
})

/**
 * How often real-time salaries are settled.
 *
 * Value    the minutes of the brand's constant `realtimeSalaryMinutes`, 5 without it, and the zone of the platform
 * Empty    never: for a constant of 0, and where the gateway gives no zone that can be read, the node stays away
 * Failure  none: brand and permission are here
 * Login    none
 */
export const agentSettlement = defineSourceContract({
  name: 'agent.settlement',
  flag: 'AGENTPOLICY3',
  args: z.object({}),
  value: Settlement,
  asks: false,
})

const teamFields = {
  day: 'day',
  betAmount: 'money',
  newCount: 'count',
  profit: 'money',
  teamBalance: 'money',
  deposit: 'money',
  withdraw: 'money',
  validBet: 'money',
  teamSize: 'count',
  agentCount: 'count',
  memberCount: 'count',
  onlineCount: 'count',
} as const

/**
 * The figures of an agent's team over a range of days, and a row for each day.
 *
 * Value    totals by the gateway's names (`teamBalance`, `onlineCount`), the days in the gateway's order or sorted by a field
 * Empty    there is no team
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const agentTeam = defineSourceContract({
  name: 'agent.team',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: teamFields,
  value: RecordPage,
  login: 'agent',
})

/**
 * The figures of an agent's team over the days before a range, as many as it has: what its figures are compared with.
 *
 * Value    as `agent.team`, of the earlier days
 * Empty    there is no team
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Absent   the earlier days begin before those that can be chosen
 * Login    an agent
 */
export const agentTeamBefore = defineSourceContract({
  name: 'agent.team-before',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: teamFields,
  value: RecordPage,
  login: 'agent',
})

/**
 * The daily salaries of an agent and of the accounts below, of all or of one.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const recordsDailySalaries = salaryRecord('records.daily-salaries', { rate: 'rate' })

/**
 * The dividends of an agent and of the accounts below.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const recordsDividends = defineSourceContract({
  name: 'records.dividends',
  flag: 'CONTRACT3',
  args: recordArgs(['status']),
  fields: {
    recordId: 'reference',
    account: 'account',
    periodType: 'status',
    startTime: 'time',
    endTime: 'time',
    periodValidBet: 'money',
    periodProfitLoss: 'money',
    activeMembers: 'count',
    rate: 'rate',
    amount: 'money',
    status: 'status',
    due: 'status',
  },
  actions: ['process-dividend'],
  value: RecordPage,
  login: 'agent',
})

/**
 * What changed the balances of an agent’s team, of all accounts or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsDownlineTransactions = defineSourceContract({
  name: 'records.downline-transactions',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account', 'type']),
  fields: {
    account: 'account',
    referenceNo: 'reference',
    time: 'time',
    type: 'status',
    amount: 'money',
    balance: 'money',
    status: 'status',
    remark: 'text',
  },
  value: RecordPage,
  login: 'agent',
})

/**
 * The hourly salaries of an agent and of the accounts below, of all or of one.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const recordsHourlySalaries = salaryRecord('records.hourly-salaries', { rate: 'rate' })

/**
 * The real-time salaries of an agent and of the accounts below, of all or of one.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const recordsRealtimeSalaries = salaryRecord('records.realtime-salaries', {
  winRate: 'rate',
  lossRate: 'rate',
  singleBetAmount: 'money',
})

/**
 * What an agent earned on each day.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsRevenue = defineSourceContract({
  name: 'records.revenue',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: {
    day: 'day',
    teamBet: 'money',
    teamProfit: 'money',
    dividend: 'money',
    dailySalary: 'money',
    hourSalary: 'money',
    realtimeSalary: 'money',
    total: 'money',
  },
  value: RecordPage,
  login: 'agent',
})

/**
 * The bets of an agent's team, of all accounts or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsTeamBets = defineSourceContract({
  name: 'records.team-bets',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account', 'gameCategory']),
  fields: { account: 'account', ...recordsBets.fields },
  value: RecordPage,
  login: 'agent',
})

/**
 * What the accounts of an agent’s team won and lost, a row for each.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsUserLosses = defineSourceContract({
  name: 'records.user-losses',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account']),
  fields: {
    account: 'account',
    betAmount: 'money',
    validBet: 'money',
    winAmount: 'money',
    rebate: 'money',
    bonus: 'money',
    profit: 'money',
  },
  value: RecordPage,
  login: 'agent',
})

/**
 * The zone in which the gateway counts days.
 *
 * Value    its offset, as the gateway writes it
 * Empty    never: where the gateway gives none that can be read, the node stays away
 * Failure  none: the permission is here
 * Login    none
 */
export const siteZone = defineSourceContract({
  name: 'site.zone',
  args: z.object({}),
  value: SiteZone,
  asks: false,
})

/** What a source of salaries declares: they differ by their name and by the rates that a salary is made of. */
function salaryRecord<Name extends string>(name: Name, rates: Readonly<Record<string, RecordField>>) {
  return defineSourceContract({
    name,
    flag: 'AGENTPOLICY3',
    args: recordArgs(['account']),
    fields: {
      recordId: 'reference',
      account: 'account',
      time: 'time',
      betAmount: 'money',
      ...rates,
      amount: 'money',
      status: 'status',
      due: 'status',
    },
    actions: ['pay-salary'],
    value: RecordPage,
    login: 'agent',
  })
}
