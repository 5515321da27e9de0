import type { Context, Hono } from 'hono'

import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id } from '../../../src/schemas/documents.ts'
import type { DocumentName, Kind } from '../../../src/schemas/documents.ts'
import type { DraftDocument, Workspace, WorkspaceFile } from '../../../src/schemas/workspace.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import type { DraftFile, DraftStore } from '../releases/draft-store.ts'
import { folderOf, hashOf, placeOf } from '../releases/tree.ts'
import { currentDocument, effectiveFile } from './workspace-files.ts'
import { changedFiles, isLimit, problemsOf } from './document-problems.ts'
import type { Change } from './document-problems.ts'
import { draftPlace, draftsOfBrand, shownDrafts } from './brand-drafts.ts'
import type { DraftPlace } from './brand-drafts.ts'
import { conflict, fail, preconditionRequired, stored } from './edit-responses.ts'
import { readAddress, editableBrands, filesFor, ownFiles, portalOf } from './edit-request.ts'
import type { EditAddress, Editing } from './edit-request.ts'
import { etagOf, checkPreconditions, etagListIncludes } from '../files/etag.ts'
import { readText } from '../requests/request-body.ts'
import { maySee, operatorName, writeRefusal } from '../operators/access.ts'
import { singletonRefusal, textRefusal, removalRefusal } from './write-refusals.ts'

const whole = '/api/layouts/:brand/drafts/:draft'
const single = `${whole}/:kind/:id`
const byPath = '/api/drafts/:draft/files/:path{.+}'

/** One document of a draft: its place there, and the file that it changes. `stale` is the status of a write that comes too late. */
type Target = EditAddress &
  DraftPlace & { store: DraftStore; drafts: readonly DraftFile[]; file: WorkspaceFile | undefined; stale: 409 | 412 }

/** Work in progress, stored while it is typed: a draft may have any fault except those that would harm other parts. */
export function draftRoutes(app: Hono, editing: Editing) {
  const { layouts, releases, now } = editing

  app.get(whole, (context) =>
    stored(context, editing, async () => {
      const at = readAddress(context, editing)
      if (at instanceof Response) return at
      const drafts = await (await releases.drafts()).files(at.draft)
      const workspace: Workspace = {
        brand: at.brand,
        draft: at.draft,
        brands: editableBrands(layouts)
          .filter(maySee(context))
          .map((id) => ({ id, name: layouts.brand(id)?.name ?? id })),
        files: filesFor(editing, at.brand).files,
        others: editableBrands(layouts)
          .filter(maySee(context))
          .flatMap((id) => (id === at.brand ? [] : ownFiles(editing, id))),
        drafts: await draftsWithBases(drafts, at.brand),
        release: layouts.release(at.brand).release,
        number: releases.number(),
        portal: portalOf(context, editing, at.brand),
      }
      const text = JSON.stringify(workspace)
      const etag = etagOf(text)
      context.header('ETag', etag)
      if (etagListIncludes(context.req.header('If-None-Match') ?? '', etag)) return context.body(null, 304)
      return context.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
    }),
  )

  app.get('/api/drafts', (context) =>
    stored(context, editing, async () => {
      const sees = maySee(context)
      const all = await (await releases.drafts()).list()
      const drafts = all.flatMap((draft) => {
        const files = draft.files.filter(({ path }) => sees(folderOf(path)))
        return files.length > 0 ? [{ ...draft, files }] : []
      })
      return context.json({
        drafts: drafts.map(({ files, ...draft }) => ({
          ...draft,
          files: Object.fromEntries(
            files.map(({ path, base, text, at }) => [path, { base, hash: text === null ? null : hashOf(text), at }]),
          ),
        })),
      })
    }),
  )

  for (const [place, targetOf] of [
    [single, targetByName],
    [byPath, targetByPath],
  ] as const) {
    app.get(place, (context) =>
      stored(context, editing, async () => {
        const at = await targetOf(context)
        return at instanceof Response ? at : (writeRefusal(context, [at.path]) ?? read(context, at))
      }),
    )

    app.put(place, (context) =>
      stored(context, editing, async () => {
        const before = await targetOf(context)
        if (before instanceof Response) return before
        const refusal = writeRefusal(context, [before.path])
        if (refusal) return refusal
        const takesAway = context.req.header('Foyer-Delete') === 'true'
        const body = takesAway ? undefined : await readText(context.req.raw)
        if (body?.ok === false) return fail(context, body.status, body.error, body.status === 422 ? { diagnostics: [] } : {})
        const text = body?.text ?? null
        await editing.checkAhead({ brand: before.brand, files: filesWith(before, text), lastGood: undefined })
        const at = await targetOf(context) // the body may have taken long
        if (at instanceof Response) return at
        const again = writeRefusal(context, [at.path])
        if (again) return again
        return (await put(context, at, text)) ?? overtaken(context, text, await targetOf(context))
      }),
    )

    app.delete(place, (context) =>
      stored(context, editing, async () => {
        const at = await targetOf(context)
        if (at instanceof Response) return at
        const refusal = writeRefusal(context, [at.path])
        if (refusal) return refusal
        return (await remove(context, at)) ?? overtaken(context, null, await targetOf(context))
      }),
    )
  }

  async function targetByName(context: Context): Promise<Target | Response> {
    const at = readAddress(context, editing)
    if (at instanceof Response) return at
    const store = await releases.drafts()
    const drafts = await store.files(at.draft)
    layouts.scan()
    const { file } = filesFor(editing, at.brand, at.name)
    return { ...at, ...draftPlace(editing, drafts, at.brand, at.name), store, drafts, file, stale: 409 }
  }

  async function targetByPath(context: Context): Promise<Target | Response> {
    const { draft = '', path = '' } = context.req.param() as Record<string, string | undefined> // the route has both
    if (!Id.safeParse(draft).success)
      return fail(context, 400, 'No draft has this name; it has at most 64 small letters and digits, in words joined by "-".')
    layouts.scan()
    const brand = folderOf(path)
    const isBrand = brand === baseBrand || editableBrands(layouts).includes(brand)
    const file = isBrand ? ownFiles(editing, brand).find((one) => one.path === path) : undefined
    const place = placeOf(path)
    const name = file?.name ?? (place && `${place.kind}/${place.id}`)
    if (!isBrand || name === undefined)
      return fail(
        context,
        404,
        `"${path.slice(0, 200)}" is no place of a document; use one such as foyer/pages/home.json or foyer/brand.json.`,
      )
    const store = await releases.drafts()
    const drafts = await store.files(draft)
    const [kind, id] = name.split('/') as [Kind, string] // of a file or a document's place
    const kept = drafts.find((one) => one.path === path)
    return { brand, draft, name: `${kind}/${id}`, kind, id, path, kept, store, drafts, file, stale: 412 }
  }

  function read(context: Context, at: Target): Response {
    const current = currentDocument(at.kept, at.file, at.brand)
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
  }

  /** The drafts that a brand shows, each with the text that it was made from where players have another one by now. */
  async function draftsWithBases(drafts: readonly DraftFile[], brand: string): Promise<Record<string, DraftDocument>> {
    const { files } = filesFor(editing, brand)
    const shown = shownDrafts(editing, drafts, brand)
    const outdated = shown.filter(({ document, base }) => {
      const file = effectiveFile(files, brand, document)
      return base !== (file ? hashOf(file.text) : null)
    })
    const hashes = outdated.flatMap(({ base }) => base ?? [])
    const texts = hashes.length > 0 ? await releases.store().blobs(hashes) : new Map<string, Buffer>()
    const bases = new Map(outdated.map(({ path, base }) => [path, base === null ? null : texts.get(base)?.toString()]))
    return Object.fromEntries(
      shown.map(({ document, path, text, etag, at }) => {
        const base = bases.get(path)
        return [document, { text, etag, at, ...(base !== undefined && { base }) }] as const
      }),
    )
  }

  /** What the brand is built from with a document of the draft as this text, or without it. */
  function filesWith(at: Target, text: string | null): LayoutFile[] {
    const { files, raw } = filesFor(editing, at.brand)
    const changes = changesOf({ ...draftsOfBrand(editing, at.drafts, at.brand), [at.name]: { text } }, files, at.brand)
    return changedFiles(raw, changes, editing.layoutsDir)
  }

  /** Undefined where another write came first between the check and the transaction. */
  async function put(context: Context, at: Target, text: string | null): Promise<Response | undefined> {
    const { files } = filesFor(editing, at.brand)
    const { name, path, file, kept, stale } = at
    const current = currentDocument(kept, file, at.brand)
    const verdict = checkPreconditions(context.req.header('If-Match'), context.req.header('If-None-Match'), current?.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, name)
    if (verdict === 'stale') return conflict(context, name, text, current, stale)

    const refusal =
      text === null
        ? removalRefusal(at, file?.brand)
        : (textRefusal(text, name) ??
          singletonRefusal(at, files) ??
          (files.some((other) => other.path === path && other.name !== name)
            ? { error: `${path} is another document's file already, so ${name} cannot be there; move that file first.`, diagnostics: [] }
            : undefined))
    if (refusal) return fail(context, 422, refusal.error, { diagnostics: refusal.diagnostics })
    const diagnostics = problemsOf(editing.build, at.brand, filesWith(at, text), name)
    const over = diagnostics.filter(isLimit)
    if (over[0])
      return fail(context, 422, `${name} is over a limit: ${over[0].message} Make it smaller and send it again.`, { diagnostics: over })

    const isMerged = !kept || context.req.header('Foyer-Base') === (file?.etag ?? 'none')
    const base = isMerged ? (file ? hashOf(file.text) : null) : kept.base
    const next = { path, document: name, text, base, at: new Date(now()).toISOString() }
    const written = await at.store.write(at.draft, next, kept?.etag, releases.number(), operatorName(context))
    if (!written) return undefined
    context.header('ETag', written.etag)
    return context.json({ etag: written.etag, at: written.at, diagnostics })
  }

  async function remove(context: Context, at: Target): Promise<Response | undefined> {
    const { kept, name } = at
    if (!kept) return fail(context, 404, `The draft ${at.draft} of ${at.brand} does not change ${name}, so there is nothing to take back.`)
    const verdict = checkPreconditions(context.req.header('If-Match'), undefined, kept.etag)
    if (verdict === 'unconditional') return preconditionRequired(context, name)
    if (verdict === 'stale') return conflict(context, name, null, currentDocument(kept, undefined, at.brand), at.stale)
    const isRemoved = await at.store.remove(at.draft, at.path, kept.etag, new Date(now()).toISOString())
    return isRemoved ? context.body(null, 204) : undefined
  }

  function overtaken(context: Context, text: string | null, at: Target | Response): Response {
    return at instanceof Response ? at : conflict(context, at.name, text, currentDocument(at.kept, at.file, at.brand), at.stale)
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
