import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id } from '../../../src/schemas/documents.ts'
import type { Editing } from '../editing/edit-request.ts'
import { fail, stored } from '../editing/edit-responses.ts'
import { brandsRefusal, operatorName } from '../operators/access.ts'
import type { LinkSource } from './link-store.ts'
import type { Releases } from './releases.ts'
import { noRelease } from './routes.ts'
import { numberIn, readBody } from './write-requests.ts'
import { folderOf, hashOf } from './tree.ts'

const dayMs = 86_400_000
const days = { usual: 7, most: 90 }

/** `until`: an instant with its offset. `brand`: whose portal is shown; that of the draft's own documents, else that of the address. */
const LinkBody = z.strictObject({ until: z.optional(z.string()), brand: z.optional(z.string()) })

/** Links to previews of drafts and releases, `/draft/<token>/…`, for people who may not edit: made, listed and revoked by operators. */
export function linkRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, layouts, now } = editing

  for (const path of ['/api/drafts/:draft/links', '/api/releases/:number/links']) {
    app.get(path, (context) =>
      stored(context, editing, async () => {
        const of = await sourceOf(context)
        // a draft in which nothing was changed has none
        if (of instanceof Response) return context.req.param('draft') === undefined ? of : context.json({ links: [] })
        const refusal = await foreignRefusal(context, of)
        if (refusal) return refusal
        const links = await (await releases.links()).list(of, new Date(now()).toISOString())
        return context.json({ links: links.map(({ id, brand, by, at, until }) => ({ id, brand, by, at, until })) })
      }),
    )

    app.post(path, (context) =>
      stored(context, editing, async () => {
        const of = await sourceOf(context)
        if (of instanceof Response) return of
        const body = await readBody(context, LinkBody)
        if (body instanceof Response) return body
        const at = now()
        const until = body.value.until === undefined ? at + days.usual * dayMs : Date.parse(body.value.until)
        if (!(until > at && until <= at + days.most * dayMs))
          return fail(context, 422, `"until" is an instant to come, such as 2026-12-24T18:00:00Z, at most ${days.most} days from now.`)
        const brand = body.value.brand ?? (await brandOf(of)) ?? editing.brandOf(context)
        if (!layouts.brands().includes(brand)) return fail(context, 422, `There is no brand "${brand.slice(0, 80)}" to show.`)
        const refusal = brandsRefusal(context, [brand]) ?? (await foreignRefusal(context, of))
        if (refusal) return refusal
        const token = randomBytes(32).toString('base64url')
        const link = {
          ...of,
          id: hashOf(token),
          brand,
          by: operatorName(context),
          at: new Date(at).toISOString(),
          until: new Date(until).toISOString(),
        }
        await (await releases.links()).add(link)
        return context.json({ token, id: link.id, brand, until: link.until }, 201)
      }),
    )

    // by its token, or by the id that the list has
    app.delete(`${path}/:token`, (context) =>
      stored(context, editing, async () => {
        const of = await sourceOf(context)
        if (of instanceof Response) return of
        const refusal = await foreignRefusal(context, of)
        if (refusal) return refusal
        const links = await releases.links()
        const token = context.req.param('token')
        const isRemoved = (await links.remove(of, hashOf(token))) || (await links.remove(of, token))
        return isRemoved ? context.body(null, 204) : fail(context, 404, 'There is no such link; it may have ended.')
      }),
    )
  }

  async function sourceOf(context: Context): Promise<LinkSource | Response> {
    const draft = context.req.param('draft')
    if (draft === undefined) {
      const release = numberIn(context, 'number')
      return release !== undefined && (await releases.store().read(release)) ? { draft: null, release } : noRelease(context)
    }
    const known = Id.safeParse(draft).success ? await (await releases.drafts()).read(draft) : undefined
    return known
      ? { draft, release: null }
      : fail(context, 404, 'Nothing was changed in this draft yet, so its preview would be what players see.')
  }

  /** Refuses those who may not edit what a draft has: of its shared documents, whoever may edit one of the brands that share them. */
  async function foreignRefusal(context: Context, { draft }: LinkSource): Promise<Response | undefined> {
    if (draft === null) return undefined
    const files = await (await releases.drafts()).files(draft)
    return brandsRefusal(context, new Set(files.map(({ path }) => folderOf(path)).filter((folder) => folder !== baseBrand)))
  }

  /** The brand of which a draft changes documents. */
  async function brandOf({ draft }: LinkSource): Promise<string | undefined> {
    if (draft === null) return undefined
    const files = await (await releases.drafts()).files(draft)
    return files.map(({ path }) => folderOf(path)).find((folder) => folder !== baseBrand)
  }
}
