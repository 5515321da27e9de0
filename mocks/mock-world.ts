import { getResponse, http } from 'msw'
import type { HttpHandler } from 'msw'

import { answer, failure } from './answer.ts'
import { withFault } from './fault.ts'
import type { Fault } from './fault.ts'
import { refuse } from './mock.ts'
import type { Mock } from './mock.ts'
import { readChoice } from './scenarios.ts'
import type { Choice } from './scenarios.ts'
import { createWorld } from './world/world.ts'
import type { World } from './world/world.ts'

/** Every mock, found by its file: one endpoint each. */
export const mocks: readonly Mock[] = Object.values(import.meta.glob<Mock>('./handlers/*.ts', { eager: true, import: 'handler' }))

export type MockWorld = {
  /** For msw: one handler per endpoint, then those for unknown paths and wrong methods. */
  handlers: HttpHandler[]
  /** The reply to a call of the gateway, faults applied; `undefined` for any other address. */
  answer: (request: Request) => Promise<Response | undefined>
  /** `usual`, or with variants `usual+rng-3+fish-first`; `false` when it is not known. Starts that world afresh. */
  setScenario: (text: string) => boolean
  setFaults: (faults: readonly Fault[]) => void
  state: () => World
}

/** A world of its own: two of them never share state. `now` gives milliseconds since 1970. */
export function createMockWorld({
  scenario = 'usual',
  seed = 'foyer',
  now = Date.now,
}: { scenario?: string; seed?: string; now?: () => number } = {}): MockWorld {
  const choice = readChoice(scenario)
  if (!choice) throw new Error(`There is no scenario "${scenario}"; mocks/scenarios.ts lists them`)
  let world = create(choice)
  let faults: readonly Fault[] = []

  function create(next: Choice): World {
    return createWorld(next, { seed, now })
  }
  const known = mocks.map((mock) =>
    http[methods[mock.endpoint.method]](`*${mock.endpoint.path}`, ({ request }) => answer(mock, world, request)),
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
      if (next) world = create(next)
      return next !== undefined
    },
    setFaults: (next) => void (faults = next),
    state: () => world,
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
