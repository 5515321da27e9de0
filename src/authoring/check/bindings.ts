import { pointerOf } from '../../schemas/json.ts'
import type * as z from 'zod/mini'

import { knownCategories, slotsClasses } from '../../schemas/nouns/category.ts'
import { factNames } from '../../schemas/facts.ts'
import type { Argument, Binding, Brand, SavedList } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import type { SourceContract } from '../../runtime/contract/source.ts'
import type { Findings } from './findings.ts'
import { describeIssue, openIssues, valueAt } from './issues.ts'
import { didYouMean, nearest } from './nearest.ts'
import { plainSpelling } from './sentences.ts'
import { brandValue, checkReference, reportBrandPath } from './context.ts'
import type { CheckContext } from './context.ts'

/** Arguments that name another document: source → argument → kind. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  menu: { id: 'menu' },
  'categories.ordered': { order: 'order' },
  'form.state': { form: 'form' },
}

/** A binding as the portal gets it: with the arguments of the saved list that it names. */
export function withList({ list: id, ...binding }: Binding, brand: Brand | undefined): Binding {
  const list = id === undefined ? undefined : listOf(id, brand)
  return list ? { ...binding, args: { ...list.args, ...binding.args } } : binding
}

function listOf(id: string, brand: Brand | undefined): SavedList | undefined {
  return brand?.lists && Object.hasOwn(brand.lists, id) ? brand.lists[id] : undefined
}

/** Reports a saved list that the brand does not have, or that is of another source. */
function checkList({ source, list: id }: Binding, pointer: string, { brand }: CheckContext, findings: Findings): void {
  if (id === undefined || !brand) return
  const list = listOf(id, brand)
  if (list?.source === source) return
  const fitting = Object.entries(brand.lists ?? {}).flatMap(([name, one]) => (one.source === source ? [name] : []))
  const meant = list ? undefined : nearest(id, fitting)
  const message = list ? `The list "${id}" is of "${list.source}".` : `brand.json has no list "${id}".${didYouMean(meant)}`
  findings.add('brand/unknown-path', `${pointer}/list`, message, {
    fix: meant === undefined ? undefined : [{ op: 'replace', path: `${pointer}/list`, value: meant }],
  })
}

/** Checks that a source is there, gives the noun that is wanted, and gets arguments it declares. False when it cannot be used. */
export function checkBinding(
  binding: Binding,
  pointer: string,
  noun: z.ZodMiniType | undefined,
  context: CheckContext,
  findings: Findings,
  broken: ReadonlySet<string> = new Set(),
): boolean {
  const source = context.sources.get(binding.source)
  if (!source) {
    const giving = [...context.sources].flatMap(([name, { value }]) => (noun === undefined || value === noun ? [name] : []))
    const meant = nearest(binding.source, giving) ?? nearest(binding.source, context.sources.keys())
    const other = meant === undefined ? undefined : context.sources.get(meant)
    const fits = other !== undefined && (noun === undefined || other.value === noun)
    findings.add('layout/unknown-source', `${pointer}/source`, `There is no source "${binding.source}".${didYouMean(meant)}`, {
      fix: fits ? [{ op: 'replace', path: `${pointer}/source`, value: other.name }] : undefined,
    })
    if (fits && !broken.has(`${pointer}/args`)) checkArguments(other, binding.args ?? {}, pointer, context, findings)
    return false
  }
  const before = findings.list.length
  checkList(binding, pointer, context, findings)
  if (noun && noun !== source.value)
    findings.add('layout/source-type', `${pointer}/source`, `"${binding.source}" gives another noun than is taken here.`)
  if (broken.has(`${pointer}/args`)) return false // they were written under another name, which is reported
  checkArguments(source, withList(binding, context.brand).args ?? {}, pointer, context, findings)
  return findings.list.length === before
}

function checkArguments(
  source: SourceContract,
  args: Readonly<Record<string, Argument>>,
  pointer: string,
  context: CheckContext,
  findings: Findings,
): void {
  const place = `${pointer}/args`
  const known = argumentNames(source)
  const given: Record<string, unknown> = {}
  const open = new Set<PropertyKey>() // arguments whose value only the portal knows
  const renamed = new Set<string>() // arguments that were written under another, similar name
  for (const [name, value] of Object.entries(args)) {
    if (known && !known.includes(name)) {
      const near = nearest(
        name,
        known.filter((other) => !Object.hasOwn(args, other) && !renamed.has(other)),
      )
      const meant = near !== undefined && accepts(source, near, value) ? near : undefined
      if (meant !== undefined) renamed.add(meant)
      const at = place + pointerOf(name)
      findings.add('layout/source-args', at, `"${source.name}" has no argument "${name}".${didYouMean(meant)}`, {
        at: 'key',
        fix: [meant ? { op: 'move', from: at, path: place + pointerOf(meant) } : { op: 'remove', path: at }],
      })
      continue
    }
    const read = literalOf(value, place + pointerOf(name), context, (other) => accepts(source, name, other as Argument), findings)
    if (read === undefined) open.add(name)
    else given[name] = read
    if (name === 'category') checkCategory(value, place + pointerOf(name), findings)
    const kind = Object.hasOwn(references, source.name) ? references[source.name]?.[name] : undefined
    if (kind && typeof value === 'string') checkReference(kind, value, place + pointerOf(name), context, findings)
  }
  const result = source.args.safeParse(given, { jitless: true })
  if (result.success) return
  for (const issue of openIssues(result.error.issues, given)) {
    const [name] = issue.path
    if ((name !== undefined && open.has(name)) || (issue.code === 'unrecognized_keys' && known) || renamed.has(String(name))) continue
    const found = valueAt(given, issue.path)
    const { message, meant } = describeIssue(issue, found)
    const at = place + pointerOf(...issue.path)
    const fits = (other: Json) => source.args.safeParse({ ...given, [String(name)]: other }, { jitless: true }).success
    const other = issue.path.length === 1 ? [meant, plainSpelling(found)].find((one) => one !== undefined && fits(one)) : undefined
    findings.add('layout/source-args', Object.keys(args).length ? at : pointer, message, {
      fix: other === undefined ? undefined : [{ op: 'replace', path: at, value: other }],
    })
  }
}

/** Whether a source takes a value as this argument; one that is read elsewhere may be any. */
function accepts(source: SourceContract, name: string, value: Argument): boolean {
  if (typeof value === 'object' && !Array.isArray(value)) return true
  const result = source.args.safeParse({ [name]: value }, { jitless: true })
  return result.success || result.error.issues.every(({ path }) => path[0] !== name)
}

function literalOf(
  value: Argument,
  pointer: string,
  { brand }: CheckContext,
  isAccepted: (value: unknown) => boolean,
  findings: Findings,
): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if ('fact' in value && !factNames.includes(value.fact as (typeof factNames)[number])) {
    const meant = nearest(value.fact, factNames)
    findings.add('predicate/unknown-fact', `${pointer}/fact`, `There is no fact "${value.fact}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: `${pointer}/fact`, value: meant }] : undefined,
    })
  }
  if (!('brand' in value) || !brand) return undefined
  const read = brandValue(brand, value.brand)
  if (read === undefined) reportBrandPath(brand, { path: value.brand, what: '' }, `${pointer}/brand`, isAccepted, findings)
  return read
}

/** Names of the arguments, where the source declares them as an object. */
export function argumentNames(source: SourceContract): string[] | undefined {
  const { def } = source.args._zod as { def: { shape?: object } }
  return def.shape && Object.keys(def.shape)
}

const categories = [...knownCategories, ...slotsClasses, 'HOME', 'FAV', 'PROMO']

/** The gateway may have categories of its own, so only a code that is nearly a known one is reported. */
export function checkCategory(value: unknown, pointer: string, findings: Findings): void {
  if (typeof value !== 'string' || categories.includes(value)) return
  const meant = nearest(value, categories)
  if (meant === undefined) return
  findings.add('layout/unknown-category', pointer, `There is no category "${value}".${didYouMean(meant)}`, {
    fix: [{ op: 'replace', path: pointer, value: meant }],
  })
}
