import type * as z from 'zod/mini'

import { factNames } from '../../schemas/facts.ts'
import type { Argument, Binding } from '../../schemas/documents.ts'
import type { Source } from '../../runtime/contract/source.ts'
import { segment } from '../text/json-positions.ts'
import type { Findings } from './findings.ts'
import { openIssues, pointerOf, issueMessage } from './issues.ts'
import { didYouMean, nearest } from './nearest.ts'
import { brandValue } from './context.ts'
import type { CheckContext } from './context.ts'

/** Arguments that name another document: source → argument → kind. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  menu: { id: 'menu' },
  'categories.ordered': { order: 'order' },
  'form.state': { form: 'form' },
}

/** Checks that a source is there, gives the noun that is wanted, and gets arguments it declares. False when it cannot be used. */
export function checkBinding(
  binding: Binding,
  pointer: string,
  noun: z.ZodMiniType | undefined,
  context: CheckContext,
  findings: Findings,
): boolean {
  const source = context.sources.get(binding.source)
  if (!source) {
    const meant = nearest(binding.source, context.sources.keys())
    findings.add('layout/unknown-source', `${pointer}/source`, `There is no source "${binding.source}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: `${pointer}/source`, value: meant }] : undefined,
    })
    return false
  }
  const before = findings.list.length
  if (noun && noun !== source.value)
    findings.add('layout/source-type', `${pointer}/source`, `"${binding.source}" gives another noun than is taken here.`)
  checkArguments(source, binding.args ?? {}, pointer, context, findings)
  return findings.list.length === before
}

function checkArguments(
  source: Source,
  args: Readonly<Record<string, Argument>>,
  pointer: string,
  context: CheckContext,
  findings: Findings,
): void {
  const place = `${pointer}/args`
  const known = argumentNames(source)
  const given: Record<string, unknown> = {}
  const open = new Set<PropertyKey>() // arguments whose value only the portal knows
  for (const [name, value] of Object.entries(args)) {
    if (known && !known.includes(name)) {
      const meant = nearest(
        name,
        known.filter((other) => !Object.hasOwn(args, other)),
      )
      const at = place + segment(name)
      findings.add('layout/source-args', at, `"${source.name}" has no argument "${name}".${didYouMean(meant)}`, {
        at: 'key',
        fix: [meant ? { op: 'move', from: at, path: place + segment(meant) } : { op: 'remove', path: at }],
      })
      continue
    }
    const read = literalOf(value, place + segment(name), context, findings)
    if (read === undefined) open.add(name)
    else given[name] = read
    const kind = Object.hasOwn(references, source.name) ? references[source.name]?.[name] : undefined
    if (kind && typeof value === 'string' && context.documents && !context.documents.has(`${kind}/${value}`))
      findings.add('document/unknown-reference', place + segment(name), `There is no ${kind}/${value}.`)
  }
  const result = source.args.safeParse(given, { jitless: true })
  if (result.success) return
  for (const issue of openIssues(result.error.issues)) {
    if (issue.path[0] !== undefined && open.has(issue.path[0])) continue
    if (issue.code === 'unrecognized_keys' && known) continue
    const named = issue.path.length > 0 ? `"${issue.path.join('.')}": ` : ''
    findings.add(
      'layout/source-args',
      Object.keys(args).length ? place + pointerOf(issue.path) : pointer,
      `${named}${issueMessage(issue, issue.path.length === 1 ? (given[String(issue.path[0])] as undefined) : null)}`,
    )
  }
}

function literalOf(value: Argument, pointer: string, { brand }: CheckContext, findings: Findings): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if ('fact' in value && !factNames.includes(value.fact as (typeof factNames)[number])) {
    const meant = nearest(value.fact, factNames)
    findings.add('predicate/unknown-fact', `${pointer}/fact`, `There is no fact "${value.fact}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: `${pointer}/fact`, value: meant }] : undefined,
    })
  }
  if (!('brand' in value) || !brand) return undefined
  const read = brandValue(brand, value.brand)
  if (read === undefined) findings.add('brand/unknown-path', `${pointer}/brand`, `brand.json has no "${value.brand}".`)
  return read
}

/** Names of the arguments, where the source declares them as an object. */
export function argumentNames(source: Source): string[] | undefined {
  const { def } = source.args._zod as { def: { shape?: object } }
  return def.shape && Object.keys(def.shape)
}
