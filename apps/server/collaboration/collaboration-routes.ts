import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id, kinds } from '../../../src/schemas/documents.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import { brandsRefusal, maySee, operatorId, operatorName } from '../operators/access.ts'
import type { Releases } from '../releases/releases.ts'
import { numberIn, readBody } from '../releases/write-requests.ts'
import type { Comment } from './comment-store.ts'

const longestText = 2_000
const mostOfDocument = 500
/** A tab says where it is every 15 s at least; one that was not heard of for longer is closed, or has no network. */
const presentMs = 40_000

const DocumentName = z.string().check(z.regex(new RegExp(`^(?:${kinds.join('|')})/[a-z0-9-]{1,64}$`)))
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestText))
const CommentBody = z.strictObject({
  brand: z.string(),
  document: DocumentName,
  node: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  parent: z.optional(z.int()),
  text: Text,
})
const ChangeBody = z.strictObject({ text: z.optional(Text), resolved: z.optional(z.boolean()) })
const PresenceBody = z.strictObject({
  tab: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  brand: z.string(),
  draft: Id,
  document: DocumentName,
  node: z.nullable(z.string().check(z.maxLength(200))),
})

/**
 * What operators say to each other of documents and blocks, and who is editing what. A comment belongs to the document of a brand, not to a
 * draft: it is there until somebody resolves it.
 */
export function collaborationRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, layouts, now } = editing
  const comments = () => releases.store().comments

  app.get('/api/comments', (context) =>
    stored(context, editing, async () => {
      const brand = context.req.query('brand')
      const brands = [baseBrand, ...(brand === undefined ? layouts.brands().filter(maySee(context)) : [brand])]
      return context.json({ comments: (await comments().list(brands)).map((one) => shown(context, one)) })
    }),
  )

  app.post('/api/comments', (context) =>
    stored(context, editing, async () => {
      const body = await readBody(context, CommentBody)
      if (body instanceof Response) return body
      const { brand, document, node = null, parent = null, text } = body.value
      if (brand !== baseBrand && !layouts.brands().includes(brand)) return fail(context, 422, `There is no brand "${brand.slice(0, 80)}".`)
      const refusal = commentRefusal(context, brand)
      if (refusal) return refusal
      const first = parent === null ? undefined : await comments().read(parent)
      if (parent !== null && (!first || first.parent !== null || first.brand !== brand || first.document !== document))
        return fail(context, 422, 'The comment that this one answers is not there any more.')
      if ((await comments().count(brand, document)) >= mostOfDocument)
        return fail(context, 422, `A document has at most ${mostOfDocument} comments; delete some that are resolved.`)
      const at = new Date(now()).toISOString()
      const made = await comments().add({
        brand,
        document,
        parent,
        text,
        at,
        node: first ? first.node : node,
        author: operatorId(context),
        by: operatorName(context),
      })
      return context.json(shown(context, made), 201)
    }),
  )

  app.patch('/api/comments/:id', (context) =>
    stored(context, editing, async () => {
      const body = await readBody(context, ChangeBody)
      if (body instanceof Response) return body
      const comment = await commentOf(context)
      if (comment instanceof Response) return comment
      const { text, resolved } = body.value
      if (text !== undefined && !isOwn(context, comment)) return fail(context, 403, 'Only who has written a comment may change its text.')
      if (resolved !== undefined && comment.parent !== null)
        return fail(context, 422, 'An answer is resolved with the comment that it answers.')
      const at = new Date(now()).toISOString()
      const changed = await comments().change(comment.id, {
        ...(text !== undefined && { text, edited: at }),
        ...(resolved !== undefined &&
          (resolved ? { resolved: at, resolvedBy: operatorName(context) } : { resolved: null, resolvedBy: null })),
      })
      return changed ? context.json(shown(context, changed)) : noComment(context)
    }),
  )

  app.delete('/api/comments/:id', (context) =>
    stored(context, editing, async () => {
      const comment = await commentOf(context)
      if (comment instanceof Response) return comment
      if (!isOwn(context, comment)) return fail(context, 403, 'Only who has written a comment may delete it. You may resolve it.')
      const answers = (await comments().list([comment.brand])).filter(({ parent }) => parent === comment.id)
      if (answers.some((one) => !isOwn(context, one))) return fail(context, 422, 'Others have answered this comment. You may resolve it.')
      await comments().remove(comment.id)
      return context.body(null, 204)
    }),
  )

  app.post('/api/presence', (context) =>
    stored(context, editing, async () => {
      const body = await readBody(context, PresenceBody)
      if (body instanceof Response) return body
      const refusal = brandsRefusal(context, body.value.brand === baseBrand ? [] : [body.value.brand])
      if (refusal) return refusal
      const seen = now()
      const others = await releases.store().presence.tell({ ...body.value, name: operatorName(context), seen }, seen - presentMs)
      const see = maySee(context)
      const present = others.filter(({ brand }) => brand === baseBrand || see(brand))
      return context.json({
        present: present.map(({ tab, name, brand, document, node }) => ({ tab, name, brand, document, node })),
        comments: await comments().state(),
      })
    }),
  )

  app.delete('/api/presence/:tab', (context) =>
    stored(context, editing, async () => {
      await releases.store().presence.leave(context.req.param('tab'))
      return context.body(null, 204)
    }),
  )

  async function commentOf(context: Context): Promise<Comment | Response> {
    const id = numberIn(context, 'id')
    const comment = id === undefined ? undefined : await comments().read(id)
    if (!comment) return noComment(context)
    return commentRefusal(context, comment.brand) ?? comment
  }
}

/** What all brands share is commented by whoever may edit one of them: nothing of it changes. */
function commentRefusal(context: Context, brand: string): Response | undefined {
  return brand === baseBrand ? undefined : brandsRefusal(context, [brand])
}

function noComment(context: Context): Response {
  return fail(context, 404, 'There is no such comment any more.')
}

/** Anybody at this machine is one person while there is no operator. */
function isOwn(context: Context, { author }: Comment): boolean {
  return author === operatorId(context)
}

function shown(context: Context, comment: Comment) {
  const { author: _, ...rest } = comment
  return { ...rest, own: isOwn(context, comment) }
}
