import { defineTopic } from '../../contract/topic.ts'
import { source as announcements } from './agent-announcements.source.ts'
import { source as settlement } from './agent-settlement.source.ts'
import { source as bets } from './records-team-bets.source.ts'
import { source as daily } from './records-daily-salaries.source.ts'
import { source as dividends } from './records-dividends.source.ts'
import { source as hourly } from './records-hourly-salaries.source.ts'
import { source as income } from './records-revenue.source.ts'
import { source as losses } from './records-user-losses.source.ts'
import { source as realtime } from './records-realtime-salaries.source.ts'
import { source as team } from './agent-team.source.ts'
import { source as teamBefore } from './agent-team-before.source.ts'
import { source as transactions } from './records-downline-transactions.source.ts'
import { source as zone } from './site-zone.source.ts'

const records = [bets, daily, dividends, hourly, income, losses, realtime, transactions]

export const topic = defineTopic({ sources: [announcements, ...records, settlement, team, teamBefore, zone] })
