import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { Flags, LayoutDocument, Overlay } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import type { checkDocument } from '../check/document.ts'
import { severityOf, toDiagnostic } from '../check/findings.ts'
import type { Findings } from '../check/findings.ts'
import type { checkOverlay } from '../check/overlays.ts'
import type { CheckContext } from '../check/context.ts'

/** Pages that Foyer itself asks for. */
export const fixedPages = ['home', 'maintenance', 'blocked', 'not-found', 'header', 'side-menu', 'footer', 'bottom-bar'] as const

/** A document to be resolved. `value` is missing when its text is no JSON; `instead` replaces it when nothing of it can be used. */
export type ResolvableFile = { name: string; value: Json | undefined; findings: Findings; instead?: ResolvableFile | undefined }

export type ResolveOptions = {
  /** The last good document of that name, reported as kept. */
  kept: (file: ResolvableFile) => LayoutDocument | undefined
  check: typeof checkDocument
  checkOverlay: typeof checkOverlay
  /** What documents are checked against, once more of it is known. */
  context: (more: Pick<CheckContext, 'flags' | 'documents' | 'routes'>) => CheckContext
}

/**
 * Checks and sanitizes the documents of one brand against each other, the brand itself apart: flags first, then all that overlays may
 * change, then the overlays in their order. What can be drawn goes into `documents`, what is wrong into each file's findings.
 */
export function resolveDocuments(
  files: readonly ResolvableFile[],
  documents: Map<string, LayoutDocument>,
  options: ResolveOptions,
): { routes: Record<string, string> } {
  const flagsFile = files.find((file) => file.name.startsWith('flags/'))
  const flags = flagsFile && (resolveOne(flagsFile, options.context({}), options, documents) as Flags | undefined) // its name has its kind
  const context = options.context({
    ...(flagsFile && { flags }),
    documents: new Set(files.map((file) => file.name)),
    routes: files.flatMap((file) => routesOf(file.value)),
  })

  const rest = files.filter((file) => file !== flagsFile)
  for (const file of rest.filter((file) => !file.name.startsWith('overlay/'))) resolveOne(file, context, options, documents)
  resolveOverlays(
    rest.filter((file) => file.name.startsWith('overlay/')),
    context,
    options,
    documents,
  )
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
  const checked = file.value === undefined ? { sanitized: undefined, whole: false } : check(file.value, context, file.findings)
  const document = checked.whole && readable ? checked.sanitized : (kept(file) ?? checked.sanitized ?? baseInstead(file, context, check))
  if (document) documents.set(file.name, document)
  return document
}

function baseInstead({ instead }: ResolvableFile, context: CheckContext, check: ResolveOptions['check']): LayoutDocument | undefined {
  return instead?.value === undefined ? undefined : check(instead.value, context, instead.findings).sanitized
}

function resolveOverlays(
  files: readonly ResolvableFile[],
  context: CheckContext,
  options: ResolveOptions,
  documents: Map<string, LayoutDocument>,
): void {
  const { kept, check, checkOverlay } = options
  const read = files.flatMap((file): { file: ResolvableFile; overlay: Overlay }[] => {
    const overlay = resolveOne(file, context, { check, kept: () => undefined }, new Map())
    return overlay?.kind === 'overlay' ? [{ file, overlay }] : []
  })
  read.sort((a, b) => a.overlay.priority - b.overlay.priority || (a.overlay.id < b.overlay.id ? -1 : 1))
  const earlier: Overlay[] = []
  for (const { file, overlay } of read) {
    const sameTarget = earlier.filter((other) => other.target === overlay.target)
    const sound =
      checkOverlay(overlay, documents.get(overlay.target), sameTarget, context, file.findings) &&
      file.findings.list.every((finding) => severityOf(finding.code) !== 'error')
    if (sound) earlier.push(overlay)
    const document = sound ? overlay : kept(file)
    if (document) documents.set(file.name, document)
  }
  for (const file of files) {
    if (read.some((entry) => entry.file === file)) continue
    const document = kept(file)
    if (document) documents.set(file.name, document)
  }
}

function routesOf(value: Json | undefined): string[] {
  return isObject(value) && value.kind === 'page' && Array.isArray(value.routes)
    ? value.routes.filter((route) => typeof route === 'string')
    : []
}

/** Address → page. Of two pages with one address the first by name keeps it. */
function routeMap(documents: ReadonlyMap<string, LayoutDocument>, files: readonly ResolvableFile[]): Record<string, string> {
  const routes = new Map<string, string>()
  for (const [name, document] of documents) {
    if (document.kind !== 'page') continue
    document.routes?.forEach((route, index) => {
      const owner = routes.get(route)
      if (owner === undefined) routes.set(route, document.id)
      else
        files
          .find((file) => file.name === name)
          ?.findings.add('page/route-clash', `/routes/${index}`, `"${route}" belongs to page/${owner} already.`)
    })
  }
  return Object.fromEntries(routes)
}
