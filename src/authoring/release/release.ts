import { isObject, pointerOf } from '../../schemas/json.ts'
import SHA256 from 'crypto-js/sha256'

import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { Brand, LayoutDocument, Release } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { SourceContracts } from '../../runtime/contract/source.ts'
import { atOnce } from '../../rules/at-once.ts'
import { memo } from '../../rules/memo.ts'
import { mergePatch } from '../../rules/merge.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { didYouMean, nearest } from '../check/nearest.ts'
import { createFindings, toDiagnostic } from '../check/findings.ts'
import { checkBrandNames } from '../check/brands.ts'
import { checkOverlay } from '../check/overlays.ts'
import type { CheckContext, Formats, KnownWords } from '../check/context.ts'
import { checkOnce } from './check-once.ts'
import { loadFile } from './files.ts'
import type { LayoutFile, LoadedFile } from './files.ts'
import { pipelineVersion } from '../../schemas/pipeline-version.ts'
import { missingPages, resolveDocuments } from './resolve.ts'
import type { ResolvableFile } from './resolve.ts'

export const baseBrand = '_base'

/** A diagnostic with its file. */
export type FileDiagnostic = Diagnostic & { path: string }

export type ReleaseInput = {
  brand: string // the folder's name, as `foyer`
  files: readonly LayoutFile[] // of this brand and of `_base`; of other brands their `brand.json` is read, for a host shows one brand
  registry: Registry
  sources: SourceContracts
  words?: KnownWords | undefined
  icons?: ReadonlySet<string> | undefined
  formats?: Formats | undefined
  brands?: readonly string[] | undefined // all that there are
  now?: number | undefined // rules that are over by then are reported
  lastGood?: Pick<Release, 'documents'> | undefined // with bodies: what stays while a document cannot be used
  hash?: ((text: string) => string) | undefined // SHA-256 in hexadecimal digits; `sha256` when it is missing
}

export type BuiltRelease = { release: Release; diagnostics: FileDiagnostic[] }

/**
 * Builds what a portal of one brand draws: its documents over those of `_base` (`brand.json` as a merge patch), checked and sanitized,
 * each named by the hash of its body. A document that cannot be used whole is replaced by the last good one of its name, else by what
 * could be sanitized of it, else left out. Runs in Node and in a browser; never throws on any content of a file.
 */
export function buildRelease(input: ReleaseInput): BuiltRelease {
  return atOnce(releaseSteps(input))
}

/** `buildRelease` in steps of one document each: what has been checked in some of them is known to the next build of the same files. */
export function* releaseSteps(input: ReleaseInput): Generator<undefined, BuiltRelease> {
  const diagnostics: FileDiagnostic[] = []
  const loaded = input.files.filter((file) => file.brand === input.brand || file.brand === baseBrand).map(loadFile)
  const { effective, brandFiles, doubles } = overBase(loaded, input.brand)
  const tell = (file: LoadedFile) =>
    diagnostics.push(...file.findings.list.map((finding) => ({ ...toDiagnostic(finding, file.name, file.positions), path: file.path })))
  for (const file of doubles) file.findings.add('document/duplicate', '/id', `${file.name} stands in another file of ${file.brand} too.`)

  const kept = (file: ResolvableFile): LayoutDocument | undefined => {
    const body =
      input.lastGood && Object.hasOwn(input.lastGood.documents, file.name) ? input.lastGood.documents[file.name]?.body : undefined
    if (body !== undefined) file.findings.add('document/kept', '', `The last good ${file.name} stays.`)
    return body as LayoutDocument | undefined // the build of that release has checked it
  }

  checkHosts(
    brandFiles.find((file) => file.brand === input.brand),
    input.files,
  )
  const documents = new Map<string, LayoutDocument>()
  const context: CheckContext = {
    registry: input.registry,
    sources: input.sources,
    words: input.words,
    icons: input.icons,
    formats: input.formats,
    brands: input.brands,
    now: input.now,
    brand: readBrand(brandFiles, input, documents),
  }
  const { routes } = yield* resolveDocuments(effective, documents, {
    kept,
    check: checkOnce,
    checkOverlay,
    context: (more) => ({ ...context, ...more }),
  })

  for (const file of loaded) tell(file)
  diagnostics.push(...missingPages(new Set(effective.map((file) => file.name))).map((diagnostic) => ({ ...diagnostic, path: '' })))
  return { release: pack(input.brand, documents, routes, input.hash), diagnostics }
}

/** `instead`: the base's document of that name, for when nothing of the brand's own can be used. */
type EffectiveFile = LoadedFile & { instead?: LoadedFile }

/** The brand's documents, and those of `_base` that it does not have itself. */
function overBase(
  loaded: readonly LoadedFile[],
  brand: string,
): { effective: EffectiveFile[]; brandFiles: LoadedFile[]; doubles: LoadedFile[] } {
  const byName = new Map<string, EffectiveFile>()
  const brandFiles: LoadedFile[] = []
  const doubles: LoadedFile[] = []
  for (const folder of brand === baseBrand ? [baseBrand] : [baseBrand, brand]) {
    const own = new Set<string>()
    for (const file of loaded.filter((file) => file.brand === folder).sort((a, b) => (a.path < b.path ? -1 : 1))) {
      if (file.name.startsWith('brand/')) brandFiles.push(file)
      else if (own.has(file.name)) doubles.push(file)
      else {
        own.add(file.name)
        const before = byName.get(file.name)
        byName.set(file.name, before ? { ...file, instead: before } : file)
      }
    }
  }
  return { effective: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), brandFiles, doubles }
}

function readBrand(files: readonly LoadedFile[], input: ReleaseInput, documents: Map<string, LayoutDocument>): Brand | undefined {
  const own = files.at(-1)
  if (!own) return undefined
  const readable = files.filter((file) => file.value !== undefined)
  for (const [index, file] of readable.slice(1).entries()) {
    checkOwnEnvelope(file)
    if (isObject(file.value)) checkBrandNames(file.value, mergedOnce(readable.slice(0, index + 1)), file.findings)
  }
  for (let count = readable.length; count > 0; count -= 1) {
    const merged = mergedOnce(readable.slice(0, count))
    const findings = createFindings()
    const { sanitized, whole } = checkOnce(merged, { registry: input.registry, sources: input.sources, formats: input.formats }, findings)
    for (const finding of count === readable.length ? findings.list : []) {
      const places = [finding.pointer, ...(finding.also === undefined ? [] : [finding.also])]
      const [{ file, pointer } = { file: own, pointer: '' }] = places
        .map((pointer) => ({ file: blame(readable, pointer), pointer }))
        .toSorted((a, b) => readable.indexOf(b.file) - readable.indexOf(a.file))
      const { findings: told } = file
      if (told.list.some((before) => before.code === finding.code && before.pointer === pointer)) continue
      told.add(finding.code, pointer, finding.message, { ...(finding.at && { at: finding.at }), fix: finding.fix })
    }
    const faulty = own.value === undefined || !whole || count < readable.length
    const last = faulty ? lastBrand(input) : undefined
    if (faulty && last) {
      own.findings.add('document/kept', '', `The last good brand ${last.id} stays.`)
      documents.set(`brand/${last.id}`, last)
      return last
    }
    if (sanitized?.kind !== 'brand') continue
    documents.set(`brand/${sanitized.id}`, sanitized)
    return sanitized
  }
  return undefined
}

/** A host that another brand has, too: the server would show one of them. What `_base` has is everybody's. */
function checkHosts(own: LoadedFile | undefined, files: readonly LayoutFile[]): void {
  if (!own || own.brand === baseBrand) return
  const others = files.filter(({ brand, path }) => brand !== own.brand && brand !== baseBrand && isBrandFile(path))
  const shown = others.map((file) => ({ brand: file.brand, hosts: hostsIn(loadFile(file)) }))
  for (const [index, host] of hostsIn(own).entries()) {
    const brands = shown.filter(({ hosts }) => typeof host === 'string' && hosts.includes(host)).map(({ brand }) => brand)
    if (brands.length > 0)
      own.findings.add(
        'brand/invalid-value',
        pointerOf('hosts', index),
        `The host ${JSON.stringify(host)} shows ${brands.join(' and ')} too. A host shows one brand.`,
      )
  }
}

/** Whether a path is that of a brand's own document. */
export function isBrandFile(path: string): boolean {
  return /(?:^|[/\\])brand\.json$/.test(path)
}

function hostsIn({ value }: LoadedFile): readonly Json[] {
  return isObject(value) && Array.isArray(value.hosts) ? value.hosts : []
}

type Values = readonly (Json | undefined)[]

function merged(values: Values): Json {
  return values.reduce<unknown>((target, value) => mergePatch(target, value), {}) as Json // patches of JSON give JSON
}

/** By the last value: the brand stays the same object while its files are the same, and so does what was checked against it. */
const mergedByLast = memo((last: JsonObject, ...before: Values) => merged([...before, last]))

function mergedOnce(files: readonly LoadedFile[]): Json {
  const values = files.map(({ value }) => value)
  const last = values.at(-1)
  return isObject(last) ? mergedByLast(last, ...values.slice(0, -1)) : merged(values)
}

/** A brand's document is merged into the base's, from which it would inherit the fields it lacks. */
function checkOwnEnvelope({ value, findings }: LoadedFile): void {
  if (!isObject(value)) return // the merged brand is invalid then, and that is reported
  const missing = ['kind', 'id', 'format'].filter((name) => value[name] === undefined)
  const renamed = missing.flatMap((name) => {
    const key = Object.keys(value).find((key) => nearest(key, [name]) === name)
    return key === undefined ? [] : [{ name, key }]
  })
  for (const { name, key } of renamed)
    findings.add('document/unknown-property', pointerOf(key), `There is no property "${key}" here.${didYouMean(name)}`, {
      at: 'key',
      fix: [{ op: 'move', from: pointerOf(key), path: pointerOf(name) }],
    })
  const left = missing.filter((name) => !renamed.some((one) => one.name === name))
  if (left.length > 0) findings.add('document/invalid', '', `A brand's document says itself what it is: ${left.join(', ')} is missing.`)
}

function lastBrand({ lastGood }: ReleaseInput): Brand | undefined {
  const entry = Object.entries(lastGood?.documents ?? {}).find(([name, { body }]) => name.startsWith('brand/') && body !== undefined)
  return entry?.[1].body as Brand | undefined // the build of that release has checked it
}

/**
 * Finds the file that a value of the merged brand comes from: the last file that has the value or, if none has, the nearest object around
 * it. A finding about the whole document belongs to the file that is no object, else to the base.
 */
function blame(files: readonly LoadedFile[], pointer: string): LoadedFile {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const holder = files.findLast((file) => file.positions?.rangeOf(at))
    if (holder) return holder
  }
  const base = files.find((file) => !isObject(file.value)) ?? files[0]
  if (!base) throw new Error('A brand was merged from no file.')
  return base
}

function pack(brand: string, documents: ReadonlyMap<string, LayoutDocument>, routes: Record<string, string>, hash = sha256): Release {
  const entries = [...documents].map(([name, body]) => [name, { hash: hashOf(body, hash), body: body as unknown as Json }] as const)
  const release = hash([brand, pipelineVersion, ...entries.map(([name, { hash }]) => `${name} ${hash}`)].join('\n'))
  return { release, brand, checkedBy: pipelineVersion, documents: Object.fromEntries(entries), routes }
}

/** By the checked document, which stays the same object while nothing of it changes. */
const hashOf = memo((document: LayoutDocument, hash: (text: string) => string) => hash(JSON.stringify(document)))

/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. Not the browser's own, which is asynchronous and missing on plain http:
 * a release has the same name wherever it is built. A lone surrogate counts as U+FFFD, as in every UTF-8 encoder.
 */
export function sha256(text: string): string {
  return SHA256(text.replace(/\p{Surrogate}/gu, '\uFFFD')).toString()
}
