import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { MockGateway } from '../../mocks/server.ts'
import { refusalOf } from './edit-guard.ts'

export type Mock = Pick<MockGateway, 'answer' | 'art' | 'control'>

/** Routes that exist only where the server answers from the mock world. */
export function mockRoutes(app: Hono, mock: Mock, editHosts: readonly string[]) {
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(
      path,
      async (context) =>
        (await mock.answer(context.req.raw)) ??
        context.json({ success: false, errorCode: 'NOT_FOUND', message: 'There is no such call' }, 404),
    )
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
  const small = bodyLimit({ maxSize: 16_384, onError: (context) => context.json({ error: 'Send at most 16 KiB' }, 413) })
  app.post('/__mock', small, async (context) => {
    const refused = refusalOf(context, editHosts)
    if (refused !== undefined) return context.json({ error: refused }, 403)
    const body: unknown = await context.req.json().catch(() => undefined)
    const problem = mock.control(body)
    return problem === undefined ? context.json({ done: true }) : context.json({ error: problem }, 400)
  })
}
