import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Effect } from 'effector'

import type { Gateway } from '../../gateway/client.ts'
import type { Endpoint, Params, Value } from '../../gateway/endpoint.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { failureOfFile } from '../../platform/needed.ts'
import { $language } from '../context/preferences.ts'
import { $merchant, $merchantCode } from '../context/site.ts'
import { $token } from '../context/session.ts'

const unset: Gateway = { call: () => Promise.reject(new Error('The scope has no $gateway')) }

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

const endpointCallFx = attach({
  source: $context,
  mapParams: ({ endpoint, params }: { endpoint: Endpoint<any, any, any>; params: unknown }, { gateway, token, ...site }): Call => {
    const sent = endpoint.token === 'no' ? null : token
    return {
      endpoint,
      params,
      token: sent,
      // `callOf` and `endpointFx` give each endpoint its own parameters
      send: () => gateway.call(endpoint, params as never, { ...site, ...(sent === null ? {} : { token: sent }) }),
    }
  },
  effect: callFx,
})

/** A function that makes one call of an endpoint, for use in effects: it adds the session and the language of the effect's portal. */
export function callOf<E extends Endpoint<any, any, any>>(endpoint: E): (params: Params<E>) => Promise<Value<E>> {
  return (params) => endpointCallFx({ endpoint, params }) as Promise<Value<E>> // the type of callFx does not name the endpoint's value
}

/** An effect that makes one call: it takes the endpoint's own parameters and adds the session and the language. */
export function endpointFx<E extends Endpoint<any, any, any>>(endpoint: E): Effect<Params<E>, Value<E>> {
  return attach({ effect: endpointCallFx, mapParams: (params: Params<E>) => ({ endpoint, params }) }) as Effect<Params<E>, Value<E>>
}

/** Why a call failed. What was thrown by a mistake of ours counts as no answer. */
export function failureOf(error: unknown): Failure {
  return error instanceof GatewayError ? error.failure : failureOfFile(error)
}
