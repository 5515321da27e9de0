import { isFault } from './fault.ts'
import { createMockApi } from './mock-api.ts'
import type { MockOptions } from './mock-api.ts'
import { mockPage } from './pages.ts'
import { createPictures } from './pictures.ts'
import { scenarios } from './scenarios.ts'
import { moveFunds } from './state/ledger.ts'
import type { MockState } from './state/mock-state.ts'
import { moveRedeems } from './state/points.ts'
import { placeBets } from './state/records.ts'
import { day } from './state/text.ts'

export type MockGateway = {
  /** The reply to a call under /wps, /lgw or /lotto, to `POST /__mock`, or to a page under /mock; `undefined` for any other address. */
  answer: (request: Request) => Promise<Response | undefined>
  /** A drawn picture by its path, `/img/…svg`, as SVG text. */
  art: (path: string) => string | undefined
  /** `usual`, or with variants `usual+rng-3`; `false` when it is not known. */
  setScenario: (text: string) => boolean
  /** Applies an order of `POST /__mock`: `{ scenario?, variant?, faults?, bets?, due? }`. Returns what is wrong with it, or `undefined`. */
  control: (body: unknown) => string | undefined
  /** Its state now, from which another one may go on. */
  state: () => MockState
}

const mostBets = 100 // of one order

/** Replaces the gateway when none is configured: one mock and its pictures. */
export function createMockGateway(options: MockOptions = {}): MockGateway {
  const api = createMockApi(options)
  const art = createPictures(api.state)

  function control(body: unknown): string | undefined {
    if (typeof body !== 'object' || body === null) return 'Send an object'
    // names that may be there
    const { scenario, variant, faults, bets, due } = {
      scenario: undefined,
      variant: undefined,
      faults: undefined,
      bets: undefined,
      due: undefined,
      ...body,
    } as Record<string, unknown>
    if (faults !== undefined && (!Array.isArray(faults) || !faults.every(isFault)))
      return 'A fault is { "path": "/wps/…", "mode": "500" }, or 401, 403, 429, empty, html, cut, nulls, offline, slow:2000'
    if (bets !== undefined && !(Number.isInteger(bets) && Number(bets) >= 1 && Number(bets) <= mostBets))
      return `Bets are a number from 1 to ${mostBets}`
    if (due !== undefined && due !== 'now' && due !== 'tomorrow') return 'What waits can be due "now" or "tomorrow"'
    if (scenario !== undefined || variant !== undefined) {
      const text = [
        typeof scenario === 'string' ? scenario : api.state().choice.scenario,
        ...(typeof variant === 'string' ? variant.split('+') : []),
      ].join('+')
      if ((scenario !== undefined && typeof scenario !== 'string') || !api.setScenario(text))
        return `The scenarios are ${scenarios.join(', ')}; mocks/scenarios.ts lists the variants`
    }
    if (faults !== undefined) api.setFaults(faults)
    const { now } = api.state()
    placeBets(api.state(), Number(bets ?? 0))
    if (due !== undefined) for (const move of [moveFunds, moveRedeems]) move(api.state(), due === 'now' ? now() : now() + day)
    return undefined
  }

  return {
    async answer(request) {
      if (request.method === 'POST' && new URL(request.url).pathname === '/__mock') {
        const problem = control(await request.json().catch(() => undefined))
        return problem === undefined
          ? Response.json({ scenario: api.state().choice })
          : Response.json({ code: 'bad-request', error: problem }, { status: 400 })
      }
      const page = request.method === 'GET' ? mockPage(new URL(request.url), api.state()) : undefined
      return page ?? api.answer(request)
    },
    art,
    setScenario: api.setScenario,
    control,
    state: api.state,
  }
}
