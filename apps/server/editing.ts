import type { Hono } from 'hono'

import { documentRoutes } from './document-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { fail } from './edit-answers.ts'
import { refusalOf, strangerOf } from './edit-guard.ts'
import type { Editing } from './edit-request.ts'

const place = '/api/layouts/:brand'

/** Routes that only operators use: everything is behind the same wall, nothing of it is kept by a cache, and every error is one sentence. */
export function editingRoutes(app: Hono, editing: Editing) {
  for (const path of [`${place}/drafts/*`, `${place}/documents/*`]) {
    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store')
      context.header('Vary', 'Origin, Host')
      context.header('X-Content-Type-Options', 'nosniff')
      const refusal = refusalOf(context, editing.hosts) ?? strangerOf(context)
      return refusal === undefined ? next() : fail(context, 403, refusal)
    })
  }
  draftRoutes(app, editing)
  documentRoutes(app, editing)
  for (const [path, methods] of [
    [`${place}/drafts/:draft`, 'GET'],
    [`${place}/drafts/:draft/:kind/:id`, 'GET, PUT, DELETE'],
    [`${place}/documents/:kind/:id`, 'GET, PUT, DELETE'],
  ] as const) {
    app.all(path, (context) => {
      context.header('Allow', `${methods.replace('GET', 'GET, HEAD')}`)
      return fail(context, 405, `${context.req.method} is not known here; use ${methods}.`)
    })
  }
}
