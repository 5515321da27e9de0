import type { Hono } from 'hono'

import type { MockGateway } from '../../mocks/server.ts'

export type Mock = Pick<MockGateway, 'answer' | 'art' | 'control'>

/** Routes that exist only where the server answers from the mock world. */
export function mockRoutes(app: Hono, mock: Mock) {
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
  app.post('/__mock', async (context) => {
    const origin = context.req.header('Origin')
    if (origin !== undefined && origin !== new URL(context.req.url).origin) return context.json({ error: 'Ask from this origin' }, 403)
    const body: unknown = await context.req.json().catch(() => undefined)
    const problem = mock.control(body)
    return problem === undefined ? context.json({ done: true }) : context.json({ error: problem }, 400)
  })
}
