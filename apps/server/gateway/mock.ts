import type { Hono } from 'hono'

import type { MockGateway } from '../../../mocks/server.ts'
import { crossSiteRefusal, refusalOf } from '../editing/edit-guard.ts'
import { fail } from '../editing/edit-responses.ts'
import type { OnceOnly } from './once-only.ts'
import { callLimit, readBytes, tooLargeCall } from '../requests/request-body.ts'

const mostControl = 16_384 // bytes

export type Mock = Pick<MockGateway, 'answer' | 'art' | 'control'>

/** Routes that exist only where the server answers from the mock gateway. */
export function mockRoutes(app: Hono, mock: Mock, editHosts: readonly string[], once: OnceOnly) {
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/mock/*', '/img/*'])
    app.use(path, (context, next) => (isDecodable(context.req.path) ? next() : Promise.resolve(context.json(undecodable, 400))))
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(path, async (context) => {
      const missing = { success: false, errorCode: 'NOT_FOUND', message: 'There is no such call' }
      return once(context.req.raw, undefined, async (request) => {
        const whole = await wholeRequest(request)
        return whole instanceof Response ? whole : ((await mock.answer(whole)) ?? context.json(missing, 404))
      })
    })
  }
  app.get('/mock/*', async (context) => (await mock.answer(context.req.raw)) ?? context.text('Not found', 404))
  app.get('/img/*', (context) => {
    const svg = mock.art(context.req.path)
    if (svg === undefined) return context.text('Not found', 404)
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
  app.post('/__mock', async (context) => {
    const refused = refusalOf(context, editHosts) ?? crossSiteRefusal(context)
    if (refused !== undefined) return fail(context, 403, refused)
    const bytes = await readBytes(context.req.raw, mostControl).catch(() => 'broken' as const)
    if (!bytes) return fail(context, 413, 'Send at most 16 KiB.')
    const problem = mock.control(bytes === 'broken' ? undefined : jsonOf(bytes))
    return problem === undefined ? context.json({ done: true }) : fail(context, 400, problem)
  })
}

/** A call with its body read as far as a call may send, or the refusal: a handler would read all of it into memory. */
async function wholeRequest(request: Request): Promise<Request | Response> {
  if (!request.body) return request
  const most = callLimit(request.headers.get('content-type'))
  const bytes = await readBytes(request, most).catch(() => new Uint8Array()) // cut off: nobody waits for the answer
  if (!bytes) return tooLargeCall(most)
  const { method, headers, url, signal } = request
  return new Request(url, { method, headers, signal, body: bytes as Uint8Array<ArrayBuffer> })
}

const undecodable = { success: false, errorCode: 'PARAM_INVALID', message: 'The address has a percent sign that encodes nothing' }

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' // the build removes a call whose result is not used, and the error with it
  } catch {
    return false
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
