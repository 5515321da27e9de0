import { attach, scopeBind } from 'effector'
import type { Effect } from 'effector'

import { encryptWith } from '../requests/encrypting.ts'
import { $info } from '../context/site.ts'

/** A request with the transaction password, which is encrypted before anything is sent. */
export function withPassword<Params extends { password: string }, Sent extends object, Value>(
  callFx: Effect<Sent & { paymentPassword: string }, Value>,
  sentOf: (params: Params) => Sent,
): Effect<Params, Value> {
  return attach({
    source: $info,
    effect: async (info, params: Params): Promise<Value> => {
      const call = scopeBind(callFx, { safe: true })
      return call({ ...sentOf(params), paymentPassword: await encryptWith(info?.encryption).field(params.password) })
    },
  }) as Effect<Params, Value> // `attach` writes Awaited<Value>, and no value of the gateway is a promise
}
