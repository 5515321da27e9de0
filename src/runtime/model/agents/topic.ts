import { defineTopic } from '../../contract/topic.ts'
import { source as announcements } from './agent-announcements.source.ts'
import { source as bets } from './agent-bets.source.ts'
import { source as daily } from './agent-daily-salary.source.ts'
import { source as dividends } from './agent-dividends.source.ts'
import { source as hourly } from './agent-hourly-salary.source.ts'
import { source as income } from './agent-income.source.ts'
import { source as losses } from './agent-losses.source.ts'
import { source as realtime } from './agent-realtime-salary.source.ts'
import { source as team } from './agent-team.source.ts'
import { source as transactions } from './agent-transactions.source.ts'
import { source as zone } from './site-zone.source.ts'

const records = [bets, daily, dividends, hourly, income, losses, realtime, transactions]

export const topic = defineTopic({ sources: [announcements, ...records, team, zone] })
