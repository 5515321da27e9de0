import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { factNames, facts as declarations } from '../../schemas/facts.ts'
import type { Page } from '../../schemas/documents.ts'
import type { FactName, Role } from '../../schemas/facts.ts'
import { Moment, Predicate, predicateLimits } from '../../schemas/predicate.ts'
import { decide } from '../reasons/decide.ts'
import type { Decision } from '../reasons/decide.ts'
import { createFindings } from './findings.ts'
import type { Finding, Findings } from './findings.ts'
import { didYouMean, nearest } from './nearest.ts'
import { leavesOf, partsOf } from '../reasons/contexts.ts'
import { checkCategory } from './bindings.ts'
import { routeExists } from './context.ts'
import type { CheckContext } from './context.ts'
import { listed } from './sentences.ts'

const operators = ['all', 'any', 'not', 'eq', 'in', 'gte', 'lte', 'flag', 'from', 'until']

/** The roles that a page lets in. */
const rolesOf: Readonly<Record<NonNullable<Page['access']>, readonly Role[] | undefined>> = {
  anyone: undefined,
  login: ['member', 'trial', 'agent'],
  real: ['member', 'agent'],
  agent: ['agent'],
}

/**
 * Checks a predicate's form, facts, flags, types and limits, and whether it can be true or false at all, also for those whom `access` lets
 * in. False when it has an error.
 */
export function checkPredicate(
  value: unknown,
  pointer: string,
  context: CheckContext,
  findings: Findings,
  access: Page['access'] = 'anyone',
): boolean {
  const before = findings.list.length
  const size = measure(value, 1)
  if (size.depth > predicateLimits.depth)
    findings.add('predicate/too-large', pointer, `The predicate is ${size.depth} deep; ${predicateLimits.depth} are allowed.`)
  if (size.leaves > predicateLimits.leaves)
    findings.add('predicate/too-large', pointer, `The predicate has ${size.leaves} leaves; ${predicateLimits.leaves} are allowed.`)
  if (findings.list.length > before) return false
  visit(value, pointer, context, findings)
  if (findings.list.length > before) return false
  const decision = decideOnce(value)
  if (decision === undefined) {
    findings.add('predicate/malformed', pointer, 'The predicate cannot be read.')
    return false
  }
  const roles = rolesOf[access]
  const predicate = value as Predicate // it has just been read
  if (decision === 'never') findings.add('predicate/never-true', pointer, 'No combination of facts makes this true.')
  else if (roles && decideOnce({ all: [{ in: ['role', [...roles]] }, predicate] }) === 'never')
    findings.add('predicate/never-true', pointer, `The page lets in ${listed(roles)}, and none of them makes this true.`)
  else if (context.now !== undefined && isOver(predicate, context.now))
    findings.add('predicate/never-true', pointer, 'The time in which this is true is over.')
  else reportStrangers(predicate, pointer, context, findings)
  if (decision === 'always') findings.add('predicate/always-true', pointer, 'Every combination of facts makes this true.')
  return true
}

/** Whether a predicate with times will not be true any more, now or at any time that it names. */
function isOver(predicate: Predicate, now: number): boolean {
  const times = leavesOf(predicate).flatMap((leaf) =>
    'from' in leaf ? [Date.parse(leaf.from)] : 'until' in leaf ? [Date.parse(leaf.until)] : [],
  )
  if (!times.some((time) => time <= now)) return false
  return [now, ...times.filter((time) => time > now)].every((time) => decide(predicate, { now: time }) === 'never')
}

/** Reports the brands and addresses that a predicate names and that are not there. */
function reportStrangers(predicate: Predicate, pointer: string, context: CheckContext, findings: Findings): void {
  const parts = partsOf(predicate)
  const [operator = '', operand] = Object.entries(predicate)[0] ?? []
  const inner = pointer + pointerOf(operator)
  if (parts)
    return parts.forEach((part, index) => reportStrangers(part, operator === 'not' ? inner : `${inner}/${index}`, context, findings))
  const [fact, wanted] = Array.isArray(operand) ? (operand as unknown[]) : []
  const values = (Array.isArray(wanted) ? wanted : [wanted]).map((value, index) => ({
    value: value as unknown,
    at: Array.isArray(wanted) ? `${inner}/1/${index}` : `${inner}/1`,
  }))
  if (fact === 'category') for (const { value, at } of values) checkCategory(value, at, findings)
  const known = fact === 'brand' ? context.brands : fact === 'route' ? context.routes : undefined
  if (!known) return
  for (const { value, at } of values) {
    if (typeof value !== 'string' || (fact === 'route' ? routeExists(known, value) && !/[?#]/.test(value) : known.includes(value))) continue
    const meant = nearest(value, fact === 'route' ? known.filter((route) => !/[?:]/.test(route)) : known)
    const message =
      fact === 'brand' ? `There is no brand "${value}".` : `No page is at "${value}"; "route" is an address without its query.`
    findings.add('predicate/never-true', at, message + didYouMean(meant), {
      fix: meant ? [{ op: 'replace', path: at, value: meant }] : undefined,
    })
  }
}

const decisions = new Map<string, Decision>()

/** Whether a predicate can be true or false; undefined when it cannot be read. Remembered by its JSON: many nodes ask the same. */
function decideOnce(value: unknown): Decision | undefined {
  if (decisions.size > 999) decisions.clear()
  const text = JSON.stringify(value)
  const read = decisions.has(text) ? undefined : Predicate.safeParse(value, { jitless: true })
  if (read?.success) decisions.set(text, decide(read.data))
  return decisions.get(text)
}

function measure(value: unknown, depth: number): { depth: number; leaves: number } {
  const parts = isObject(value)
    ? Array.isArray(value.all)
      ? value.all
      : Array.isArray(value.any)
        ? value.any
        : 'not' in value
          ? [value.not]
          : undefined
    : undefined
  if (!parts) return { depth, leaves: 1 }
  const inner = parts.map((part) => measure(part, depth + 1))
  return { depth: Math.max(depth, ...inner.map((size) => size.depth)), leaves: inner.reduce((sum, size) => sum + size.leaves, 0) }
}

function visit(value: unknown, pointer: string, context: CheckContext, findings: Findings): void {
  const keys = isObject(value) ? Object.keys(value) : []
  const [operator = ''] = keys
  if (!isObject(value) || keys.length !== 1)
    return findings.add('predicate/malformed', pointer, 'A predicate is an object with one key: what it asks.')
  const inner = pointer + pointerOf(operator)
  const operand = value[operator]
  switch (operator) {
    case 'all':
    case 'any':
      if (!Array.isArray(operand))
        return findings.add(
          'predicate/malformed',
          inner,
          `"${operator}" takes a list of predicates.`,
          wrapped(operand, inner, (own) => visit(operand, inner, context, own)),
        )
      return operand.forEach((part, index) => visit(part, inner + pointerOf(index), context, findings))
    case 'not':
      return visit(operand, inner, context, findings)
    case 'flag':
      return checkFlag(operand, inner, context, findings)
    case 'from':
    case 'until':
      if (!Moment.safeParse(operand, { jitless: true }).success)
        findings.add('predicate/malformed', inner, `"${operator}" ${reasonOfMoment(operand)}`)
      return
    case 'eq':
    case 'in':
    case 'gte':
    case 'lte':
      return checkFact(operator, operand, inner, findings)
  }
  const meant = nearest(operator, operators)
  findings.add('predicate/malformed', inner, `There is no operator "${operator}".${didYouMean(meant)}`, {
    at: 'key',
    fix: meant ? [{ op: 'move', from: inner, path: pointer + pointerOf(meant) }] : undefined,
  })
}

function reasonOfMoment(operand: unknown): string {
  const [, day, rest = ''] = typeof operand === 'string' ? (/^(\d{4}-\d\d-\d\d)(T.*)$/.exec(operand) ?? []) : []
  return day !== undefined && Moment.safeParse(`2000-01-01${rest}`, { jitless: true }).success
    ? `takes a day of the calendar, and ${day} is none.`
    : 'takes a moment with its offset, as in 2027-01-20T00:00:00+08:00.'
}

/** The fix that makes a list of one value, where the value may stand in it. */
function wrapped(value: unknown, path: string, check: (own: Findings) => void): Pick<Finding, 'fix'> {
  const own = createFindings()
  check(own)
  return { fix: own.list.length > 0 ? undefined : [{ op: 'replace', path, value: [value as Json] }] } // read from JSON
}

function checkFlag(operand: unknown, pointer: string, { flags }: CheckContext, findings: Findings): void {
  if (typeof operand !== 'string' || operand === '') return findings.add('predicate/malformed', pointer, '"flag" takes the name of a flag.')
  if (!flags) return
  const flag = Object.hasOwn(flags.flags, operand) ? flags.flags[operand] : undefined
  if (flag && flag.type !== 'boolean')
    return findings.add('predicate/wrong-type', pointer, `The flag "${operand}" is a ${flag.type}, not a boolean.`)
  if (flag) return
  const meant = nearest(operand, Object.keys(flags.flags))
  findings.add('predicate/unknown-flag', pointer, `flags.json declares no flag "${operand}".${didYouMean(meant)}`, {
    fix: meant ? [{ op: 'replace', path: pointer, value: meant }] : undefined,
  })
}

function checkFact(operator: 'eq' | 'in' | 'gte' | 'lte', operand: unknown, pointer: string, findings: Findings): void {
  if (!Array.isArray(operand) || operand.length !== 2 || typeof operand[0] !== 'string')
    return findings.add('predicate/malformed', pointer, `"${operator}" takes a fact and ${operator === 'in' ? 'a list' : 'a value'}.`)
  const [fact, value] = operand as [string, unknown]
  if (!Object.hasOwn(declarations, fact)) {
    const meant = nearest(fact, factNames)
    return findings.add('predicate/unknown-fact', `${pointer}/0`, `There is no fact "${fact}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: `${pointer}/0`, value: meant }] : undefined,
    })
  }
  const { type } = declarations[fact as FactName] // hasOwn has just said so
  if (type === 'time') return findings.add('predicate/wrong-type', pointer, `"${fact}" is asked by "from" and "until" alone.`)
  if (operator === 'gte' || operator === 'lte') {
    if (type !== 'integer') return findings.add('predicate/wrong-type', pointer, `"${fact}" has no order: use "eq" or "in".`)
    return checkLiteral(fact as FactName, value, `${pointer}/1`, findings, true)
  }
  if (operator === 'eq') return checkLiteral(fact as FactName, value, `${pointer}/1`, findings)
  if (!Array.isArray(value))
    return findings.add(
      'predicate/malformed',
      `${pointer}/1`,
      '"in" takes a list of values.',
      wrapped(value, `${pointer}/1`, (own) => checkLiteral(fact as FactName, value, pointer, own)),
    )
  value.forEach((entry, index) => checkLiteral(fact as FactName, entry, `${pointer}/1/${index}`, findings))
}

function checkLiteral(fact: FactName, value: unknown, pointer: string, findings: Findings, bound = false): void {
  const declaration = declarations[fact]
  if (declaration.type === 'enum') {
    const values: readonly unknown[] = declaration.values
    if (values.includes(value)) return
    if (typeof value !== typeof values[0]) return findings.add('predicate/wrong-type', pointer, `"${fact}" is a ${typeof values[0]}.`)
    const meant = typeof value === 'string' ? nearest(value, values.map(String)) : undefined
    return findings.add('predicate/outside', pointer, `"${fact}" is one of ${values.join(', ')}.${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: pointer, value: meant }] : undefined,
    })
  }
  const wanted = declaration.type === 'integer' ? 'number' : declaration.type
  if (typeof value !== wanted) return findings.add('predicate/wrong-type', pointer, `"${fact}" is a ${declaration.type}.`)
  const least = 'minimum' in declaration ? declaration.minimum : undefined
  if (typeof value === 'number' && !bound && (!Number.isInteger(value) || (least !== undefined && value < least))) {
    findings.add('predicate/outside', pointer, `"${fact}" is a whole number${least === undefined ? '' : ` from ${least}`}.`)
  }
}
