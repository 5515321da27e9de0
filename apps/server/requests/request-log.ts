import type { Context, Next } from 'hono'

import { areaOf } from './request-area.ts'

/**
 * Prints a line of JSON for each request: `time` (ISO 8601), `method`, `host`, `path`, `area`, `status`, `ms` until the headers were sent.
 * The query and the visitor's address are left out: tokens come in the one, and the other is personal.
 */
export function requestLog(print: (line: string) => void, now: () => number = Date.now) {
  return async (context: Context, next: Next) => {
    const started = now()
    try {
      await next()
    } finally {
      const { method, path } = context.req
      print(
        JSON.stringify({
          time: new Date(started).toISOString(),
          method,
          host: context.req.header('Host') ?? '',
          path: path.slice(0, 500),
          area: areaOf(path),
          status: context.res.status,
          ms: now() - started,
        }),
      )
    }
  }
}
