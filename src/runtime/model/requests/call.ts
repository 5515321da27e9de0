import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Effect } from 'effector'

import type { Gateway } from '../../gateway/client.ts'
import type { Endpoint, Params, Value } from '../../gateway/endpoint.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { $language } from '../facts/preferences.ts'
import { $merchant, $merchantCode } from '../site/site.ts'
import { $token } from '../session/token.ts'

const unset: Gateway = { call: () => Promise.reject(new Error('The portal has no gateway. Fork its scope with a value for $gateway.')) }

export type { CallContext, Gateway } from '../../gateway/client.ts'

// What may happen
/** A call failed, whoever asked. `token` is the one it was sent with. */
export const callFailed = createEvent<{ endpoint: string; failure: Failure; token: string | null }>()

// What we know
export const $gateway = createStore<Gateway>(unset)
const $context = combine({ gateway: $gateway, token: $token, language: $language, merchant: $merchant, merchantCode: $merchantCode })

type Call = { endpoint: Endpoint<any, any, any>; params: unknown; token: string | null; send: () => Promise<unknown> }

// How it changes
const callFx = createEffect(({ send }: Call) => send())
sample({
  clock: callFx.fail,
  fn: ({ params, error }) => ({ endpoint: params.endpoint.name, failure: failureOf(error), token: params.token }),
  target: callFailed,
})

/** An effect that makes one call: it takes the endpoint's own parameters and adds the session and the language. */
export function endpointFx<E extends Endpoint<any, any, any>>(endpoint: E): Effect<Params<E>, Value<E>> {
  return attach({
    source: $context,
    mapParams: (params: Params<E>, { gateway, token, ...site }): Call => {
      const sent = endpoint.token === 'no' ? null : token
      return {
        endpoint,
        params,
        token: sent,
        send: () => gateway.call(endpoint, params, { ...site, ...(sent === null ? {} : { token: sent }) }),
      }
    },
    effect: callFx,
  }) as Effect<Params<E>, Value<E>> // the type of callFx does not name the endpoint's value
}

/** Why a call failed. What was thrown by a mistake of ours counts as no answer. */
export function failureOf(error: unknown): Failure {
  return error instanceof GatewayError ? error.failure : { kind: 'offline' }
}
