import { combine, createEvent, sample } from 'effector'

import type { PointsConfig, RedeemRecord } from '../../../schemas/gateway/points.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import type { PointsConversion } from '../../../schemas/nouns/points.ts'
import { convertPoints } from '../../gateway/endpoints/points/convert-points.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { callNoun } from '../funds/refusals.ts'
import { withPassword } from '../funds/requests.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $symbol } from '../wallet/balance.ts'
import { bookedFx, conversion, followed, isTrace } from './history.ts'
import type { Booked, Trace } from './history.ts'
import { config, points, redeemedOf } from './points.ts'

// What may happen
/** A page offers to convert points. */
export const wanted = createEvent()
export const retried = createEvent()

type Request = Omit<Extract<Intent, { kind: 'convert' }>, 'kind'>
type State = CallState<RedeemRecord, Booked>

// What we know
export const call = createMoneyCall<Request, RedeemRecord, Trace, Booked>({
  name: 'convert',
  send: withPassword(endpointFx(convertPoints), ({ points: taken }: Request) => ({ points: taken })),
  traceOf: ({ points: taken }) => ({ type: conversion, quantity: 1, points: String(taken) }),
  history: bookedFx,
  isTrace,
})
export const $conversion = combine({ config: config.known, points: points.known, state: call.state, drafts: $drafts, symbol: $symbol })

// How it changes
sample({ clock: wanted, target: [config.wanted, points.wanted] })
sample({ clock: retried, target: [config.retried, points.retried] })
sample({
  clock: forRealAccounts(intentOf('convert')),
  fn: ({ points: taken, password }): Request => ({ points: taken, password }),
  target: call.asked,
})
followed(call, 'convert')

/** What the player may convert, with what became of the request. */
export const conversionOf = memo(
  ({ pointsRatio, minPoints, maxPoints }: PointsConfig, state: State, drafts: Drafts, own: Amount, currency: string): PointsConversion => {
    const booked = state.status === 'done' ? state.value : state.status === 'found' ? state.record.record : undefined
    return {
      currency,
      points: own,
      ratio: pointsRatio,
      min: String(Math.max(1, minPoints)),
      max: String(Math.max(0, maxPoints)),
      call: callNoun(state),
      ...(booked && { made: redeemedOf(booked) }),
      draft: draftIn(drafts, 'convert'),
    }
  },
)
