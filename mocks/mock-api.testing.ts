import { expect } from 'vitest'

import { encryptField } from '../src/runtime/gateway/encryption.ts'
import type { Endpoint, Params } from '../src/runtime/gateway/endpoint.ts'
import { readSlider } from '../src/runtime/gateway/endpoints/session/read-slider.ts'
import { requestOf } from '../src/runtime/gateway/request.ts'
import { createMockApi } from './mock-api.ts'
import type { MockApi } from './mock-api.ts'
import { encryptionKey } from './state/site.ts'

/** The answer of a mock, as it goes over the wire. */
export type Told = { status: number; retryAfter: string | null; body: { success: boolean; value?: unknown; errorCode?: string } }

/** An encrypted field, as the client writes it. */
export const enc = (text: string) =>
  encryptField(text, { algorithm: 'AES-256-CBC', key: encryptionKey }, (count) => crypto.getRandomValues(new Uint8Array(count)))

/** The request that the client makes. */
export function requestFor(endpoint: Endpoint<any, any, any>, params: unknown, token?: string, language = 'EN'): Request {
  const { url, method, headers, body } = requestOf(
    'http://mock.test',
    endpoint,
    params,
    { language, merchant: 'foyer', merchantCode: 'foyer' },
    token,
  )
  return new Request(url, { method, headers, ...(body !== undefined && { body }) })
}

export async function tell(api: MockApi, request: Request): Promise<Told> {
  const response = await api.answer(request)
  if (!response) throw new Error(`nobody answers ${request.url}`)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() }
}

/** A mock with its own clock, and functions to call it. */
export function aMockApi(scenario = 'usual') {
  let now = Date.UTC(2026, 0, 15)
  const api = createMockApi({ scenario, now: () => now })

  const ask = <E extends Endpoint<any, any, any>>(endpoint: E, params?: Params<E>, token?: string) =>
    tell(api, requestFor(endpoint, params, token))

  /** The value of a call that must succeed. */
  const valueOf = async <E extends Endpoint<any, any, any>>(endpoint: E, params?: Params<E>, token?: string): Promise<any> => {
    const { body } = await ask(endpoint, params, token)
    expect(body).toMatchObject({ success: true })
    return body.value
  }

  /** The code of a call that must fail, and what it carries. */
  const refusalOf = async <E extends Endpoint<any, any, any>>(
    endpoint: E,
    params?: Params<E>,
    token?: string,
  ): Promise<[code: string | undefined, value?: unknown]> => {
    const { body } = await ask(endpoint, params, token)
    expect(body).toMatchObject({ success: false })
    return body.value === undefined ? [body.errorCode] : [body.errorCode, body.value]
  }

  /** The fields of a slider that was moved to its place, or so many pixels away from it. */
  const slid = async (off = 0): Promise<{ sliderId: string; sliderX: number } | object> => {
    const { sliderId } = await valueOf(readSlider)
    const slider = api.state().puzzles.sliders.get(sliderId)
    return slider ? { sliderId, sliderX: slider.x + off } : {}
  }

  /** Lets seconds pass. */
  const wait = (seconds: number) => void (now += seconds * 1000)
  return { api, ask, valueOf, refusalOf, slid, wait }
}
