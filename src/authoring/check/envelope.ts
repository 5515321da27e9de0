import { isObject, pointerOf } from '../../schemas/json.ts'
import { currentFormat } from '../../schemas/document-limits.ts'
import { kinds, schemasByKind } from '../../schemas/documents.ts'
import type { Kind } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { mergePatch } from '../../rules/merge.ts'
import { applyPatch } from '../../rules/patch.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { patchBetween } from '../diff/patch-between.ts'
import type { Findings } from './findings.ts'
import { describeIssue, openIssues, valueAt } from './issues.ts'
import type { Issue } from './issues.ts'
import { formatMigrations, lossMessage, migrateFormat } from './migrations.ts'
import { didYouMean, nearest } from './nearest.ts'
import { plainSpelling } from './sentences.ts'
import { checkPredicate } from './predicates.ts'
import type { CheckContext, Formats } from './context.ts'

/**
 * A document as far as its form could be read. `broken`: pointers of nodes, items, fields or steps that do not have their form, and of
 * properties that are missing because they were written under another, similar name.
 */
export type Envelope = { kind: Kind; value: JsonObject; broken: ReadonlySet<string>; usable: boolean }

/** What a document of each kind cannot be without, so that the rest of one can be checked that lacks it. */
const least: Readonly<Record<Kind, JsonObject>> = {
  page: { nodes: [] },
  menu: { items: [] },
  form: { fields: [], submit: { label: '', intent: '' } },
  order: { steps: [] },
  overlay: { steps: [] },
  flags: { flags: {} },
  words: { id: 'en', words: {} },
  brand: {
    hosts: [],
    languages: ['EN'],
    defaultLanguage: 'EN',
    defaultTheme: 'dark',
    tokens: { dark: {}, light: {}, shared: {} },
    vendors: {},
    agentTypes: [],
    trialTypes: [],
    constants: {},
  },
}

/** What is left of a document of which something cannot be used: the property that holds it is taken out, or its list. */
function restOf(kind: Kind, value: JsonObject, paths: readonly (readonly PropertyKey[])[]): JsonObject {
  if (paths.some(([first]) => first === 'format')) return least[kind] // in another format the rest may mean something else
  const holders = paths.flatMap((path) => {
    if (kind === 'flags' && path[0] === 'flags') return [path.slice(0, 2).map(String)]
    if (kind === 'brand' && String(path[0]).endsWith('anguage')) return [['languages'], ['defaultLanguage']]
    if (kind === 'brand' && path[0] === 'languages') return [['languages'], ['defaultLanguage']]
    const list = path.findIndex((key) => typeof key === 'number')
    return [path.slice(0, list < 0 ? path.length : list).map(String)]
  })
  return mergePatch(least[kind], without(value, holders)) as JsonObject // two objects give one
}

/**
 * Checks what every document has in common, brings it up to the current format and checks its form. Properties that no kind knows
 * are reported and taken out; `usable` is false when what is wrong cannot be narrowed to a node, item, field or step: then `value` is the
 * rest, which is checked as well but which nobody gets.
 */
export function readEnvelope(value: Json, context: CheckContext, findings: Findings): Envelope | undefined {
  if (!isObject(value)) return void findings.add('document/unknown-kind', '', 'A document is an object.')
  const { kind } = value
  if (typeof kind !== 'string' || !isKind(kind)) {
    const meant = typeof kind === 'string' ? nearest(kind, kinds) : undefined
    const renamed =
      kind === undefined ? Object.keys(value).find((key) => nearest(key, ['kind']) && kinds.some((one) => one === value[key])) : undefined
    return void findings.add(
      'document/unknown-kind',
      kind === undefined ? '' : '/kind',
      renamed ? `There is no "kind", but "${renamed}".` : `"kind" is one of ${kinds.join(', ')}.${didYouMean(meant)}`,
      {
        fix: renamed
          ? [{ op: 'move', from: pointerOf(renamed), path: '/kind' }]
          : meant
            ? [{ op: 'replace', path: '/kind', value: meant }]
            : undefined,
      },
    )
  }
  const current = upToDate(value, findings, context.formats) // isObject, and it came from JSON
  return current && readForm(kind, current, context, findings)
}

const ownFormats: Formats = { current: currentFormat, migrations: formatMigrations }

function upToDate(value: JsonObject, findings: Findings, { current: format, migrations } = ownFormats): JsonObject | undefined {
  const written = value.format
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 0) return value // the form reports it
  const least = typeof value.minReader === 'number' ? value.minReader : written
  if (least > format)
    return void findings.add(
      'document/reader-too-old',
      'minReader' in value ? '/minReader' : '/format',
      `The document asks for format ${least}; this reader knows ${format}.`,
    )
  if (written > format) findings.add('document/newer-format', '/format', `The document has format ${written}; this reader knows ${format}.`)
  if (written >= format) return value
  const migrated = migrateFormat(value, written, format, migrations)
  if (!migrated) return void findings.add('document/invalid', '/format', `There is no way from format ${written} to ${format}.`)
  findings.add(
    'document/migrated',
    '/format',
    `Brought from format ${written} to ${format}: ${migrated.names.join(', ')}.${lossMessage(migrated.lost)}`,
    { fix: migrated.lost.length > 0 ? undefined : patchBetween(value, migrated.value) },
  )
  return migrated.value
}

function readForm(kind: Kind, value: JsonObject, context: CheckContext, findings: Findings): Envelope {
  const issues = issuesOf(kind, value)
  if (issues.length === 0) return { kind, value, broken: new Set(), usable: true }
  const broken = new Set<string>()
  const predicates = new Set<string>()
  const unknown: string[][] = []
  const missing = renamedByHolder(issues)
  const trials = { left: mostTrials }
  const unusable: PropertyKey[][] = []
  const costs = (path: PropertyKey[]) => dropped(kind, path, broken) || unusable.push(path)
  for (const issue of issues) {
    const when = issue.path.indexOf('when')
    if (when >= 0) {
      const path = issue.path.slice(0, when + 1)
      const pointer = pointerOf(...path)
      if (!predicates.has(pointer) && checkPredicate(valueAt(value, path), pointer, context, findings))
        findings.add('predicate/malformed', pointer, 'The predicate cannot be read.')
      predicates.add(pointer)
      costs(path)
      continue
    }
    if (issue.code === 'unrecognized_keys') {
      unknown.push(...(issue.keys ?? []).map((key) => [...issue.path.map(String), key]))
      for (const meant of reportUnknown(kind, issue, missing.get(pointerOf(...issue.path)) ?? [], value, trials, findings))
        broken.add(pointerOf(...issue.path, meant))
      continue
    }
    if (!issue.renamed) reportInvalid(kind, issue, value, trials, findings)
    costs(issue.path)
  }
  if (kind === 'form') for (const pointer of predicates) broken.add(pointer) // they have been checked
  const known = without(value, unknown)
  return unusable.length === 0
    ? { kind, value: known, broken, usable: true }
    : { kind, value: restOf(kind, known, unusable), broken, usable: false }
}

function issuesOf(kind: Kind, value: JsonObject): Issue[] {
  const result = schemasByKind[kind].safeParse(value, { jitless: true })
  return result.success ? [] : openIssues(result.error.issues, value)
}

/** The properties that are missing because they were written under another name, by the pointer of the object that lacks them. */
function renamedByHolder(issues: readonly Issue[]): Map<string, string[]> {
  const missing = new Map<string, string[]>()
  for (const { renamed, path } of issues) {
    if (!renamed) continue
    const holder = pointerOf(...path.slice(0, -1))
    missing.set(holder, [...(missing.get(holder) ?? []), String(path.at(-1))])
  }
  return missing
}

function reportInvalid(kind: Kind, issue: Issue, value: JsonObject, trials: Trials, findings: Findings): void {
  const path = pointerOf(...issue.path)
  const found = valueAt(value, issue.path)
  const { message, meant } = describeIssue(issue, found)
  const others = [meant, plainSpelling(found)].filter((other) => other !== undefined)
  const fix: PatchOperation[] | undefined =
    path === '/format' && found === undefined
      ? [{ op: 'add', path, value: currentFormat }]
      : others
          .map((other): PatchOperation[] => [{ op: 'replace', path, value: other }])
          .find((patch) => helps(kind, issue.path, patch, value, trials))
  findings.add('document/invalid', path, message, { fix })
}

/** How many characters of JSON are still read to try fixes. */
type Trials = { left: number }
/** What a document of ten faults needs at most; one of a thousand faults gets fixes for the first, and is not read a thousand times. */
const mostTrials = 1_000_000

/** Whether a patch inside a document leaves fewer issues in the part around it. */
function helps(kind: Kind, path: readonly PropertyKey[], patch: PatchOperation[], value: JsonObject, trials: Trials): boolean {
  if (trials.left <= 0) return false
  const part = unitOf(kind, path)
  const list = part && String(part[0])
  const base: JsonObject = kind === 'form' ? { fields: [], submit: { label: 'x', intent: 'submit' } } : {}
  const at = part ? pointerOf(...part) : ''
  const moved = (pointer: string) => (list === undefined ? pointer : `/${list}/0${pointer.slice(at.length)}`)
  const probe: JsonObject = list === undefined ? value : { kind, id: 'x', format: 1, ...base, [list]: [valueAt(value, part ?? []) ?? null] }
  trials.left -= JSON.stringify(probe).length
  const steps = patch.map((step) => ({ ...step, path: moved(step.path), ...(step.op === 'move' && { from: moved(step.from) }) }))
  const after = applyPatch(probe, steps).value
  return countOf(issuesOf(kind, after as JsonObject)) < countOf(issuesOf(kind, probe)) // patched inside, so it stays an object
}

/** How many mistakes there are: each unknown property is one. */
function countOf(issues: readonly Issue[]): number {
  return issues.reduce((sum, { keys }) => sum + (keys?.length ?? 1), 0)
}

/**
 * Reports the properties that nobody knows, and gives the names that were probably meant. `missing` are properties that the object lacks.
 */
function reportUnknown(
  kind: Kind,
  { path, keys = [] }: Issue,
  missing: readonly string[],
  value: JsonObject,
  trials: Trials,
  findings: Findings,
): string[] {
  const holder = valueAt(value, path)
  const names = [...missing, ...knownKeys(kind, path)].filter((name) => !isObject(holder) || !Object.hasOwn(holder, name))
  return keys.flatMap((key) => {
    const near = nearest(key, names)
    const pointer = pointerOf(...path, key)
    const rename: PatchOperation[] = near === undefined ? [] : [{ op: 'move', from: pointer, path: pointerOf(...path, near) }]
    const meant = rename.length > 0 && helps(kind, path, rename, value, trials) ? near : undefined
    findings.add('document/unknown-property', pointer, `There is no property "${key}" here.${didYouMean(meant)}`, {
      at: 'key',
      fix: meant === undefined ? [{ op: 'remove', path: pointer }] : rename,
    })
    return meant === undefined ? [] : [meant]
  })
}

const nodeKeys = ['id', 'widget', 'v', 'props', 'inputs', 'when', 'slots', 'fallback']
const itemKeys = ['id', 'label', 'icon', 'to', 'intent', 'items', 'each', 'when', 'badge']

function knownKeys(kind: Kind, path: readonly PropertyKey[]): string[] {
  if (path.length === 0) return Object.keys((schemasByKind[kind] as unknown as { shape: object }).shape) // all kinds are strict objects
  if (unitOf(kind, path)?.length === path.length) return kind === 'page' ? nodeKeys : kind === 'menu' ? itemKeys : []
  return path.at(-2) === 'inputs' || path.at(-1) === 'each' || path.at(-1) === 'badge' ? ['source', 'args'] : []
}

/** The innermost node, item, field or step around a path: a fault there costs only that part. */
export function unitOf(kind: Kind, path: readonly PropertyKey[]): PropertyKey[] | undefined {
  let unit: number | undefined
  for (let at = 0; at < path.length;) {
    const [key, next] = [path[at], path[at + 1]]
    const isList =
      kind === 'page'
        ? key === 'nodes'
        : kind === 'menu'
          ? key === 'items'
          : kind === 'form'
            ? key === 'fields' || key === 'methods' || key === 'groups'
            : kind === 'order' && key === 'steps'
    if (isList && (at === 0 || kind === 'menu') && typeof next === 'number') unit = at += 2
    else if (kind === 'page' && key === 'slots' && typeof path[at + 2] === 'number') unit = at += 3
    else if (kind === 'page' && key === 'fallback' && path.length > at + 1 && typeof next === 'string') unit = at += 1
    else break
  }
  return unit === undefined ? undefined : path.slice(0, unit)
}

function dropped(kind: Kind, path: readonly PropertyKey[], broken: Set<string>): boolean {
  const unit = unitOf(kind, path)
  if (unit) broken.add(pointerOf(...unit))
  if (unit && path.at(-1) === 'fallback') broken.add(pointerOf(...path)) // an object without a property of a node
  return unit !== undefined
}

/** What is taken out of a value, by key: inside of that entry, or with nothing inside, the entry itself. */
type Removals = Map<string, Removals>

/** A document without the properties at these paths, in one walk however many they are. */
function without(value: JsonObject, paths: readonly (readonly string[])[]): JsonObject {
  const removals: Removals = new Map()
  for (const path of paths) {
    let at = removals
    for (const key of path) {
      const inside: Removals = at.get(key) ?? new Map<string, Removals>()
      at.set(key, inside)
      at = inside
    }
  }
  return removeAt(value, removals) as JsonObject // the document itself is never what is removed
}

function removeAt(value: Json, removals: Removals): Json {
  if (removals.size === 0) return value
  if (Array.isArray(value)) return value.map((entry, index) => removeAt(entry, removals.get(String(index)) ?? none))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]): [string, Json][] => {
      const inside = removals.get(name)
      return inside?.size === 0 ? [] : [[name, removeAt(entry, inside ?? none)]]
    }),
  )
}

const none: Removals = new Map()

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(schemasByKind, kind)
}
