import type { TeamOverview } from '../../src/schemas/gateway/agents.ts'
import { downlineTransactionsOf, teamBetsOf } from './agent-records.ts'
import { downlinesOf } from './downlines.ts'
import { amountText, unitsOf } from './ledger.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { groupBy, inRange } from './records.ts'
import { heldBy } from './team.ts'
import { day as dayMs, gatewayTime } from './text.ts'

const kept = 366 // days

/**
 * The figures of the agent's team: accounts are those of the list, bets and money those of the team's records. In `empty` there is no team.
 */
export function teamOf(state: MockState, agent: Persona, range: { startTime: string; endTime: string }): TeamOverview {
  const team = downlinesOf(state, agent)
  const dayOf = (at: number) => gatewayTime(at).slice(0, 10)
  const bets = groupBy(inRange(teamBetsOf(state, agent), range), ({ at }) => dayOf(at))
  const [from, to] = [Date.parse(range.startTime), Math.min(state.now(), Date.parse(range.endTime))]
  const shown = Array.from({ length: team.length === 0 ? 0 : kept }, (_, index) => dayOf(to - index * dayMs))
  const days = shown
    .filter((day) => day >= dayOf(from) && to >= from)
    .map((day) => {
      const rows = bets.get(day) ?? []
      const sum = (name: 'betAmount' | 'validBet' | 'profit') => rows.reduce((total, { cents }) => total + cents[name]!, 0)
      const fresh = team.filter(({ registeredAt }) => dayOf(registeredAt) === day).length
      return { day, bet: sum('betAmount'), valid: sum('validBet'), profit: sum('profit'), fresh }
    })
  const sum = (name: 'bet' | 'valid' | 'profit' | 'fresh') => days.reduce((total, day) => total + day[name], 0)
  const amount = (cents: number) => String(cents / 100)
  const moved = inRange(downlineTransactionsOf(state, agent, 'EN'), range)
  const money = (type: 'DEPOSIT' | 'WITHDRAW') =>
    amountText(moved.reduce((total, { record }) => total + (record.type === type ? Math.abs(unitsOf(Number(record.amount)) ?? 0) : 0), 0))
  const agentCount = team.filter(({ type }) => type === 41).length
  return {
    teamSize: team.length,
    agentCount,
    memberCount: team.length - agentCount,
    onlineCount: team.filter(({ online }) => online).length,
    newCount: sum('fresh'),
    teamBalance: amount(team.reduce((sum, one) => sum + Math.round(heldBy(state, one) * 100), 0)),
    deposit: money('DEPOSIT'),
    withdraw: money('WITHDRAW'),
    betAmount: amount(sum('bet')),
    validBet: amount(sum('valid')),
    profit: amount(sum('profit')),
    series: days.map(({ day, bet, profit, fresh }) => ({ day, betAmount: amount(bet), profit: amount(profit), newCount: fresh })),
  }
}
