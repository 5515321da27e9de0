import { hash } from '../artwork/random.ts'
import type { TeamOverview } from '../../src/schemas/gateway/agents.ts'
import { downlinesOf } from './downlines.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { heldBy } from './team.ts'
import { day as dayMs, gatewayTime } from './text.ts'

const kept = 366 // days

/** The figures of the agent's team: accounts are those of the list, each day has its own, totals are sums. In `empty` there is no team. */
export function teamOf(state: MockState, agent: Persona, range: { startTime: string; endTime: string }): TeamOverview {
  const { account } = agent
  const { scenario } = state.choice
  const team = downlinesOf(state, agent)
  const dayOf = (at: number) => gatewayTime(at).slice(0, 10)
  const [from, to] = [Date.parse(range.startTime), Date.parse(range.endTime)]
  const about = (name: string, least: number, most: number) =>
    least + ((hash(`${state.seed}/${account}/${name}`) >>> 0) % (most - least + 1))
  const some = scenario === 'empty' ? 0 : scenario === 'sparse' ? 1 : kept
  const days = Array.from({ length: some }, (_, index) => state.now() - index * dayMs)
    .filter((at) => at >= from - dayMs && at <= to + dayMs)
    .map(dayOf)
    .filter((day) => Date.parse(`${day}T12:00:00+08:00`) >= from && Date.parse(`${day}T12:00:00+08:00`) <= to)
    .map((day) => ({
      day,
      bet: about(`bet ${day}`, 900_000, 4_200_000),
      profit: about(`profit ${day}`, -400_000, 300_000),
      deposit: about(`deposit ${day}`, 200_000, 900_000),
      withdraw: about(`withdraw ${day}`, 100_000, 700_000),
      fresh: team.filter(({ registeredAt }) => dayOf(registeredAt) === day).length,
    }))
  const sum = (name: 'bet' | 'profit' | 'deposit' | 'withdraw' | 'fresh') => days.reduce((total, day) => total + day[name], 0)
  const amount = (cents: number) => String(cents / 100)
  const agentCount = team.filter(({ type }) => type === 41).length
  return {
    teamSize: team.length,
    agentCount,
    memberCount: team.length - agentCount,
    onlineCount: team.filter(({ online }) => online).length,
    newCount: sum('fresh'),
    teamBalance: amount(team.reduce((sum, one) => sum + Math.round(heldBy(state, one) * 100), 0)),
    deposit: amount(sum('deposit')),
    withdraw: amount(sum('withdraw')),
    betAmount: amount(sum('bet')),
    validBet: amount(Math.floor(sum('bet') * 0.96)),
    profit: amount(sum('profit')),
    series: days.map(({ day, bet, profit, fresh }) => ({ day, betAmount: amount(bet), profit: amount(profit), newCount: fresh })),
  }
}
