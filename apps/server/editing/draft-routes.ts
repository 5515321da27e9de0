import type { Context, Hono } from 'hono'

import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { Workspace, WorkspaceFile } from '../../../src/schemas/workspace.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import { currentDocument, effectiveFile } from './workspace-files.ts'
import { changedFiles, isLimit, problemsOf } from './document-problems.ts'
import type { Change } from './document-problems.ts'
import { draftPlace, draftsOfBrand } from './brand-drafts.ts'
import { conflict, exclusively, fail, withDiskErrors, preconditionRequired } from './edit-responses.ts'
import { readAddress, editableBrands, filesFor, ownFiles, portalOf } from './edit-request.ts'
import type { EditAddress, Editing } from './edit-request.ts'
import { etagOf, checkPreconditions, etagListIncludes } from '../files/etag.ts'
import { readText } from '../requests/request-body.ts'
import { singletonRefusal, textRefusal, removalRefusal } from './write-refusals.ts'

const whole = '/api/layouts/:brand/drafts/:draft'
const single = `${whole}/:kind/:id`

/** Work in progress, stored while it is typed: a draft may have any fault except those that would harm other parts. */
export function draftRoutes(app: Hono, editing: Editing) {
  const { layouts, drafts } = editing

  app.get(whole, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const workspace: Workspace = {
      brand: at.brand,
      draft: at.draft,
      brands: editableBrands(layouts).map((id) => ({ id, name: layouts.brand(id)?.name ?? id })),
      files: filesFor(editing, at.brand).files,
      others: editableBrands(layouts).flatMap((id) => (id === at.brand ? [] : ownFiles(editing, id))),
      drafts: draftsOfBrand(editing, at),
      release: layouts.release(at.brand).release,
      number: editing.releases.number(),
      portal: portalOf(context, editing, at.brand),
    }
    const text = JSON.stringify(workspace)
    const etag = etagOf(text)
    context.header('ETag', etag)
    if (etagListIncludes(context.req.header('If-None-Match') ?? '', etag)) return context.body(null, 304)
    return context.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })

  app.get(single, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const current = currentDocument(
      drafts.read(draftPlace(editing, at, at.name), at.name),
      filesFor(editing, at.brand, at.name).file,
      at.brand,
    )
    if (!current)
      return fail(
        context,
        404,
        `Nobody has ${at.name}: neither the draft ${at.draft}, nor ${at.brand}, nor _base; make it with PUT and If-None-Match: *.`,
      )
    context.header('ETag', current.etag)
    context.header('Foyer-From', current.from)
    if (etagListIncludes(context.req.header('If-None-Match') ?? '', current.etag)) return context.body(null, 304)
    if (current.text === null)
      return fail(context, 404, `The draft ${at.draft} takes ${at.name} away; take that back with DELETE and If-Match: ${current.etag}.`)
    return context.body(current.text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })

  app.put(single, async (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const takesAway = context.req.header('Foyer-Delete') === 'true'
    const body = takesAway ? undefined : await readText(context.req.raw)
    if (body?.ok === false) return fail(context, body.status, body.error, body.status === 422 ? { diagnostics: [] } : {})
    const text = body?.text ?? null
    await editing.checkAhead({ brand: at.brand, files: filesWith(at, text), lastGood: undefined })
    return exclusively(context, editing, drafts.lock, () => put(context, at, text))
  })

  /** What the brand is built from with a document of the draft as this text, or without it. */
  function filesWith(at: EditAddress, text: string | null): LayoutFile[] {
    const { files, raw } = filesFor(editing, at.brand)
    const changes = changesOf({ ...draftsOfBrand(editing, at), [at.name]: { text } }, files, at.brand)
    return changedFiles(raw, changes, editing.layoutsDir)
  }

  // Nothing in here waits, so that of two writes with one ETag the second sees the first
  function put(context: Context, at: EditAddress, text: string | null): Response {
    layouts.scan()
    const { files, file } = filesFor(editing, at.brand, at.name)
    const place = draftPlace(editing, at, at.name)
    const current = currentDocument(drafts.read(place, at.name), file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), context.req.header('If-None-Match'), current?.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, text, current)

    const refusal = text === null ? removalRefusal(at, file?.brand) : (textRefusal(text, at.name) ?? singletonRefusal(at, files))
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    const diagnostics = problemsOf(editing.build, at.brand, filesWith(at, text), at.name)
    const over = diagnostics.filter(isLimit)
    if (over[0])
      return fail(context, 422, `${at.name} is over a limit: ${over[0].message} Make it smaller and send it again.`, { diagnostics: over })

    return withDiskErrors(context, editing, () => {
      const { etag, at: time } = drafts.write(place, at.name, text)
      context.header('ETag', etag)
      return context.json({ etag, at: time, diagnostics })
    })
  }

  app.delete(single, (context) => {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    return exclusively(context, editing, drafts.lock, () => remove(context, at))
  })

  function remove(context: Context, at: EditAddress): Response {
    const place = draftPlace(editing, at, at.name)
    const draft = drafts.read(place, at.name)
    if (!draft)
      return fail(context, 404, `The draft ${at.draft} of ${at.brand} does not change ${at.name}, so there is nothing to take back.`)
    const verdict = checkPreconditions(context.req.header('If-Match'), undefined, draft.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, at.name)
    if (verdict === 'stale') return conflict(context, at.name, null, currentDocument(draft, undefined, at.brand))
    return withDiskErrors(context, editing, () => {
      drafts.remove(place, at.name)
      return context.body(null, 204)
    })
  }
}

/** A draft as changes of files, so that a brand can be checked as it would be. */
function changesOf(draft: Record<string, { text: string | null }>, files: readonly WorkspaceFile[], brand: string): Change[] {
  return Object.entries(draft).flatMap(([name, { text }]): Change[] => {
    const file = effectiveFile(files, brand, name as DocumentName) // the store returns names of documents
    if (text === null && !file) return []
    return [{ folder: file?.brand ?? brand, path: file?.path ?? documentPath(brand, name), text }]
  })
}
