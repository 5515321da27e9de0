import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'

import { sentenceWithBrands, tellBrands } from '../../src/authoring/release/brand-verdicts.ts'
import { baseBrand } from '../../src/authoring/release/release.ts'
import { Id } from '../../src/schemas/documents.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import { draftPlace } from './brand-drafts.ts'
import { currentDocument, defaultPath } from './workspace-files.ts'
import { changedFiles, errorsByChange, problemsOf } from './document-problems.ts'
import type { Change } from './document-problems.ts'
import { conflict, exclusively, fail, withDiskErrors, preconditionRequired } from './edit-responses.ts'
import { readAddress, filesFor } from './edit-request.ts'
import type { EditAddress, Editing } from './edit-request.ts'
import type { DraftName } from './draft-store.ts'
import { etagOf, checkPreconditions, etagListIncludes } from './etag.ts'
import { readText } from './request-body.ts'
import { singletonRefusal, textRefusal, removalRefusal } from './write-refusals.ts'
import { writeFileAtomically } from './atomic-write.ts'

const single = '/api/layouts/:brand/documents/:kind/:id'

/** The documents of the layouts' folder: players get at once what is written here. */
export function documentRoutes(app: Hono, editing: Editing) {
  const { layouts, drafts, build, layoutsDir } = editing
  const lock = join(layoutsDir, '.lock')

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
    return whileNobodyWrites(context, draft, () => put(context, at, text, { into, draft }))
  })

  /** A draft that ends with the write is read and removed, so nobody may write one in between. */
  function whileNobodyWrites(context: Context, draft: string | undefined, work: () => Response): Promise<Response> {
    return exclusively(context, editing, lock, draft === undefined ? work : () => exclusively(context, editing, drafts.lock, work))
  }

  // Nothing in here waits, so that of two writes with one ETag the second sees the first
  function put(
    context: Context,
    at: EditAddress,
    text: string,
    { into, draft }: { into: string | undefined; draft: string | undefined },
  ): Response {
    layouts.scan()
    const { files, file } = filesFor(editing, at.brand, at.name)
    const current = currentDocument(undefined, file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), context.req.header('If-None-Match'), current?.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, text, current)

    const stays = file !== undefined && (into !== 'own' || file.brand === at.brand)
    const change: Change = { folder: stays ? file.brand : at.brand, path: stays ? file.path : defaultPath(at.brand, at.name), text }
    const refusal =
      textRefusal(text, at.name) ??
      singletonRefusal(at, files) ??
      (stays || !existsSync(join(layoutsDir, change.path))
        ? undefined
        : {
            error: `${change.path} is another file already, so ${at.name} cannot be written there; move that file first.`,
            diagnostics: [],
          })
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    const brands = followersOf(at, change)
    const errors = errorsOf(at, brands, change)
    if (errors[0]) return fail(context, 422, refused(at, errors), { diagnostics: errors })

    const place = draft === undefined ? undefined : draftPlace(editing, { brand: at.brand, draft }, at.name)
    return withDiskErrors(context, editing, () => {
      writeFileAtomically(join(layoutsDir, change.path), text)
      layouts.scan()
      if (place) endDraft(at, place, text)
      const etag = etagOf(text)
      context.header('ETag', etag)
      const diagnostics = toldOnce(brands, (brand) => problemsOf(build, brand, layouts.files(brand), at.name))
      return context.json({ etag, at: new Date().toISOString(), path: change.path, brands, diagnostics })
    })
  }

  /**
   * Ends the draft of the text that was written. A draft that holds more stays, and where the brand got a copy of its own, the shared draft
   * stays with the brands that share the document: publishing changes what players get, never what a draft shows (decision 557).
   */
  function endDraft({ brand, name }: EditAddress, place: DraftName, text: string): void {
    const kept = drafts.read(place, name)
    if (!kept) return
    const isCopied = place.brand !== brand && filesFor(editing, brand, name).file?.brand === brand
    if (kept.text === text && !isCopied) drafts.remove(place, name)
    if (kept.text !== text && isCopied) drafts.write({ ...place, brand }, name, kept.text)
  }

  app.delete(single, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const draft = context.req.query('draft')
    if (!isDraft(draft)) return fail(context, 400, badDraft)
    return whileNobodyWrites(context, draft, () => remove(context, at, draft))
  })

  function remove(context: Context, at: EditAddress, draft: string | undefined): Response {
    layouts.scan()
    const { file } = filesFor(editing, at.brand, at.name)
    if (!file) return fail(context, 404, `Neither ${at.brand} nor _base has ${at.name}, so there is nothing to take away.`)
    const current = currentDocument(undefined, file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), undefined, file.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, null, current)
    const refusal = removalRefusal(at, file.brand)
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    const change: Change = { folder: file.brand, path: file.path, text: null }
    const errors = errorsOf(at, followersOf(at, change), change)
    if (errors[0]) return fail(context, 422, refused(at, errors), { diagnostics: errors })

    const place = draft === undefined ? undefined : draftPlace(editing, { brand: at.brand, draft }, at.name)
    return withDiskErrors(context, editing, () => {
      rmSync(join(layoutsDir, file.path))
      layouts.scan()
      if (place && drafts.read(place, at.name)?.text === null) drafts.remove(place, at.name)
      return context.body(null, 204)
    })
  }

  /** Brands whose lobby changes: of a document in `_base` all that have none of their own. */
  function followersOf({ name }: EditAddress, { folder }: Change): string[] {
    return folder === baseBrand ? layouts.brands().filter((brand) => filesFor(editing, brand, name).file?.brand !== brand) : [folder]
  }

  function errorsOf({ name }: EditAddress, brands: readonly string[], change: Change): Diagnostic[] {
    return toldOnce(brands.length > 0 ? brands : [change.folder], (brand) => {
      const before = layouts.files(brand)
      return errorsByChange(build, brand, before, changedFiles(before, [change], layoutsDir), new Set([name]))
    })
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

function refused({ name }: EditAddress, errors: readonly Diagnostic[]): string {
  const [first] = errors
  const more = errors.length > 1 ? `, and ${errors.length - 1} more` : ''
  const fault = `${first?.document}${first?.pointer} ${first ? sentenceWithBrands(first) : ''}${more}`
  return `${name} is not written, for players would get a fault: ${fault} Mend it and send it again.`
}
