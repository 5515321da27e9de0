import type { Hono } from 'hono'

/** The mock world as the server sees it, `mocks/server.ts`: answers calls of the gateway, draws pictures, changes its scenario. */
export type Mock = {
  answer: (request: Request) => Promise<Response | undefined>
  art: (path: string) => Promise<Response | string | undefined> | Response | string | undefined
  setScenario: (scenario: string) => boolean | void
}

/** Routes that exist only where the server answers from the mock world. */
export function mockRoutes(app: Hono, mock: Mock) {
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(path, async (context) => (await mock.answer(context.req.raw)) ?? context.json({ success: false, errorCode: 'NOT_FOUND', message: 'There is no such call' }, 404))
  }
  app.get('/img/*', async (context) => {
    const picture = await mock.art(context.req.path)
    if (picture === undefined) return context.text('Not found', 404)
    return typeof picture === 'string' ? context.body(picture, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' }) : picture
  })
  app.post('/__mock', async (context) => {
    const origin = context.req.header('Origin')
    if (origin !== undefined && origin !== new URL(context.req.url).origin) return context.json({ error: 'Ask from this origin' }, 403)
    const body: unknown = await context.req.json().catch(() => undefined)
    const scenario = typeof body === 'object' && body !== null && 'scenario' in body ? body.scenario : undefined
    if (typeof scenario !== 'string' || mock.setScenario(scenario) === false) return context.json({ error: 'Write {"scenario":"usual"}, or sparse, huge, empty, hostile, maintenance, blocked' }, 400)
    return context.json({ scenario })
  })
}
