import { createMockGateway } from '../../../mocks/server.ts'
import { createGateway } from '../../../src/runtime/gateway/client.ts'
import type { Clock } from '../../../src/runtime/platform/clock.ts'

/** A clock whose pauses between looks and retries are over at once; a call is still given up after its time. */
export const hasty: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = ms < 5_000 ? setTimeout(run, 0) : undefined // pauses between looks and retries, not timeouts
    return () => clearTimeout(timer)
  },
  every: () => () => {},
}

/** What may happen to a request: it never arrives, or it arrives and its answer is lost in one way or another. */
const losses = ['unsent', 'cut off', 'cut off', 'html', 'half', 'broken down', 'answered'] as const

/**
 * A gateway client before a mock of its own, between which requests and answers are lost at random.
 * @param isOnce tells the requests that must be booked once: most of them are lost
 * @param isHistory tells the questions to the history: one in five is lost
 * @returns the client; the mock; `lost`, what happened to which request; `booked`, the addresses of those that the mock has accepted
 */
export function lossyGateway(
  random: () => number,
  { isOnce, isHistory = () => false }: { isOnce: (request: Request) => boolean; isHistory?: (request: Request) => boolean },
) {
  const mock = createMockGateway()
  const lost: string[] = []
  const booked: string[] = []
  const lossOf = (request: Request) => {
    if (isOnce(request)) return losses[Math.floor(random() * losses.length)] ?? 'answered'
    return isHistory(request) && random() < 0.2 ? 'cut off' : 'answered'
  }
  const gateway = createGateway({
    origin: 'http://mock.test',
    clock: hasty,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const once = isOnce(request)
      const loss = lossOf(request)
      if (once && loss !== 'answered') lost.push(`${loss} ${request.url}`)
      if (loss === 'unsent') throw new TypeError('Failed to fetch')
      const response = await mock.answer(request)
      if (!response) throw new TypeError('Failed to fetch')
      const text = await response.text()
      if (once && text.includes('"success":true')) booked.push(request.url)
      if (loss === 'cut off') throw new TypeError('Failed to fetch')
      if (loss === 'html') return new Response('<h1>Bad gateway</h1>', { status: 502 })
      if (loss === 'broken down') return Response.json({ success: false, errorCode: 'INTERNAL', message: 'Oh' }, { status: 500 })
      return new Response(loss === 'half' ? text.slice(0, text.length / 2) : text, response)
    },
  })
  return { gateway, mock, lost, booked }
}
