import { combine, sample } from 'effector'

import type { TeamOverview } from '../../../schemas/gateway/agents.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import type { Settlement } from '../../../schemas/nouns/settlement.ts'
import type { SiteZone } from '../../../schemas/nouns/brand.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { listDailySalaries } from '../../gateway/endpoints/agents/list-daily-salaries.ts'
import { listDividends } from '../../gateway/endpoints/agents/list-dividends.ts'
import { listDownlineTransactions } from '../../gateway/endpoints/agents/list-downline-transactions.ts'
import { listHourSalaries } from '../../gateway/endpoints/agents/list-hour-salaries.ts'
import { listRealtimeSalaries } from '../../gateway/endpoints/agents/list-realtime-salaries.ts'
import { listRevenue } from '../../gateway/endpoints/agents/list-revenue.ts'
import { listTeamBets } from '../../gateway/endpoints/agents/list-team-bets.ts'
import { listUserLosses } from '../../gateway/endpoints/agents/list-user-losses.ts'
import { payDailySalary } from '../../gateway/endpoints/agents/pay-daily-salary.ts'
import { payHourSalary } from '../../gateway/endpoints/agents/pay-hour-salary.ts'
import { payRealtimeSalary } from '../../gateway/endpoints/agents/pay-realtime-salary.ts'
import { processDividend } from '../../gateway/endpoints/agents/process-dividend.ts'
import { readTeamOverview } from '../../gateway/endpoints/agents/read-team-overview.ts'
import { $info, isOffset } from '../context/site.ts'
import { rangeBefore } from '../records/day-range.ts'
import { createRecordSource } from '../records/records.ts'
import { withoutCodes } from '../records/transfer-code.ts'
import { callOf } from '../requests/call.ts'
import { absent, loading, stateOf } from '../requests/resource.ts'
import { mapList, mapState, readyOf } from '../requests/states.ts'
import { $agentAnnouncements, announcements, announcementsOf } from './announcements.ts'
import * as contracts from './contracts.ts'
import { createPayoutSource } from './payouts.ts'
import { $settlesEveryMs, salariesShown, settled } from './settlement.ts'

export const agentAnnouncements = defineSource(contracts.agentAnnouncements, {
  from: $agentAnnouncements,
  select: ({ known, cdn }, { announcement }) => mapList(stateOf(known, 'all'), (value) => announcementsOf(value, cdn, announcement)),
  wanted: announcements.wanted.prepend(() => undefined),
  retried: announcements.retried.prepend(() => undefined),
})

/** The zone of the permission; absent where that gives none that can be read. */
const $zone = $info.map((info): SourceState<SiteZone> => {
  if (!info) return loading
  return isOffset(info.gmtOffset) ? readyOf({ offset: info.gmtOffset }) : absent
})

export const agentSettlement = defineSource(contracts.agentSettlement, {
  from: combine($settlesEveryMs, $zone, (everyMs, zone): SourceState<Settlement> =>
    everyMs > 0 ? mapState(zone, ({ offset }) => ({ everyMs, offset })) : absent,
  ),
  select: (known) => known,
})

const askTeam = callOf(readTeamOverview)

/** What the record of a team's days is made of. */
const teamRecord = {
  ask: async ({ startTime, endTime }: { startTime: string; endTime: string }) => teamPageOf(await askTeam({ startTime, endTime })),
  key: 'day',
  sums: ['betAmount', 'profit'],
  isEmpty: ({ rows, totals }: RecordPage) => rows.length === 0 && totals?.['teamSize'] === '0', // the days may be missing
}

export const agentTeam = createRecordSource(contracts.agentTeam, teamRecord)

export const agentTeamBefore = createRecordSource(contracts.agentTeamBefore, { ...teamRecord, rangeOf: rangeBefore })

/** The figures as totals of a record whose rows are the days: all of them are on one page. */
function teamPageOf({ series = [], ...figures }: TeamOverview) {
  const summary = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))
  return { content: series, totalPages: 1, totalCount: series.length, summary }
}

export const recordsDailySalaries = createPayoutSource(contracts.recordsDailySalaries, {
  list: listDailySalaries,
  process: payDailySalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
})

export const recordsDividends = createPayoutSource(contracts.recordsDividends, {
  list: listDividends,
  process: processDividend,
  action: 'process-dividend',
  sums: ['periodValidBet', 'periodProfitLoss', 'amount'],
})

const askTransactions = callOf(listDownlineTransactions)

export const recordsDownlineTransactions = createRecordSource(contracts.recordsDownlineTransactions, {
  ask: async (asked) => withoutCodes(await askTransactions(asked)),
  key: 'referenceNo',
  sums: ['amount'],
})

export const recordsHourlySalaries = createPayoutSource(contracts.recordsHourlySalaries, {
  list: listHourSalaries,
  process: payHourSalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
})

export const recordsRealtimeSalaries = createPayoutSource(contracts.recordsRealtimeSalaries, {
  list: listRealtimeSalaries,
  process: payRealtimeSalary,
  action: 'pay-salary',
  sums: ['betAmount', 'amount'],
  again: settled,
})

if (recordsRealtimeSalaries.wanted) sample({ clock: recordsRealtimeSalaries.wanted, fn: () => undefined, target: salariesShown })

export const recordsRevenue = createRecordSource(contracts.recordsRevenue, {
  ask: callOf(listRevenue),
  key: 'day',
})

export const recordsTeamBets = createRecordSource(contracts.recordsTeamBets, {
  ask: callOf(listTeamBets),
  key: 'betNo',
})

export const recordsUserLosses = createRecordSource(contracts.recordsUserLosses, {
  ask: callOf(listUserLosses),
  key: 'account',
})

export const siteZone = defineSource(contracts.siteZone, { from: $zone, select: (known) => known })
