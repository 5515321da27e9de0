import { isObject } from '../../schemas/json.ts'
import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { Brand, LayoutDocument, Overlay } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import type { Finding } from '../check/findings.ts'
import { checkOverlay } from '../check/overlays.ts'
import { checkPageIncrementally } from '../check/pages.ts'
import type { PageMemory } from '../check/pages.ts'
import type { CheckContext } from '../check/context.ts'
import { missingPages, resolveDocuments } from './resolve.ts'
import { atOnce } from '../../rules/at-once.ts'
import { share } from '../../rules/structural-sharing.ts'

/** What is known before any document is read. `elsewhere` are names of documents that are there too, but whose bodies are not. */
type Known = Pick<CheckContext, 'registry' | 'sources' | 'words' | 'icons' | 'formats'> & { elsewhere?: readonly string[] }

/** What a player would get of documents that are being edited, and what is wrong with each; pointers, no lines. */
export type Drafted = {
  documents: ReadonlyMap<string, LayoutDocument>
  routes: Readonly<Record<string, string>>
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>
}

export type Draft = {
  /**
   * Sanitizes what has changed since the last time, by identity. Authored documents by name, `brand.json` merged. Never throws. With
   * `wanted` only these documents, and what brand and flags say.
   */
  sanitize: (documents: ReadonlyMap<string, Json>, wanted?: ReadonlySet<string>) => Drafted
  /** The same in steps, after each of which something else may be done. */
  steps: (documents: ReadonlyMap<string, Json>, wanted?: ReadonlySet<string>) => Generator<undefined, Drafted>
}

/** Result and findings of one check, for as long as it is asked about the same objects. */
type Kept = { context: CheckContext; findings: readonly Finding[]; result: ReturnType<typeof checkDocument> }
type KeptOverlay = {
  target: LayoutDocument | undefined
  earlier: readonly Overlay[]
  context: CheckContext
  findings: readonly Finding[]
  sanitized: Overlay | undefined
}

/**
 * Gives what `buildRelease` gives of the same documents, without looking again at what is the same object as before. What comes out
 * keeps its identity where it is deeply the same, so that an edit of one node is seen as that.
 */
export function createDraft({ elsewhere = [], ...known }: Known): Draft {
  const pages: PageMemory = new WeakMap()
  const checks = new WeakMap<object, Kept>()
  const overlays = new WeakMap<Overlay, KeptOverlay>()
  const brandContext: CheckContext = { registry: known.registry, sources: known.sources, formats: known.formats }
  const contexts = new Map<string, { key: string; context: CheckContext }>()
  let last: ReadonlyMap<string, LayoutDocument> = new Map()
  let told: ReadonlyMap<string, readonly Diagnostic[]> = new Map()

  /** The same context for the same knowledge: another object would have everything checked again. */
  function contextFor(use: string, context: CheckContext): CheckContext {
    const kept = contexts.get(use)
    if (kept && isSameContext(kept.context, context)) return kept.context
    const { brand, flags, documents, routes, own } = context
    const key = JSON.stringify([
      brand && withoutColours(brand),
      flags && Object.entries(flags.flags).map(([name, flag]) => [name, { ...flag, note: '', owner: '' }]),
      [...(documents ?? [])],
      routes,
      own?.signature,
    ])
    if (kept?.key === key) return kept.context
    contexts.set(use, { key, context })
    return context
  }
  const check: typeof checkDocument = (value, context, findings) => {
    if (!isObject(value) || findings.list.length > 0) return checkDocument(value, context, findings)
    const kept = checks.get(value)
    if (kept?.context === context) {
      findings.list.push(...kept.findings)
      return kept.result
    }
    const before = typeof value.kind === 'string' && typeof value.id === 'string' ? last.get(`${value.kind}/${value.id}`) : undefined
    const { sanitized, whole } =
      checkPageIncrementally(value, context, findings, pages, before?.kind === 'page' ? before : undefined) ??
      checkDocument(value, context, findings)
    const result = { sanitized: sanitized && (sanitized.kind === 'page' ? sanitized : share(before, sanitized)), whole }
    checks.set(value, { context, findings: [...findings.list], result })
    return result
  }
  const checkOverlayAgain: typeof checkOverlay = (overlay, target, earlier, context, findings) => {
    const kept = overlays.get(overlay)
    if (
      kept &&
      kept.target === target &&
      kept.context === context &&
      kept.earlier.length === earlier.length &&
      kept.earlier.every((one, index) => one === earlier[index])
    ) {
      findings.list.push(...kept.findings)
      return kept.sanitized
    }
    const own = createFindings()
    const checked = checkOverlay(overlay, target, earlier, context, own, check)
    const sanitized = checked && share(last.get(`overlay/${overlay.id}`), checked)
    overlays.set(overlay, { target, earlier, context, findings: own.list, sanitized })
    findings.list.push(...own.list)
    return sanitized
  }

  function* sanitizeInSteps(authored: ReadonlyMap<string, Json>, wanted?: ReadonlySet<string>): Generator<undefined, Drafted> {
    const documents = new Map<string, LayoutDocument>()
    const files = [...authored]
      .map(([name, value]) => ({ name, value, findings: createFindings() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    const brandFile = files.find(({ name }) => name.startsWith('brand/'))
    const checked = brandFile && check(brandFile.value, brandContext, brandFile.findings).sanitized
    const brand: Brand | undefined = checked?.kind === 'brand' ? checked : undefined
    if (brand) documents.set(`brand/${brand.id}`, brand)
    const others = files.filter(({ name }) => !name.startsWith('brand/'))
    const { routes } = yield* resolveDocuments(others, documents, {
      ...(wanted && { isWanted: (name) => wanted.has(name) }),
      kept: () => undefined,
      check,
      checkOverlay: checkOverlayAgain,
      context: ({ documents: names, ...more }) =>
        contextFor(names ? 'all' : 'flags', {
          ...known,
          brand,
          ...more,
          ...(names && { documents: new Set([...names, ...elsewhere]) }),
        }),
    })
    last = documents
    told = new Map([
      ...files.flatMap(({ name, findings }) =>
        findings.list.length
          ? [
              [
                name,
                share(
                  told.get(name),
                  findings.list.map((finding) => toDiagnostic(finding, name)),
                ),
              ] as const,
            ]
          : [],
      ),
      ...missingPages(new Set([...others.map(({ name }) => name), ...elsewhere])).map(
        (diagnostic) => [diagnostic.document, share(told.get(diagnostic.document), [diagnostic])] as const,
      ),
    ])
    return { documents, routes, diagnostics: told }
  }
  return { sanitize: (documents, wanted) => atOnce(sanitizeInSteps(documents, wanted)), steps: sanitizeInSteps }
}

/** Whether both are of the same objects and names: nearly all edits leave them alone, and printing them costs as a block's check does. */
function isSameContext(before: CheckContext, next: CheckContext): boolean {
  return (
    before.brand === next.brand &&
    before.flags === next.flags &&
    before.own?.signature === next.own?.signature &&
    hasSameItems(before.documents, next.documents) &&
    hasSameItems(before.routes, next.routes)
  )
}

function hasSameItems(before: Iterable<string> = [], next: Iterable<string> = []): boolean {
  const [one, other] = [[...before], [...next]]
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** What a check reads of a brand: everything but what its colours and measures are. */
function withoutColours({ tokens, ...brand }: Brand): object {
  return { ...brand, tokens: [Object.keys(tokens.dark), Object.keys(tokens.light)] }
}
