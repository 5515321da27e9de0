import type { Context, Hono } from 'hono'

import { sentenceWithBrands, tellBrands } from '../../../src/authoring/release/brand-verdicts.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id } from '../../../src/schemas/documents.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import { endDrafts, endingDrafts } from './brand-drafts.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import { currentDocument } from './workspace-files.ts'
import { problemsOf } from './document-problems.ts'
import { conflict, fail, preconditionRequired, published } from './edit-responses.ts'
import { readAddress, filesFor } from './edit-request.ts'
import type { EditAddress, Editing } from './edit-request.ts'
import { etagOf, checkPreconditions, etagListIncludes } from '../files/etag.ts'
import { readText } from '../requests/request-body.ts'
import { askedFor } from '../releases/routes.ts'
import { operatorName, writeRefusal } from '../operators/access.ts'
import { singletonRefusal, textRefusal, removalRefusal } from './write-refusals.ts'

const single = '/api/layouts/:brand/documents/:kind/:id'

/** The documents of the layouts' folder: players get at once what is written here. */
export function documentRoutes(app: Hono, editing: Editing) {
  const { layouts, releases, build } = editing

  app.get(single, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const { file } = filesFor(editing, at.brand, at.name)
    if (!file) return fail(context, 404, `Neither ${at.brand} nor _base has ${at.name}; make it with PUT and If-None-Match: *.`)
    context.header('ETag', file.etag)
    context.header('Foyer-From', file.brand === at.brand ? 'brand' : 'base')
    if (etagListIncludes(context.req.header('If-None-Match') ?? '', file.etag)) return context.body(null, 304)
    return context.body(file.text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })

  app.put(single, async (context) => {
    const into = context.req.query('into')
    const draft = context.req.query('draft')
    if (into !== undefined && into !== 'own')
      return fail(
        context,
        400,
        '"into" can only be "own", for a copy in the brand\'s own folder; leave it out to change the document where it lies.',
      )
    if (!isDraft(draft)) return fail(context, 400, badDraft)
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const body = await readText(context.req.raw)
    if (!body.ok) return fail(context, body.status, body.error, body.status === 422 ? { diagnostics: [] } : {})
    const { text } = body
    return published(context, editing, () => put(context, at, text, { into, draft }))
  })

  async function put(
    context: Context,
    at: EditAddress,
    text: string,
    { into, draft }: { into: string | undefined; draft: string | undefined },
  ): Promise<Response> {
    layouts.scan()
    const { files, file } = filesFor(editing, at.brand, at.name)
    const current = currentDocument(undefined, file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), context.req.header('If-None-Match'), current?.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, text, current)

    const stays = file !== undefined && (into !== 'own' || file.brand === at.brand)
    const path = stays ? file.path : documentPath(at.brand, at.name)
    const refusal =
      textRefusal(text, at.name) ??
      singletonRefusal(at, files) ??
      (stays || !files.some((other) => other.path === path)
        ? undefined
        : { error: `${path} is another file already, so ${at.name} cannot be written there; move that file first.`, diagnostics: [] })
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    const foreign = writeRefusal(context, [path])
    if (foreign) return foreign
    const brands = followersOf(at, stays ? file.brand : at.brand)
    const refused = await publish(context, at, { path, text, base: stays ? file.etag : undefined, draft })
    if (refused) return refused
    const etag = etagOf(text)
    context.header('ETag', etag)
    const diagnostics = toldOnce(brands, (brand) => problemsOf(build, brand, layouts.files(brand), at.name))
    return context.json({ etag, at: new Date().toISOString(), path, brands, diagnostics })
  }

  /** Publishes one file over the one with the ETag, and ends its draft; else answers why not. */
  async function publish(
    context: Context,
    { brand, name }: EditAddress,
    { path, text, base, draft }: { path: string; text: string | null; base: string | undefined; draft: string | undefined },
  ): Promise<Response | undefined> {
    const ending = draft === undefined ? [] : await endingDrafts(editing, { brand, draft }, [{ name, text }])
    const hash = base === undefined ? null : base.replaceAll('"', '')
    const outcome = await releases.publish({
      base: releases.number(),
      files: { [path]: { base: hash, text } },
      exact: true,
      by: operatorName(context),
    })
    if (outcome.status === 'approval') {
      const asked = { act: { kind: 'publish' }, base: outcome.number - 1, files: { [path]: { base: hash, text } } } as const
      const { answer } = await askedFor(context, editing, outcome, { ...asked, brand, ...(draft !== undefined && { draft }) })
      return context.json(answer.body, answer.status)
    }
    layouts.scan()
    if (outcome.status === 'refused') return fail(context, 422, refusedWrite(name, outcome), { diagnostics: outcome.diagnostics })
    if (outcome.status === 'conflict')
      return conflict(context, name, text, currentDocument(undefined, filesFor(editing, brand, name).file, brand))
    if (outcome.status === 'unknown') return fail(context, 422, outcome.error, { diagnostics: [] })
    await endDrafts(editing, ending)
    return undefined
  }

  app.delete(single, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const draft = context.req.query('draft')
    if (!isDraft(draft)) return fail(context, 400, badDraft)
    return published(context, editing, () => remove(context, at, draft))
  })

  async function remove(context: Context, at: EditAddress, draft: string | undefined): Promise<Response> {
    layouts.scan()
    const { file } = filesFor(editing, at.brand, at.name)
    if (!file) return fail(context, 404, `Neither ${at.brand} nor _base has ${at.name}, so there is nothing to take away.`)
    const current = currentDocument(undefined, file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), undefined, file.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, null, current)
    const foreign = writeRefusal(context, [file.path])
    if (foreign) return foreign
    const refusal = removalRefusal(at, file.brand)
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    return (await publish(context, at, { path: file.path, text: null, base: file.etag, draft })) ?? context.body(null, 204)
  }

  /** Brands whose lobby changes: of a document in `_base` all that have none of their own. */
  function followersOf({ name }: EditAddress, folder: string): string[] {
    return folder === baseBrand ? layouts.brands().filter((brand) => filesFor(editing, brand, name).file?.brand !== brand) : [folder]
  }
}

/** What is wrong in the brands that a change reaches: what is so in some of them alone names them. */
function toldOnce(brands: readonly string[], found: (brand: string) => Diagnostic[]): Diagnostic[] {
  return tellBrands(
    brands.map((brand) => ({ brand, found: found(brand) })),
    () => brands,
  )
}

const badDraft = 'No draft can have the name in "draft"; a name has at most 64 small letters and digits, in words joined by "-".'

function isDraft(name: string | undefined): boolean {
  return name === undefined || Id.safeParse(name).success
}

function refusedWrite(name: string, { error, diagnostics }: { error: string; diagnostics: readonly Diagnostic[] }): string {
  const [first] = diagnostics
  if (!first) return error
  const more = diagnostics.length > 1 ? `, and ${diagnostics.length - 1} more` : ''
  const fault = `${first.document}${first.pointer} ${sentenceWithBrands(first)}${more}`
  return `${name} is not written, for players would get a fault: ${fault} Mend it and send it again.`
}
