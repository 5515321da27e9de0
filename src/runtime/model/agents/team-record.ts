import type { TeamOverview } from '../../../schemas/gateway/agents.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { readTeamOverview } from '../../gateway/endpoints/agents/read-team-overview.ts'
import { callOf } from '../requests/call.ts'

const ask = callOf(readTeamOverview)

/** What the record of a team's days is made of. */
export const teamRecord = {
  ask: async ({ startTime, endTime }: { startTime: string; endTime: string }) => pageOf(await ask({ startTime, endTime })),
  key: 'day',
  sums: ['betAmount', 'profit'],
  isEmpty: ({ rows, totals }: RecordPage) => rows.length === 0 && totals?.['teamSize'] === '0', // the days may be missing
}

/** The figures as totals of a record whose rows are the days: all of them are on one page. */
function pageOf({ series = [], ...figures }: TeamOverview) {
  const summary = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))
  return { content: series, totalPages: 1, totalCount: series.length, summary }
}
