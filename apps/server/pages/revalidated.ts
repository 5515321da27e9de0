import type { Context } from 'hono'

import { etagOf } from '../files/etag.ts'

/** A body that is asked for again each time and sent again only when it changed. `isOwn`: it is of this browser alone. */
export function revalidated(context: Context, body: string, type: string, isOwn = false): Response {
  const etag = `W/${etagOf(body)}`
  context.header('Cache-Control', isOwn ? 'private, no-cache' : 'no-cache')
  if (isOwn) context.header('Vary', 'Cookie')
  context.header('ETag', etag)
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304)
  return context.body(body, 200, { 'Content-Type': type })
}
