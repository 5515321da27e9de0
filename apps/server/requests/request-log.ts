import type { Context, Next } from 'hono'

import { areaOf, pathForLog } from './request-area.ts'

/**
 * Prints a line of JSON for each request: `time` (ISO 8601), `method`, `host`, `path`, `area`, `status`, `ms` until the headers were sent.
 * The query and the visitor's address are left out: tokens come in the one, and the other is personal. The token of a preview link is left
 * out of its path.
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
          path: pathForLog(path).slice(0, 500),
          area: areaOf(path),
          status: context.res.status,
          ms: now() - started,
        }),
      )
    }
  }
}
