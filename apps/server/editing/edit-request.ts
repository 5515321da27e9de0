import type { Context } from 'hono'

import { baseBrand } from '../../../src/authoring/release/release.ts'
import { Id, kinds } from '../../../src/schemas/documents.ts'
import type { DocumentName, Kind } from '../../../src/schemas/documents.ts'
import type { WorkspaceFile } from '../../../src/schemas/workspace.ts'
import { defaultDraft } from '../../../src/schemas/workspace-address.ts'
import { workspaceFile, effectiveFile } from './workspace-files.ts'
import { fail } from './edit-responses.ts'
import type { Build, BuildAhead, LayoutStore } from '../layouts/layouts.ts'
import type { Releases } from '../releases/releases.ts'

/** What the editing routes work on. `hosts` are the names in `EDIT_HOSTS`, in addition to this machine's own. */
export type Editing = {
  layouts: LayoutStore
  releases: Pick<Releases, 'publish' | 'number' | 'drafts' | 'requests' | 'store'>
  build: Build
  checkAhead: BuildAhead
  layoutsDir: string
  hosts: readonly string[]
  /** The brand that players get at the address of a request. */
  brandOf: (context: Context) => string
  now: () => number
  print: (line: string) => void
}

/** The checked names in an address: only these may become part of a path. */
export type EditAddress = { brand: string; draft: string; name: DocumentName; kind: Kind; id: string }

/** Reads the names in the address, or answers what is wrong with them. */
export function readAddress(context: Context, { layouts }: Editing): EditAddress | Response {
  const named = context.req.param() as Record<string, string | undefined> // the route decides which of them exist
  const { brand = '', draft = defaultDraft, kind = 'page', id = 'home' } = named
  for (const [what, name] of [
    ['draft', draft],
    ['document', id],
  ] as const) {
    if (!Id.safeParse(name).success)
      return fail(
        context,
        400,
        `No ${what} can be called "${short(name)}"; a name has at most 64 small letters and digits, in words joined by "-".`,
      )
  }
  if (!isKind(kind)) return fail(context, 400, `"${short(kind)}" is no kind of document; use ${kinds.join(', ')}.`)
  layouts.scan()
  if (brand !== baseBrand && !(Id.safeParse(brand).success && layouts.brands().includes(brand))) {
    return fail(context, 404, `There is no brand "${short(brand)}"; use ${[...editableBrands(layouts), baseBrand].join(', ')}.`)
  }
  return { brand, draft, name: `${kind}/${id}`, kind, id }
}

/** The brands whose folder names are valid in an address. */
export function editableBrands(layouts: LayoutStore): string[] {
  return layouts.brands().filter((brand) => Id.safeParse(brand).success)
}

/** Where players see a brand: here, else at its first host name. The base is seen in the brand of this address. */
export function portalOf(context: Context, { layouts, brandOf }: Editing, brand: string): string | undefined {
  if (brand === baseBrand || brandOf(context) === brand) return ''
  const [host] = layouts.brand(brand)?.hosts ?? []
  return host === undefined ? undefined : `https://${host}`
}

/** The files of a brand and of `_base`, and the file of one document among them. */
export function filesFor({ layouts, layoutsDir }: Editing, brand: string, name?: DocumentName) {
  const raw = layouts.files(brand)
  const files = raw.map((file) => workspaceFile(file, layoutsDir))
  return { raw, files, file: name && effectiveFile(files, brand, name) }
}

/** The documents in a brand's own folder. */
export function ownFiles(editing: Editing, brand: string): WorkspaceFile[] {
  return filesFor(editing, brand).files.filter((file) => file.brand === brand)
}

function isKind(kind: string): kind is Kind {
  return (kinds as string[]).includes(kind)
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
