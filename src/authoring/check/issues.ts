import { addressForm } from '../../schemas/address.ts'
import type { Json } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import { segment } from '../text/json-positions.ts'

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
  minimum?: unknown
  maximum?: unknown
  discriminator?: string | undefined
}

/**
 * Opens unions: of the forms a value could have, the issues of the one that fits best are reported, each with its whole path.
 * When no form fits at all, the union itself is the issue.
 */
export function openIssues(issues: readonly Issue[], base: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors?.length) {
      const [best] = [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length)
      if (best && (deepest(best) > 0 || best.every((inner) => inner.code === 'unrecognized_keys'))) return openIssues(best, path)
    }
    return [{ ...issue, path }]
  })
}

function deepest(issues: readonly Issue[]): number {
  return Math.max(
    0,
    ...issues.map((issue) => issue.path.length + (issue.code === 'invalid_union' ? Math.max(0, ...(issue.errors ?? []).map(deepest)) : 0)),
  )
}

/** The issue in a sentence. */
export function issueMessage(issue: Issue, value: Json | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `This is missing: ${article(issue.expected)} is needed.`
        : `Here ${article(issue.expected)} should stand, not ${article(typeOf(value))}.`
    case 'invalid_value':
      return `Here one of ${(issue.values ?? []).map((allowed) => JSON.stringify(allowed)).join(', ')} should stand.`
    case 'invalid_format':
      return issue.format === 'regex'
        ? issue.pattern === String(addressForm)
          ? noAddress(value)
          : `The text does not have the form ${issue.pattern ?? ''}.`
        : `The text is not a ${issue.format ?? 'proper text'}.`
    case 'too_small':
      return `At least ${String(issue.minimum)} ${unit(issue)} should stand here.`
    case 'too_big':
      return `At most ${String(issue.maximum)} ${unit(issue)} may stand here.`
    case 'invalid_union':
      return value === undefined
        ? 'This is missing.'
        : issue.discriminator
          ? `"${issue.discriminator}" is one of ${(issue.options ?? []).map(String).join(', ')}.`
          : 'The value has none of the forms it may have.'
    case 'invalid_key':
      return 'This key may not stand here.'
    default:
      return 'The value does not have the right form.'
  }
}

export function noAddress(value: Json | undefined): string {
  return `${JSON.stringify(value)} is no address of the portal, such as "/rng".`
}

export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => segment(String(key))).join('')
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

function typeOf(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function article(noun = 'value'): string {
  const names: Record<string, string> = {
    array: 'a list',
    object: 'an object',
    record: 'an object',
    int: 'a whole number',
    null: 'null',
    tuple: 'a list',
    string: 'a text',
  }
  return Object.hasOwn(names, noun) ? (names[noun] ?? noun) : `a ${noun}`
}

function unit({ origin }: Issue): string {
  return origin === 'string' ? 'characters' : origin === 'array' ? 'entries' : ''
}
