import { createDraft } from '../../src/authoring/release/draft.ts'
import type { Drafted } from '../../src/authoring/release/draft.ts'
import { yieldToMain } from '../../src/runtime/platform/yield-to-main.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Brand, LayoutDocument, Release } from '../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import { documentsShownAt, routesAsWritten } from './first-documents.ts'
import { withPlaces } from './places.ts'
import { registry } from './registry.ts'

/** The documents of a frame: as they are written, and as they are drawn once they are checked. */
export type FrameDocuments = {
  /** Begins with these, and checks at once what the page of an address needs, with the popup that is edited. */
  open: (brand: string, documents: Readonly<Record<string, JsonObject>>, at: string, popup: string | null) => void
  written: (name: string) => JsonObject | undefined
  /** One is written anew (null: it is gone) and checked. */
  write: (name: string, body: JsonObject | null) => void
  /** Checks what the page of another address needs. */
  show: (at: string, popup: string | null) => void
  /** As it is drawn. */
  drawn: (name: string) => LayoutDocument | undefined
  brand: () => Brand | undefined
  /** The documents as a portal gets them. Those that are not checked yet come without their body. */
  release: () => Release
  /** Bodies that a release came without, by hash. One that is needed now is checked now; several that may be needed are waited for. */
  bodies: (hashes: readonly string[]) => Promise<Record<string, LayoutDocument>>
  /** Checks all others while the page is in use already. Called again it begins anew: what has been checked is remembered. */
  checkOthers: () => Promise<void>
}

const pieceMs = 8 // documents that the first picture does not need are checked in pieces of this length

/** `brandChecked` with every check; `allChecked` once all documents are checked, as they belong into a new release then. */
export function createFrameDocuments({
  brandChecked,
  allChecked,
}: {
  brandChecked: (brand: Brand) => void
  allChecked: () => void
}): FrameDocuments {
  let brand = ''
  let authored = new Map<string, JsonObject>()
  let draft = createDraft({ registry, sources: allSources })
  let drafted: Drafted = { documents: new Map(), routes: {}, diagnostics: new Map() }
  let edits = 0
  /** The documents that are checked, while that is not all of them; `whole` waits for the others. */
  let first: Set<string> | undefined
  let whole = Promise.resolve()
  let finish: () => void = () => undefined
  let checking = 0

  const brandName = () => [...drafted.documents.keys()].find((name) => name.startsWith('brand/'))?.slice('brand/'.length) ?? brand
  const brandDocument = () => drafted.documents.get(`brand/${brandName()}`) as Brand | undefined // its name says its kind
  const shownAt = (at: string, popup: string | null) => [
    ...documentsShownAt(authored, brandName(), at),
    ...(popup === null ? [] : [`page/${popup}`]),
  ]

  /** Checks these documents too, if not all are. */
  function check(names: Iterable<string>) {
    const added = [...names].filter((name) => first && !first.has(name))
    if (!first || added.length === 0) return
    first = new Set([...first, ...added])
    sanitize()
  }
  function sanitize() {
    take(draft.sanitize(authored, first))
  }
  function take(next: Drafted) {
    const before = drafted.documents
    drafted = next
    const lost = [...before].filter(([name]) => authored.has(name) && !drafted.documents.has(name))
    // of no use as it is now: what was there stays in sight, as the server keeps the last good one
    if (lost.length > 0) drafted = { ...drafted, documents: new Map([...drafted.documents, ...lost]) }
    const placed = new Map(drafted.documents)
    for (const name of drafted.diagnostics.keys()) {
      const [page, written] = [placed.get(name), authored.get(name)]
      if (page?.kind === 'page' && written) placed.set(name, withPlaces(page, written))
    }
    drafted = { ...drafted, documents: placed }
    const body = brandDocument()
    if (body) brandChecked(body)
  }

  return {
    open(name, documents, at, popup) {
      brand = name
      authored = new Map(Object.entries(documents))
      draft = createDraft({ registry, sources: allSources })
      drafted = { documents: new Map(), routes: {}, diagnostics: new Map() }
      checking += 1
      whole = new Promise((resolve) => (finish = resolve))
      first = new Set(shownAt(at, popup))
      sanitize()
    },
    written: (name) => authored.get(name),
    write(name, body) {
      if (body) authored.set(name, body)
      else authored.delete(name)
      first?.add(name)
      sanitize()
    },
    show(at, popup) {
      if (first) check(shownAt(at, popup))
    },
    drawn: (name) => drafted.documents.get(name),
    brand: brandDocument,
    release() {
      edits += 1
      const hashOf = (name: string) => `draft-${edits}-${name}`
      const later = first ? [...authored.keys()].filter((name) => !first?.has(name)) : []
      const documents = Object.fromEntries([
        ...later.map((name) => [name, { hash: hashOf(name) }] as const),
        ...[...drafted.documents].map(([name, body]) => [name, { hash: hashOf(name), body: body as unknown as Json }] as const), // JSON
      ])
      const routes = { ...(first && routesAsWritten(authored)), ...drafted.routes }
      return { release: `draft-${edits}`, brand: brandName(), checkedBy: null, documents, routes }
    },
    async bodies(hashes) {
      const names = hashes.map((hash) => hash.replace(/^draft-\d+-/, ''))
      const [only] = names
      if (only !== undefined && names.length === 1) check([only])
      else if (first) await whole
      return Object.fromEntries(
        hashes.flatMap((hash, index) => {
          const body = drafted.documents.get(names[index] ?? '')
          return body ? [[hash, body]] : []
        }),
      )
    },
    async checkOthers() {
      if (!first) return
      const turn = ++checking
      const steps = draft.steps(authored)
      for (;;) {
        const until = performance.now() + pieceMs
        let step = steps.next()
        while (!step.done && performance.now() < until) step = steps.next()
        if (step.done) {
          first = undefined
          take(step.value)
          allChecked()
          return finish()
        }
        await yieldToMain()
        if (turn !== checking) return
      }
    },
  }
}
