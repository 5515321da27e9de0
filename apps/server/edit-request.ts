import type { Context } from 'hono'

import { baseBrand } from '../../src/authoring/release/release.ts'
import { Id, kinds } from '../../src/schemas/documents.ts'
import type { DocumentName, Kind } from '../../src/schemas/documents.ts'
import { defaultDraft } from '../../src/schemas/workspace-address.ts'
import { authoredFile, usedFile } from './authored.ts'
import type { DraftStore } from './draft-store.ts'
import { fail } from './edit-answers.ts'
import type { Build, LayoutStore } from './layouts.ts'

/** What the editing routes work on. `hosts` are the names of `EDIT_HOSTS`, besides this machine's own. */
export type Editing = {
  layouts: LayoutStore
  drafts: DraftStore
  build: Build
  layoutsDir: string
  hosts: readonly string[]
  print: (line: string) => void
}

/** The names in an address, checked: only these may become part of a path. */
export type Asked = { brand: string; draft: string; name: DocumentName; kind: Kind; id: string }

/** Reads the address; what is wrong with it is the answer. */
export function asked(context: Context, { layouts }: Editing): Asked | Response {
  const { brand = '', draft = defaultDraft, kind = 'page', id = 'home' } = context.req.param() as Record<string, string | undefined> // what the route names
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
  layouts.look()
  if (brand !== baseBrand && !(Id.safeParse(brand).success && layouts.brands().includes(brand))) {
    return fail(context, 404, `There is no brand "${short(brand)}"; use ${[...editableBrands(layouts), baseBrand].join(', ')}.`)
  }
  return { brand, draft, name: `${kind}/${id}`, kind, id }
}

/** Brands whose folder has a name that an address can carry. */
export function editableBrands(layouts: LayoutStore): string[] {
  return layouts.brands().filter((brand) => Id.safeParse(brand).success)
}

/** Files of a brand and of `_base`, and which of them a document is. */
export function filesFor({ layouts, layoutsDir }: Editing, brand: string, name?: DocumentName) {
  const raw = layouts.files(brand)
  const files = raw.map((file) => authoredFile(file, layoutsDir))
  return { raw, files, file: name && usedFile(files, brand, name) }
}

function isKind(kind: string): kind is Kind {
  return (kinds as string[]).includes(kind)
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
