import { attach, createEffect, sample } from 'effector'

import { compareAmounts, productOf } from '../../../schemas/amounts.ts'
import type { RedeemRecord, RedeemRecords } from '../../../schemas/gateway/points.ts'
import type { MoneyAction } from '../../../schemas/intents.ts'
import { listRedeemRecords } from '../../gateway/endpoints/points/list-redeem-records.ts'
import { accountChanged } from '../forms/account-forms.ts'
import { newestOf } from '../funds/history.ts'
import { wantsPassword } from '../funds/withdraw.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import type { MoneyCallUnits } from '../money-calls/money-call.ts'
import type { Evidence } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { memo } from '../../../rules/memo.ts'
import { balance } from '../wallet/balance.ts'
import { points } from './points.ts'

/** A record of the redeem history, as evidence that points were taken. */
export type Booked = Evidence & { record: RedeemRecord }

/** What a request looks like in the history: `points` are all that it takes. The type tells an item from a conversion. */
export type Trace = { type: string; quantity: number; points: string }

const types: readonly string[] = ['CHIP', 'GIFT', 'SERVICE']
export const conversion = 'MONEY' // our name for the type in a trace: the gateway's name is not known

const newestFx = attach({
  source: $platform,
  mapParams: (_: void, { clock }) => newestOf(clock.now()),
  effect: endpointFx(listRedeemRecords),
})
/** The newest records of the history. */
export const bookedFx = createEffect(async (): Promise<readonly Booked[]> => bookedIn(await newestFx()))

const bookedIn = memo(({ content }: RedeemRecords): readonly Booked[] =>
  content.map((record) => ({ reference: record.transactionReferenceNumber, record })),
)

/**
 * Whether a new record is what a request asked for. Names are in the language of the question, so they are not compared; a record that fits
 * too well is a smaller mistake than one that is missed, after which points would be taken twice.
 */
export function isTrace({ record }: Booked, { type, quantity, points: taken }: Trace): boolean {
  const isItem = types.includes(record.type)
  if (type === conversion) return !isItem && fits(record, taken)
  if (isItem && types.includes(type) && record.type !== type) return false
  return record.quantity === quantity && fits(record, taken)
}

/** The points of a record: what it changed, or what it required for one or for all. */
function fits({ changedPoints, pointsRequirement, quantity }: RedeemRecord, taken: string): boolean {
  const all = [changedPoints.replace('-', ''), pointsRequirement, productOf(pointsRequirement, quantity)]
  return all.some((each) => compareAmounts(each, taken) === 0)
}

type Watched = Pick<MoneyCallUnits<never, unknown, Evidence>, 'checked' | 'cleared' | 'moved' | 'state'>

/** A call is asked after and forgotten as the player says; points, money and both records are read again once it was
 * booked. */
export function followed(call: Watched, action: MoneyAction): void {
  const of = (kind: 'check-money' | 'clear-money') =>
    sample({ clock: intentOf(kind), filter: (intent) => intent.action === action, fn: () => undefined })
  sample({ clock: of('check-money'), target: [call.checked, points.refreshed] })
  sample({ clock: of('clear-money'), target: call.cleared })
  sample({ clock: call.moved, target: [points.refreshed, balance.refreshedAll] })
  // The transaction password that was missing has been set: nothing stands against another try
  sample({ clock: accountChanged, source: call.state, filter: wantsPassword, fn: () => undefined, target: call.cleared })
  for (const record of ['records.points-redeems', 'records.points-details'])
    sample({ clock: call.moved, fn: () => record, target: recordChanged })
}
