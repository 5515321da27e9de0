import { createMockApi } from '../../mocks/mock-api.ts'
import type { MockState } from '../../mocks/state/mock-state.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import { withRegistration } from './registration.ts'

/** A captcha as a data address; undefined for anything else, or for one that this mock does not know. */
function puzzlePicture(path: string, state: MockState): string | undefined {
  const [, id = ''] = /^\/img\/captcha\/([\w-]+)\.svg$/.exec(path) ?? []
  const answer = state.puzzles.captchas.get(id)?.answer
  if (answer === undefined) return undefined
  const letters = [...answer]
    .map((letter, index) => `<text x="${18 + index * 26}" y="${30 + (index % 2) * 6}" rotate="${index % 2 ? 12 : -12}">${letter}</text>`)
    .join('')
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="132" height="48">',
    '<rect width="132" height="48" fill="#efe9ff"/>',
    `<g font-family="monospace" font-size="28" font-weight="700" fill="#3a2a66">${letters}</g></svg>`,
  ]
  return `data:image/svg+xml,${encodeURIComponent(picture.join(''))}`
}

/** Calls of the gateway, as the portal makes them. Everything else is the page's own: words, icons, pictures. */
const gatewayPath = /^\/(?:wps|lgw|lotto)(?:\/|$)/

export type FrameNetwork = {
  fetch: (input: string, init?: RequestInit) => Promise<Response>
  /** The same answer for the editor itself: it is no call of the page, and does not count. */
  ask: (input: string, init?: RequestInit) => Promise<Response>
  /** Calls answered so far, and the bytes of their replies. */
  answered: () => { requests: number; bytes: number }
}

/**
 * The gateway of one preview: its own mock, with the faults, registration settings and status. A slider would stand
 * between an operator and every form, so a login needs none.
 */
export function frameNetwork(viewSettings: FrameViewSettings, now: () => number): FrameNetwork {
  const scenario = viewSettings.status === '1' ? 'maintenance' : viewSettings.status === '2' ? 'blocked' : viewSettings.data
  const mock = createMockApi({ scenario: `${scenario}+no-slider`, now })
  mock.setFaults(viewSettings.faults)
  let requests = 0
  let bytes = 0
  async function answer(request: Request): Promise<{ text: string; status: number; headers: Headers }> {
    const reply = await mock.answer(request)
    if (!reply || reply.type === 'error') throw new TypeError('Nobody answers') // as a browser does without a connection
    const text = drawn(withRegistration(new URL(request.url).pathname, await reply.text(), viewSettings.registration), mock.state())
    return { text, status: reply.status, headers: reply.headers }
  }
  return {
    async fetch(input, init) {
      const { text, ...reply } = await answer(new Request(input, init))
      requests += 1
      bytes += text.length
      return new Response(text, reply)
    },
    async ask(input, init) {
      const { text, ...reply } = await answer(new Request(input, init))
      return new Response(text, reply)
    },
    answered: () => ({ requests, bytes }),
  }
}

/**
 * Puts a frame's gateway in front of the page's fetch: no call of a preview may reach a real one.
 */
export function guardFetch(
  current: () => FrameNetwork | undefined,
  page: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!gatewayPath.test(url.pathname)) return page(input, init)
    const network = current()
    if (!network) throw new TypeError('Nobody answers')
    return network.fetch(
      url.href,
      input instanceof Request ? { method: input.method, headers: input.headers, body: (await input.text()) || null } : init,
    )
  }
}

/** Pictures of the mock come from where the server always draws them; those of a puzzle are known to this mock alone. */
function drawn(text: string, state: MockState): string {
  return text.replaceAll(
    /(["' (])\/img\/((?:captcha|slider)\/[\w-]+\.svg)?/g,
    (_, before: string, puzzle?: string) =>
      before + (puzzle === undefined ? '/preview/img/' : (puzzlePicture(`/img/${puzzle}`, state) ?? `/preview/img/${puzzle}`)),
  )
}
