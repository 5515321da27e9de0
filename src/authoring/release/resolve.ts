import { isObject } from '../../schemas/json.ts'
import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { Flags, LayoutDocument, Overlay, Page } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { fixedPages } from '../../schemas/fixed-pages.ts'
import { applyOverlays, withFields } from '../../rules/overlays.ts'
import type { OverlayTarget } from '../../rules/overlays.ts'
import type { checkDocument } from '../check/document.ts'
import { severityOf, toDiagnostic } from '../check/findings.ts'
import type { Finding, Findings } from '../check/findings.ts'
import type { checkOverlay } from '../check/overlays.ts'
import { isAboutRules, keptFindings } from '../check/market-rules.ts'
import type { CheckContext } from '../check/context.ts'
import { ownWordsOf } from '../check/own-words.ts'

/**
 * A document to be resolved. `value` is missing when its text is no JSON: then `meant` is checked for what else is wrong, and `instead`
 * replaces it.
 */
export type ResolvableFile = {
  name: string
  value: Json | undefined
  meant?: Json | undefined
  findings: Findings
  instead?: ResolvableFile | undefined
}

export type ResolveOptions = {
  /** The last good document of that name, reported as kept. */
  kept: (file: ResolvableFile) => LayoutDocument | undefined
  check: typeof checkDocument
  checkOverlay: typeof checkOverlay
  /** What documents are checked against, once more of it is known. */
  context: (more: Pick<CheckContext, 'flags' | 'documents' | 'routes' | 'own'>) => CheckContext
  /** Which documents are checked. Of the others it is only known that they are there. Default: all. */
  isWanted?: (name: string) => boolean
}

/**
 * Checks and sanitizes the documents of one brand against each other, the brand itself apart: flags first, then all that overlays may
 * change, then the overlays in their order. What can be drawn goes into `documents`, what is wrong into each file's findings. Each document
 * is a step, after which something else may be done.
 */
export function* resolveDocuments(
  files: readonly ResolvableFile[],
  documents: Map<string, LayoutDocument>,
  options: ResolveOptions,
): Generator<undefined, { routes: Record<string, string> }> {
  const flagsFile = files.find((file) => file.name.startsWith('flags/'))
  const flags = flagsFile && (resolveOne(flagsFile, options.context({}), options, documents) as Flags | undefined) // its name has its kind
  const context = options.context({
    ...(flagsFile && { flags }),
    documents: new Set(files.map((file) => file.name)),
    routes: files.flatMap((file) => routesOf(valueOf(file))),
    own: ownWordsOf(files.map((file) => [file.name, valueOf(file)])),
  })

  const { isWanted = () => true } = options
  const rest = files.filter((file) => file !== flagsFile && isWanted(file.name))
  for (const file of rest.filter((file) => !file.name.startsWith('overlay/'))) {
    resolveOne(file, context, options, documents)
    yield
  }
  const overlays = yield* resolveOverlays(
    rest.filter((file) => file.name.startsWith('overlay/')),
    context,
    options,
    documents,
  )
  keepRules(rest, documents, overlays, context)
  return { routes: routeMap(documents, rest) }
}

/** Pages that Foyer asks for and that no document is named after. One that cannot be read has been reported already. */
export function missingPages(names: ReadonlySet<string>): Diagnostic[] {
  return fixedPages
    .filter((page) => !names.has(`page/${page}`))
    .map((page) => toDiagnostic({ code: 'document/missing', pointer: '', message: `There is no page/${page}.` }, `page/${page}`))
}

function resolveOne(
  file: ResolvableFile,
  context: CheckContext,
  { kept, check }: Pick<ResolveOptions, 'kept' | 'check'>,
  documents: Map<string, LayoutDocument>,
): LayoutDocument | undefined {
  const readable = file.findings.list.every((finding) => severityOf(finding.code) !== 'error')
  const value = valueOf(file)
  const checked = value === undefined ? unusable : check(value, context, file.findings)
  const sanitized = file.value === undefined ? undefined : checked.sanitized
  const document = checked.whole && readable ? sanitized : (kept(file) ?? sanitized ?? baseInstead(file, context, check))
  if (document) documents.set(file.name, document)
  return document
}

/** What a file holds, also `null`, which is no document; of a text that is no JSON what it was meant to hold. */
function valueOf({ value, meant }: ResolvableFile): Json | undefined {
  return value === undefined ? meant : value
}

const unusable = { sanitized: undefined, whole: false }

function baseInstead({ instead }: ResolvableFile, context: CheckContext, check: ResolveOptions['check']): LayoutDocument | undefined {
  return instead?.value === undefined ? undefined : check(instead.value, context, instead.findings).sanitized
}

function* resolveOverlays(
  files: readonly ResolvableFile[],
  context: CheckContext,
  options: ResolveOptions,
  documents: Map<string, LayoutDocument>,
): Generator<undefined, Overlay[]> {
  const { kept, check, checkOverlay } = options
  const read = files.flatMap((file): { file: ResolvableFile; overlay: Overlay }[] => {
    const overlay = resolveOne(file, context, { check, kept: () => undefined }, new Map())
    return overlay?.kind === 'overlay' ? [{ file, overlay }] : []
  })
  read.sort((a, b) => a.overlay.priority - b.overlay.priority || (a.overlay.id < b.overlay.id ? -1 : 1))
  const earlier: Overlay[] = []
  for (const { file, overlay } of read) {
    const sameTarget = earlier.filter((other) => other.target === overlay.target)
    const checked = checkOverlay(overlay, documents.get(overlay.target), sameTarget, context, file.findings)
    const sound = file.findings.list.every((finding) => severityOf(finding.code) !== 'error') ? checked : undefined
    if (sound) earlier.push(sound)
    const document = sound ?? kept(file)
    if (document) documents.set(file.name, document)
    yield
  }
  for (const file of files) {
    if (read.some((entry) => entry.file === file)) continue
    const document = kept(file)
    if (document) documents.set(file.name, document)
  }
  foldLasting(documents, earlier)
  return earlier
}

/**
 * What an overlay that always applies says of a document's own fields stands in the document itself: addresses, titles and who may open a
 * page are read of it before any overlay is applied. Its lists stay for the player's device, where the other overlays change them too.
 */
function foldLasting(documents: Map<string, LayoutDocument>, overlays: readonly Overlay[]): void {
  for (const { target, when, steps } of overlays) {
    const document = documents.get(target)
    const fields = steps.filter((step) => step.op === 'replace' && !listFields.has(step.field))
    if (when === undefined && fields.length > 0 && document) documents.set(target, withFields(document as OverlayTarget, fields))
  }
}

/**
 * Findings about rules of the brand are about what players of it get, so with the overlays that always apply. Where one of them has a
 * fault of its own nothing is said of its target: the fault is told, and what the overlay would keep is not known.
 */
function keepRules(
  files: readonly ResolvableFile[],
  documents: ReadonlyMap<string, LayoutDocument>,
  overlays: readonly Overlay[],
  context: CheckContext,
): void {
  if (!context.brand?.rules) return
  const lasting = overlays.filter(({ when }) => when === undefined)
  const unsound = files.filter(
    ({ name, findings }) => name.startsWith('overlay/') && findings.list.some(({ code }) => severityOf(code) === 'error'),
  )
  const targets = unsound.map((file) => targetOf(file, documents))
  for (const { name, value, findings } of files) {
    if (!findings.list.some(isAboutRules)) continue
    const own = lasting.filter(({ target }) => target === name)
    const page = documents.get(name)
    const written = isObject(value) && Array.isArray(value.nodes) ? (value as unknown as Page) : page // only its nodes are read
    const left = targets.some((target) => target === undefined || target === name)
      ? findings.list.filter((one) => !isAboutRules(one))
      : own.length > 0 && page?.kind === 'page'
        ? keptFindings(findings.list, written as Page, applyOverlays(page, own, { facts: {}, flags: {} }).document, context)
        : findings.list
    findings.list.splice(0, findings.list.length, ...left)
  }
}

/** The document that an overlay is for; undefined where its text names none that there is. */
function targetOf(file: ResolvableFile, documents: ReadonlyMap<string, LayoutDocument>): string | undefined {
  const value = valueOf(file)
  return isObject(value) && typeof value.target === 'string' && documents.has(value.target) ? value.target : undefined
}

const listFields = new Set(['nodes', 'items', 'fields', 'steps'])

function routesOf(value: Json | undefined): string[] {
  return isObject(value) && value.kind === 'page' && Array.isArray(value.routes)
    ? value.routes.filter((route) => typeof route === 'string')
    : []
}

const innerRoute = /^([^?#]*)\?page=[\w-]*$/

/** What is wrong with the form of a page's address; undefined when nothing is. */
function routeFault(route: string, { parent: id }: Page, parent: Page | undefined): string | undefined {
  const [, path] = innerRoute.exec(route) ?? []
  if (id === undefined)
    return /[?#]/.test(route) ? `"${route}" is an address inside another page, and the page names no "parent".` : undefined
  const paths = (parent?.routes ?? []).filter((one) => !one.includes('?'))
  const expected = paths.length > 0 ? `write ${paths.map((one) => `"${one}?page=<name>"`).join(' or ')}` : 'that page has no address itself'
  return path !== undefined && paths.includes(path) ? undefined : `"${route}" is no address inside page/${id}: ${expected}.`
}

/** Whether a property is reported already, or stands under a similar name: what depends on it is then not wrong as well. */
function isAbout(property: string, { pointer, fix }: Finding): boolean {
  return pointer.startsWith(property) || (fix ?? []).some(({ path }) => path === property)
}

/**
 * Pages around several others of which none is at an address of theirs, with the path that those have: then the address of the page around
 * them is what is wrong, once.
 */
function lostAround(documents: ReadonlyMap<string, LayoutDocument>): Map<string, string> {
  const inside = new Map<string, (string | undefined)[]>() // paths of the pages inside, by the name of the page around them
  for (const document of documents.values())
    if (document.kind === 'page' && document.parent !== undefined && document.routes?.length) {
      const name = `page/${document.parent}`
      inside.set(name, [...(inside.get(name) ?? []), innerRoute.exec(document.routes[0] ?? '')?.[1]])
    }
  return new Map(
    [...inside].flatMap(([name, paths]) => {
      const [path] = paths
      const around = documents.get(name)
      const isLost = around?.kind === 'page' && around.parent === undefined && path !== undefined && !around.routes?.includes(path)
      return isLost && paths.length > 1 && paths.every((other) => other === path) ? [[name, path]] : []
    }),
  )
}

/** Address → page. Of two pages with one address the first by name keeps it. */
function routeMap(documents: ReadonlyMap<string, LayoutDocument>, files: readonly ResolvableFile[]): Record<string, string> {
  const routes = new Map<string, string>()
  const lost = lostAround(documents)
  const findingsOf = new Map(files.map((file) => [file.name, file.findings]))
  for (const [name, document] of documents) {
    if (document.kind !== 'page') continue
    const path = lost.get(name)
    const findings = findingsOf.get(name)
    const around = document.parent === undefined ? undefined : `page/${document.parent}`
    const parent = around === undefined ? undefined : documents.get(around)
    if (!parent && around !== undefined && findingsOf.has(around)) continue // it cannot be used, which has been reported there
    if (path !== undefined && !findings?.list.some((finding) => isAbout('/routes', finding))) {
      const message = `Pages inside it are at "${path}?page=<name>", but it has no address "${path}".`
      findings?.add('page/parent-route', document.routes ? '/routes' : '', message)
    }
    if (parent?.kind === 'page' && parent.parent !== undefined)
      findings?.add('page/parent-route', '/parent', `page/${parent.id} is inside page/${parent.parent} itself.`)
    const isParentReported = () => findings?.list.some((finding) => isAbout('/parent', finding))
    const isParentMissed = () => isParentReported() || findings?.list.some(({ code }) => code === 'page/parent-route') // once is enough
    document.routes?.forEach((route, index) => {
      const owner = routes.get(route)
      const fault = routeFault(route, document, parent?.kind === 'page' ? parent : undefined)
      if (fault === undefined && owner === undefined) routes.set(route, document.id)
      else if (fault === undefined)
        findings?.add(
          'page/route-clash',
          `/routes/${index}`,
          `page/${owner} and page/${document.id} have "${route}"; page/${owner} keeps it.`,
        )
      else if (around === undefined ? !isParentMissed() : !lost.has(around) && !isParentReported())
        findings?.add('page/parent-route', `/routes/${index}`, fault)
    })
  }
  return Object.fromEntries(routes)
}
