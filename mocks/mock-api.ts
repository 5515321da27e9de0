import { getResponse, http } from 'msw'
import type { HttpHandler } from 'msw'

import { answer, failure } from './answer.ts'
import { withFault } from './fault.ts'
import type { Fault } from './fault.ts'
import { refuse } from './mock.ts'
import type { Mock } from './mock.ts'
import { readChoice } from './scenarios.ts'
import type { Choice } from './scenarios.ts'
import { createMockState } from './state/create-mock-state.ts'
import type { MockState } from './state/mock-state.ts'

/** Every mock, found by its file: one endpoint each. */
export const mocks: readonly Mock[] = Object.values(import.meta.glob<Mock>('./handlers/*/*.ts', { eager: true, import: 'handler' }))

export type MockApi = {
  /** For msw: one handler per endpoint, then those for unknown paths and wrong methods. */
  handlers: HttpHandler[]
  /** The reply to a call of the gateway, faults applied; `undefined` for any other address. */
  answer: (request: Request) => Promise<Response | undefined>
  /** `usual`, or with variants `usual+rng-3+fish-first`; `false` when it is not known. Creates its state anew. */
  setScenario: (text: string) => boolean
  setFaults: (faults: readonly Fault[]) => void
  state: () => MockState
}

export type MockOptions = { scenario?: string; seed?: string; now?: () => number; state?: MockState }

/** A mock with a state of its own, or one that goes on from a given `state`. `now` gives milliseconds since 1970. */
export function createMockApi({ scenario = 'usual', seed = 'foyer', now = Date.now, state: given }: MockOptions = {}): MockApi {
  const choice = readChoice(scenario)
  if (!choice) throw new Error(`There is no scenario "${scenario}"; mocks/scenarios.ts lists them`)
  let state = given ?? create(choice)
  let faults: readonly Fault[] = []

  function create(next: Choice): MockState {
    return createMockState(next, { seed, now })
  }
  const known = mocks.map((mock) =>
    http[methods[mock.endpoint.method]](`*${mock.endpoint.path}`, ({ request }) => answer(mock, state, request)),
  )
  const unknown = ['*/wps/*', '*/lgw/*', '*/lotto/*'].map((pattern) =>
    http.all(pattern, ({ request }) => {
      const { pathname } = new URL(request.url)
      return mocks.some((mock) => pathname.endsWith(mock.endpoint.path))
        ? failure(refuse('METHOD_NOT_ALLOWED', 'This call has another method'))
        : failure(refuse('NOT_FOUND', 'There is no such call'))
    }),
  )
  const handlers = [...known, ...unknown]
  return {
    handlers,
    answer: (request) =>
      withFault(
        faults.find((fault) => new URL(request.url).pathname.startsWith(fault.path)),
        () => getResponse(handlers, request),
      ),
    setScenario(text) {
      const next = readChoice(text)
      if (next) state = create(next)
      return next !== undefined
    },
    setFaults: (next) => void (faults = next),
    state: () => state,
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
