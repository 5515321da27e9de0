import type { Flags, Menu, MenuItem, Page } from '../../schemas/documents.ts'
import { facts as declarations } from '../../schemas/facts.ts'
import type { Facts, FactValue } from '../../schemas/facts.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { maxContexts } from './decide.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import type { Placed } from '../usage/places.ts'
import { accountFacts, allOf, eachContext, isTrue, spaceOf } from './contexts.ts'
import type { Given } from './contexts.ts'

/** `depends`: other facts than the persona decide. `undecided`: too many combinations to try. */
export type PersonaVisibility = 'sees' | 'hidden' | 'depends' | 'undecided'
export type Reach = Readonly<Record<Persona, PersonaVisibility>>

/** What is known about a view; a missing value may be anything. With `declared`, an undeclared flag is never on. */
export type ViewFacts = Given & { declared?: Flags['flags'] | undefined }

const noAccount: Facts = Object.fromEntries(accountFacts.map((name) => [name, declarations[name].type === 'boolean' ? false : 0]))

/** The facts that make a persona. A VIP has a rank of 1 or more. */
export const baseFactsByPersona: Readonly<Record<Persona, Facts>> = {
  guest: { role: 'guest', ...noAccount },
  member: { role: 'member', vip: 0 },
  trial: { role: 'trial', vip: 0 },
  agent: { role: 'agent', vip: 0 },
  vip: { role: 'member' },
}

/** The persona with these facts; undefined while the role is unknown. */
export function personaOf({ role, vip }: Facts): Persona | undefined {
  if (role === 'member') return typeof vip === 'number' && vip > 0 ? 'vip' : 'member'
  return role === 'guest' || role === 'trial' || role === 'agent' ? role : undefined
}

/** Which personas a predicate shows something to. Only the view's facts that are the same for everybody are used for other personas. */
export function reachOf(when: Predicate | undefined, view?: ViewFacts): Reach {
  if (when === undefined) return everyone
  const known = view === undefined ? cache : (cacheByView.get(view) ?? new Map<string, Reach>())
  if (view !== undefined) cacheByView.set(view, known)
  const text = JSON.stringify(when) // most nodes share the same few rules
  const before = known.get(text)
  if (before) return before
  const reach = byPersona((persona) => personaVisibility(when, persona, view))
  if (known.size >= maxCached) known.clear()
  known.set(text, reach)
  return reach
}
const cache = new Map<string, Reach>()
const cacheByView = new WeakMap<ViewFacts, Map<string, Reach>>()
const maxCached = 2_000

/** Whether one persona sees what the predicate guards. */
export function personaVisibility(when: Predicate, persona: Persona, view: ViewFacts = {}): PersonaVisibility {
  const space = spaceOf(persona === 'vip' ? { all: [when, { gte: ['vip', 1] }] } : when, givenFor(persona, when, view))
  if (space.contextCount > maxContexts) return 'undecided'
  let [some, all] = [false, true]
  eachContext(space, (context) => {
    if (persona === 'vip' && !(typeof context.facts.vip === 'number' && context.facts.vip > 0)) return true
    if (isTrue(when, context)) some = true
    else all = false
    return all || !some
  })
  return !some ? 'hidden' : all ? 'sees' : 'depends'
}

/** The facts of a view as another persona has them. */
export function givenFor(persona: Persona, when: Predicate, { facts = {}, flags, now, declared }: ViewFacts): Given {
  const same = personaOf(facts) === persona
  const common: Facts = { ...facts }
  if (!same) for (const name of ['role', ...accountFacts] as const) delete common[name]
  return {
    facts: { ...common, ...baseFactsByPersona[persona], ...(same && facts.vip !== undefined ? { vip: facts.vip } : {}) },
    flags: flagsFor(persona, same, when, flags, declared),
    now,
  }
}

function flagsFor(
  persona: Persona,
  same: boolean,
  when: Predicate,
  flags: Given['flags'],
  declared: ViewFacts['declared'],
): Given['flags'] {
  if (!declared) return flags
  const result: Record<string, FactValue | undefined> = { ...flags }
  for (const asked of factsOf(when)) {
    if (!asked.startsWith('flag:')) continue
    const name = asked.slice('flag:'.length)
    const flag = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (flag?.type !== 'boolean') result[name] = undefined
    else if (!same && (flag.from === 'contract' || flag.from === 'member')) {
      if (persona === 'guest') result[name] = flag.default
      else delete result[name]
    }
  }
  return result
}

/** A page's access as a predicate: the same that `admit` of the model decides. */
export function accessRule(access: Page['access']): Predicate | undefined {
  if (access === 'login') return { in: ['role', ['member', 'trial', 'agent']] }
  if (access === 'real') return { in: ['role', ['member', 'agent']] }
  return access === 'agent' ? { eq: ['role', 'agent'] } : undefined
}

/** Which personas may open a page, by its address or as a popup. */
export function reachOfPage(page: Pick<Page, 'access'>, view?: ViewFacts): Reach {
  return reachOf(accessRule(page.access), view)
}

/** Which personas see a node: they may open the page, and every node around it is shown. Undefined when the page has no such node. */
export function reachOfNode(page: Page, id: string, view?: ViewFacts): Reach | undefined {
  const found = placed(nodesOf(page), id)
  return found && reachOf(ruleOfNode(page, found), view)
}

/** The reach of every node, by id. */
export function reachOfNodes(page: Page, view?: ViewFacts): Map<string, Reach> {
  return reachOfAll(nodesOf(page), (one) => ruleOfNode(page, one), reachOfPage(page, view), view)
}

export function reachOfItem(menu: Menu, id: string, view?: ViewFacts): Reach | undefined {
  const found = placed(itemsOf(menu), id)
  return found && reachOf(ruleOfItem(found), view)
}

/** The reach of every item, by id. `drawn`: for whom the menu itself is drawn. */
export function reachOfItems(menu: Menu, view?: ViewFacts, drawn?: Predicate): Map<string, Reach> {
  return reachOfAll(itemsOf(menu), (one) => allOf([drawn, ruleOfItem(one)]), reachOf(drawn, view), view)
}

/** Everything that must be true for a node to be shown, as one predicate. */
export function ruleOfNode(page: Pick<Page, 'access'>, { part, above }: Placed<Page['nodes'][number]>): Predicate | undefined {
  return allOf([accessRule(page.access), ...above.map((one) => one.part.when), part.when])
}

/** Everything that must be true for a menu item to be shown; a group with nothing to show is hidden too. */
export function ruleOfItem({ part, above }: Placed<MenuItem>): Predicate | undefined {
  return allOf([...above.map((one) => one.part.when), contentRule(part)])
}

function contentRule({ when, items, each }: MenuItem, depth = 0): Predicate | undefined {
  if (each !== undefined || !Array.isArray(items) || depth > 64) return when // the number of rows is only known at run time
  const inner = items.map((item) => (typeof item === 'object' && item !== null ? contentRule(item, depth + 1) : { any: [] }))
  return inner.includes(undefined) ? when : allOf([when, { any: inner as Predicate[] }]) // the line before has ruled out undefined
}

function reachOfAll<Part extends { id: string; when?: Predicate | undefined }>(
  parts: readonly Placed<Part>[],
  ruleOf: (one: Placed<Part>) => Predicate | undefined,
  outside: Reach,
  view?: ViewFacts,
): Map<string, Reach> {
  const result = new Map<string, Reach>()
  const at = new Map<Placed<Part>, Reach>()
  for (const one of parts) {
    const above = one.above.at(-1)
    const around = (above && at.get(above)) ?? outside
    const own = 'items' in one.part || one.part.when !== undefined
    const reach = own ? reachOf(ruleOf(one), view) : around
    at.set(one, reach)
    if (!result.has(one.part.id)) result.set(one.part.id, reach)
  }
  return result
}

export function byPersona<Value>(valueOf: (persona: Persona) => Value): Readonly<Record<Persona, Value>> {
  return Object.fromEntries(personas.map((persona) => [persona, valueOf(persona)])) as Record<Persona, Value> // one for each persona
}

const everyone: Reach = byPersona(() => 'sees')
