import type { PointsBalance, PointsConfig, RedeemRecord } from '../../../schemas/gateway/points.ts'
import type { Redeemed } from '../../../schemas/nouns/points.ts'
import { readPointsConfig } from '../../gateway/endpoints/points/read-points-config.ts'
import { readPoints } from '../../gateway/endpoints/points/read-points.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'

export const key = 'all'

// What we know
export const points = createResource<void, PointsBalance>({ name: 'points', ask: callOf(readPoints), keyOf: () => key, session: 'real' })
export const config = createResource<void, PointsConfig>({
  name: 'points-config',
  ask: callOf(readPointsConfig),
  keyOf: () => key,
  session: 'real',
})
/** The points that are known; none while they are not. */
export const $points = points.known.map(({ entries }) => {
  const entry = entries[key]
  return entry?.status === 'ready' ? entry.value.points : null
})

/** What was booked, as it is shown. */
export const redeemedOf = memo((record: RedeemRecord): Redeemed => {
  const { transactionReferenceNumber: reference, name, quantity, changedPoints, status, paidAmount, redeemAmount } = record
  const paid = paidAmount ?? redeemAmount
  return { reference, name, quantity, points: changedPoints.replace('-', ''), status, ...(paid !== undefined && { paid }) }
})
