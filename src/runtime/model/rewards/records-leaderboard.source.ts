import type { LeaderRows } from '../../../schemas/gateway/rewards.ts'
import { listMissionLeaders } from '../../gateway/endpoints/rewards/list-mission-leaders.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage } from '../records/whole-page.ts'
import { callOf } from '../requests/call.ts'
import { keyOfPeriod, ranking } from './missions.ts'
import { contract } from './records-leaderboard.contract.ts'

const ask = callOf(listMissionLeaders)
type Asked = Readonly<Record<string, string | number>>

export const source = createRecordSource(contract, {
  ask: async (asked: Asked) => pageOf(await ask(paramsOf(asked))),
  key: 'place', // several players may have one rank
  isWhole: true,
  shared: { resource: ranking, paramsOf: (asked) => ({ ...paramsOf(asked), record: contract.name }), keyOf: keyOfPeriod, pageOf },
})

function paramsOf({ periodType }: Asked): { periodType?: string } {
  return periodType === undefined ? {} : { periodType: String(periodType) }
}

/** By rank; rows without one are left out. */
function pageOf({ list }: LeaderRows) {
  const ranked = list.filter(({ rank }) => rank >= 1).toSorted((one, other) => one.rank - other.rank)
  return wholePage(ranked.map(({ me, ...row }, index) => ({ place: index + 1, ...row, ...(me && { me: 'true' }) })))
}
