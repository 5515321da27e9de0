import type { Context, Hono } from 'hono'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { fail, published } from '../editing/edit-responses.ts'
import { editableBrands } from '../editing/edit-request.ts'
import type { Editing } from '../editing/edit-request.ts'
import { brandsRefusal, maySee, operatorName } from '../operators/access.ts'
import { etagListIncludes } from '../files/etag.ts'
import { DatabaseError } from '../releases/database-error.ts'
import type { StoredPicture } from '../releases/picture-store.ts'
import type { Releases } from '../releases/releases.ts'
import { folderOf, mediaPath } from '../releases/tree.ts'
import { nameAt } from '../releases/verdict.ts'
import { readBytes } from '../requests/request-body.ts'
import { makePicture, mostPictureBytes, tooManyBytes } from './make-picture.ts'
import { pictureUses } from './picture-uses.ts'

/** Where a picture is used: by what players get, by a draft, or by what is scheduled. */
type UsedIn = { brand: string; document: string; node?: string; in?: 'draft' | 'schedule' }

const forever = 'public, max-age=31536000, immutable'

/** Operators' pictures: uploading, listing and deleting them. */
export function pictureRoutes(app: Hono, editing: Editing & { releases: Releases }) {
  const { releases, layouts, now } = editing

  app.post('/api/files', (context) =>
    published(context, editing, async () => {
      const brand = brandIn(context)
      if (brand instanceof Response) return brand
      const name = nameIn(context.req.header('Foyer-Name'))
      if (name === undefined) return fail(context, 400, 'Foyer-Name has the name of the file, percent-encoded, of at most 200 characters.')
      const type = (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/octet-stream') return fail(context, 415, "Send the file's bytes as application/octet-stream.")
      const bytes = await readBytes(context.req.raw, mostPictureBytes).catch(() => 'broken' as const)
      if (bytes === 'broken') return fail(context, 400, 'The file did not arrive whole; send it again.')
      const made = bytes ? await makePicture(bytes) : tooManyBytes
      if ('error' in made) return fail(context, made.status, made.error)
      const { file, width, height, widths, files } = made
      const size = files.get(`${file}.webp`)?.length ?? 0
      const entry = { name, width, height, widths, bytes: size, at: new Date(now()).toISOString() }
      const store = await releases.pictures()
      const isNew = await store.add({ ...entry, brand, file, files })
      const kept = isNew ? entry : (await store.find([file])).find((one) => one.brand === brand)
      return context.json({ file, width, height, widths, name: kept?.name ?? name, bytes: size }, isNew ? 201 : 200)
    }),
  )

  app.get('/api/files', (context) =>
    published(context, editing, async () => {
      const brand = brandIn(context)
      if (brand instanceof Response) return brand
      const uses = await allUses()
      const files = (await shownTo(brand)).map(({ file, name, width, height, widths, bytes, at }) => ({
        file,
        name,
        width,
        height,
        widths,
        bytes,
        at,
        usedIn: (uses.get(file) ?? []).filter((use) => maySee(context)(use.brand)),
      }))
      return context.json({ files })
    }),
  )

  app.delete('/api/files/:file', (context) =>
    published(context, editing, async () => {
      const brand = brandIn(context)
      if (brand instanceof Response) return brand
      const file = context.req.param('file')
      const picture = (await shownTo(brand)).find((one) => one.file === file)
      if (!picture) return fail(context, 404, `${brand} has no such picture.`)
      const refusal = brandsRefusal(context, [picture.brand])
      if (refusal) return refusal
      const usedIn = (await allUses()).get(file) ?? []
      const [first] = usedIn
      if (first) {
        const more = usedIn.length > 1 ? ` and ${usedIn.length - 1} more` : ''
        const where = first.in === undefined ? '' : first.in === 'draft' ? ', in a draft' : ', in what is scheduled'
        const error = `${picture.name} is used in ${first.document} of ${first.brand}${where}${more}; take it out there first.`
        return fail(context, 409, error, { usedIn })
      }
      const outcome = await releases.removePicture(picture.brand, file, { by: operatorName(context), note: `Deleted ${picture.name}` })
      if (outcome.status === 'refused') return fail(context, 409, outcome.error, { usedIn: liveUses().get(file) ?? [] })
      return context.body(null, 204)
    }),
  )

  /** The pictures of a brand and of the base, newest first: those that nobody has deleted, and those of the newest release. */
  async function shownTo(brand: string): Promise<StoredPicture[]> {
    const store = await releases.pictures()
    const tree = releases.tree()
    const folders = brand === baseBrand ? [baseBrand] : [brand, baseBrand]
    const all = (await Promise.all(folders.map((folder) => store.ofBrand(folder)))).flat()
    const shown = all.filter((one) => one.isListed || tree.has(mediaPath(one.brand, `${one.file}.webp`)))
    const byFile = new Map(shown.toReversed().map((one) => [one.file, one])) // the brand's own, of one that both have
    return [...byFile.values()].sort((a, b) => (a.at > b.at ? -1 : a.at < b.at ? 1 : a.file < b.file ? -1 : 1))
  }

  function liveUses(): Map<string, UsedIn[]> {
    layouts.scan()
    const files = [baseBrand, ...layouts.brands()].flatMap((brand) => layouts.files(brand).filter((file) => file.brand === brand))
    return usesBy(files.map((file) => ({ file, document: nameAt('', file) })))
  }

  /** What players get, all drafts, and what waits for its time. */
  async function allUses(): Promise<Map<string, UsedIn[]>> {
    const drafts = (await (await releases.drafts()).list()).flatMap(({ files }) => files)
    const { schedules } = releases.store()
    const open = (await schedules.list({})).filter(({ state }) => state === 'waiting' || state === 'live' || state === 'refused')
    const scheduled = (await Promise.all(open.map(({ id }) => schedules.read(id)))).flatMap((one) => Object.entries(one?.files ?? {}))
    const all = liveUses()
    const more = [
      usesBy(
        drafts.flatMap(({ path, text }) => namedFile(path, text)),
        'draft',
      ),
      usesBy(
        scheduled.flatMap(([path, { text }]) => namedFile(path, text)),
        'schedule',
      ),
    ]
    for (const uses of more)
      for (const [file, places] of uses) {
        const known = all.get(file) ?? []
        const isNew = (place: UsedIn) =>
          !known.some(({ brand, document, node }) => `${brand} ${document} ${node}` === `${place.brand} ${place.document} ${place.node}`)
        all.set(file, [...known, ...places.filter(isNew)])
      }
    return all
  }

  function brandIn(context: Context): string | Response {
    const brand = context.req.query('brand') ?? editing.brandOf(context)
    layouts.scan()
    const known = [...editableBrands(layouts), baseBrand]
    return known.includes(brand) ? brand : fail(context, 404, `There is no brand "${brand.slice(0, 80)}"; use ${known.join(', ')}.`)
  }
}

/** Pictures for players, at addresses that are their hashes: of every release and upload. A file can be nothing but a picture there. */
export function mediaRoutes(app: Hono, { picture, print }: { picture: Releases['picture']; print: (line: string) => void }) {
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name')
    context.header('Content-Security-Policy', "default-src 'none'; sandbox")
    let bytes: Buffer | undefined
    try {
      bytes = await picture(name)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      print(`A picture cannot be read: ${error.message}`)
      return context.text('This picture cannot be read now.', 503, { 'Cache-Control': 'no-store' })
    }
    if (!bytes) return context.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const etag = `"${name.replace('.webp', '')}"`
    context.header('Cache-Control', forever)
    context.header('ETag', etag)
    context.header('X-Content-Type-Options', 'nosniff')
    if (etagListIncludes(context.req.header('If-None-Match') ?? '', etag)) return context.body(null, 304)
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp', 'Content-Length': String(bytes.length) })
  })
}

function usesBy(files: readonly { file: LayoutFile; document: string }[], where?: UsedIn['in']): Map<string, UsedIn[]> {
  const uses = new Map<string, UsedIn[]>()
  for (const { file, document } of files)
    for (const { file: picture, node } of pictureUses(file)) {
      const place: UsedIn = { brand: file.brand, document, ...(node !== undefined && { node }), ...(where && { in: where }) }
      uses.set(picture, [...(uses.get(picture) ?? []), place])
    }
  return uses
}

function namedFile(path: string, text: string | null): { file: LayoutFile; document: string }[] {
  if (text === null) return []
  const file = { path, brand: folderOf(path), text }
  return [{ file, document: nameAt(path, file) }]
}

/** The name of an uploaded file without its folders; undefined for what is none. */
function nameIn(header: string | undefined): string | undefined {
  try {
    const name = decodeURIComponent(header ?? '')
      .replace(/^.*[/\\]/, '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
    return name === '' || name.length > 200 ? undefined : name
  } catch {
    return undefined
  }
}
