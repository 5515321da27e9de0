import type { Hono } from 'hono'

import { documentRoutes } from './document-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import type { Editing } from './edit-request.ts'

/** Reading and writing of documents and drafts, behind the guard of the editing side. */
export function editingRoutes(app: Hono, editing: Editing) {
  draftRoutes(app, editing)
  documentRoutes(app, editing)
}
