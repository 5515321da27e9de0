import type { Hono, MiddlewareHandler } from 'hono'

import { documentRoutes } from './document-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { fail } from './edit-responses.ts'
import { refusalOf, crossSiteRefusal } from './edit-guard.ts'
import type { Editing } from './edit-request.ts'

const place = '/api/layouts/:brand'

/** Routes for operators only: all behind the same guard and never cached, with one sentence per error. */
export function editingRoutes(app: Hono, editing: Editing) {
  for (const path of [`${place}/drafts/*`, `${place}/documents/*`, '/api/drafts', '/api/drafts/*']) {
    app.use(path, forOperators(editing.hosts))
  }
  draftRoutes(app, editing)
  documentRoutes(app, editing)
  for (const [path, methods] of [
    [`${place}/drafts/:draft`, 'GET'],
    [`${place}/drafts/:draft/:kind/:id`, 'GET, PUT, DELETE'],
    [`${place}/documents/:kind/:id`, 'GET, PUT, DELETE'],
    ['/api/drafts', 'GET'],
    ['/api/drafts/:draft/files/:path{.+}', 'GET, PUT, DELETE'],
  ] as const) {
    app.all(path, (context) => {
      context.header('Allow', `${methods.replace('GET', 'GET, HEAD')}`)
      return fail(context, 405, `${context.req.method} is not known here; use ${methods}.`)
    })
  }
}

/** Lets only those pass who may edit; what they get is kept by no cache. */
export function forOperators(hosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Origin, Host')
    context.header('X-Content-Type-Options', 'nosniff')
    const refusal = refusalOf(context, hosts) ?? crossSiteRefusal(context)
    return refusal === undefined ? next() : fail(context, 403, refusal)
  }
}
