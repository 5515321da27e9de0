import { isObject, pointerOf } from '../../schemas/json.ts'
import { addressForm } from '../../schemas/address.ts'
import type { Json } from '../../schemas/json.ts'
import { nearest } from './nearest.ts'
import { anAddress, bounds, either, listed, nameOf, wrongName, wrongValue } from './sentences.ts'

/** A zod issue at one place, as far as we read it. */
export type Issue = {
  code?: string | undefined
  path: PropertyKey[]
  keys?: string[]
  errors?: Issue[][]
  issues?: Issue[]
  expected?: string
  values?: unknown[]
  options?: unknown[]
  format?: string
  pattern?: string
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  discriminator?: string | undefined
  /** The property is missing because it was written under another, similar name, which is an issue too. */
  renamed?: boolean
}

/**
 * Opens unions: of the forms a value could have, the issues of the one that fits best are reported, each with its whole path. When no
 * form fits, or several fit equally, the union itself is the issue. A place has one issue.
 */
export function openIssues(issues: readonly Issue[], value: unknown, base: readonly PropertyKey[] = []): Issue[] {
  const opened = issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    const best = issue.code === 'invalid_union' && issue.errors ? bestForm(issue.errors, valueAt(value, path)) : undefined
    return best ? openIssues(best, value, path) : [{ ...issue, path }]
  })
  const written = writtenKeys(opened, value)
  const seen = new Set<string>()
  return opened.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [issue]
    const place = pointerOf(...issue.path)
    if (seen.has(place)) return []
    seen.add(place)
    const renamed = valueAt(value, issue.path) === undefined && renames(written.get(pointerOf(...issue.path.slice(0, -1))), issue)
    return [renamed ? { ...issue, renamed } : issue]
  })
}

/** The unknown keys that issues find, by the pointer of the object that has them: looked up once for each issue, not gone through. */
function writtenKeys(issues: readonly Issue[], value: unknown): Map<string, string[]> {
  const written = new Map<string, string[]>()
  for (const { code, path, keys = [] } of issues) {
    if (code !== 'unrecognized_keys' || !isObject(valueAt(value, path))) continue
    const holder = pointerOf(...path)
    written.set(holder, [...(written.get(holder) ?? []), ...keys])
  }
  return written
}

/** Whether an unknown key of an object is probably the property that an issue finds missing there. */
function renames(keys: readonly string[] = [], missing: Issue): boolean {
  const name = String(missing.path.at(-1))
  return keys.some((key) => nearest(key, [name]) === name)
}

function bestForm(forms: readonly Issue[][], value: Json | undefined): Issue[] | undefined {
  const [best, second] = forms
    .filter((issues) => deepest(issues) > 0 || issues.every(({ code }) => code === 'unrecognized_keys'))
    .filter((issues) => !isStrange(issues, value))
    .map((issues) => ({ issues, depth: deepest(issues) }))
    .toSorted((a, b) => b.depth - a.depth || a.issues.length - b.issues.length)
  if (best && second && best.depth === second.depth && best.issues.length === second.issues.length) return undefined
  return best?.issues
}

/** Whether an object has no key of a form, not even one that is written wrongly. */
function isStrange(issues: readonly Issue[], value: Json | undefined): boolean {
  const unknown = issues.filter(({ code, path }) => code === 'unrecognized_keys' && path.length === 0).flatMap(({ keys = [] }) => keys)
  const missing = issues.filter(({ path }) => path.length === 1).map(({ path }) => String(path[0]))
  return (
    isObject(value) && unknown.length > 0 && unknown.length === Object.keys(value).length && !unknown.some((key) => nearest(key, missing))
  )
}

function deepest(issues: readonly Issue[]): number {
  return Math.max(
    0,
    ...issues.map((issue) => issue.path.length + (issue.code === 'invalid_union' ? Math.max(0, ...(issue.errors ?? []).map(deepest)) : 0)),
  )
}

/** The issue in one plain sentence, and the value that was probably meant. */
export function describeIssue(issue: Issue, value: Json | undefined): { message: string; meant?: string } {
  const name = nameOf(issue.path)
  if (issue.code === 'invalid_key')
    return { message: `The key ${name} may not stand here: it is ${either((issue.issues ?? []).map(expectedBy))}.` }
  const expected = expectedBy(issue)
  const meant = typeof value === 'string' ? nearest(value, namesIn(issue)) : undefined
  return meant === undefined ? { message: wrongValue(name, expected, value) } : { message: wrongName(name, expected, meant), meant }
}

function namesIn({ values = [], options = [], discriminator, errors = [] }: Issue): string[] {
  const own = [...values, ...(discriminator === undefined ? [] : options)].filter((one) => typeof one === 'string')
  return [
    ...own,
    ...errors
      .flat()
      .filter(({ path }) => path.length === 0)
      .flatMap(namesIn),
  ]
}

const forms: Readonly<Record<string, string>> = {
  [String(addressForm)]: anAddress,
  '/^[a-z0-9]+(?:-[a-z0-9]+)*$/': 'made of small letters, digits and hyphens, such as summer-lobby',
  '/^(?:page|menu|form|order)\\/[a-z0-9-]+$/': 'the name of a page, menu, form or order, such as page/home',
  '/^[a-z][a-z0-9-]*$/': 'made of small letters, digits and hyphens',
  '/^[^;{}<>@\\\\]*$/': 'a value of CSS without ; { } < > @ and \\',
}

/** What should stand at the place of an issue, in words of an author. */
function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return article(issue.expected)
    case 'invalid_value':
      return (issue.values ?? []).length === 1 ? listed(issue.values ?? []) : `one of ${listed(issue.values ?? [])}`
    case 'invalid_format':
      return issue.format === 'regex'
        ? (forms[issue.pattern ?? ''] ?? `a text of the form ${issue.pattern ?? ''}`)
        : `a ${issue.format ?? 'text'}`
    case 'too_small':
    case 'too_big':
      return `${article(issue.origin)}${bounds(issue.minimum, issue.maximum, unit(issue))}`
    case 'invalid_union':
      return issue.discriminator
        ? `one of ${listed(issue.options ?? [])}`
        : either((issue.errors ?? []).map((branch) => expectedByForm(branch)))
    default:
      return 'a value of another form'
  }
}

function expectedByForm(issues: readonly Issue[]): string {
  const whole = issues.find(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys')
  if (whole) return expectedBy(whole)
  const inner = issues.find(({ path }) => path.length > 0)
  return inner ? `an object with \`${String(inner.path[0])}\`` : 'an object'
}

/** The value at a path; own keys only. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): Json | undefined {
  let current = value
  for (const key of path) {
    if (Array.isArray(current) || isObject(current))
      current = Object.hasOwn(current, key) ? (current as Record<PropertyKey, unknown>)[key] : undefined
    else return undefined
  }
  return current as Json | undefined // what was given is JSON
}

function article(name = 'value'): string {
  const names: Record<string, string> = {
    array: 'a list',
    object: 'an object',
    record: 'an object',
    int: 'a whole number',
    null: 'null',
    tuple: 'a list',
    string: 'a text',
    boolean: 'true or false',
  }
  return Object.hasOwn(names, name) ? (names[name] ?? name) : `a ${name}`
}

function unit({ origin }: Issue): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
}
