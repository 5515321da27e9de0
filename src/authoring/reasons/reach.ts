import type { Flags, Menu, MenuItem, Page } from '../../schemas/documents.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { mostWorlds } from './decide.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import type { Placed } from '../usage/places.ts'
import { allOf, eachWorld, isTrue, spaceOf } from './contexts.ts'
import type { Given } from './contexts.ts'

/** `depends`: on more than who it is. `undecided`: too many combinations to look at. */
export type Sight = 'sees' | 'hidden' | 'depends' | 'undecided'
export type Reach = Readonly<Record<Persona, Sight>>

/** What is known of a look; whatever is missing may be anything. With `declared` an undeclared flag is never on. */
export type Look = Given & { declared?: Flags['flags'] | undefined }

const nothingOwn: Facts = {
  unreadMessages: 0,
  hasContract: false,
  salaryDaily: false,
  salaryHourly: false,
  salaryRealtime: false,
  dividend: false,
}
const own = Object.keys(nothingOwn) as FactName[] // keys of Facts

/** What a persona is by itself. A VIP has a rank from 1 on. */
export const personFacts: Readonly<Record<Persona, Facts>> = {
  guest: { role: 'guest', vip: 0, ...nothingOwn },
  member: { role: 'member', vip: 0 },
  trial: { role: 'trial', vip: 0 },
  agent: { role: 'agent', vip: 0 },
  vip: { role: 'member' },
}

/** Whose facts these are; undefined while it is not known. */
export function personaOf({ role, vip }: Facts): Persona | undefined {
  if (role === 'member') return typeof vip === 'number' && vip > 0 ? 'vip' : 'member'
  return role === 'guest' || role === 'trial' || role === 'agent' ? role : undefined
}

/** Who sees what hangs on a predicate. Of a look only what belongs to everybody is taken over to other personas. */
export function reachOf(when: Predicate | undefined, look?: Look): Reach {
  if (when === undefined) return everyone
  const known = look === undefined ? kept : (keptOf.get(look) ?? new Map<string, Reach>())
  if (look !== undefined) keptOf.set(look, known)
  const text = JSON.stringify(when) // the same few rules stand on most nodes
  const before = known.get(text)
  if (before) return before
  const reach = byPersona((persona) => sightOf(when, persona, look))
  if (known.size >= mostKept) known.clear()
  known.set(text, reach)
  return reach
}
const kept = new Map<string, Reach>()
const keptOf = new WeakMap<Look, Map<string, Reach>>()
const mostKept = 2_000

/** What one persona gets to see. */
export function sightOf(when: Predicate, persona: Persona, look: Look = {}): Sight {
  const space = spaceOf(persona === 'vip' ? { all: [when, { gte: ['vip', 1] }] } : when, givenFor(persona, when, look))
  if (space.worlds > mostWorlds) return 'undecided'
  let [some, all] = [false, true]
  eachWorld(space, (world) => {
    if (persona === 'vip' && !(typeof world.facts.vip === 'number' && world.facts.vip > 0)) return true
    if (isTrue(when, world)) some = true
    else all = false
    return all || !some
  })
  return !some ? 'hidden' : all ? 'sees' : 'depends'
}

/** A look as another persona has it. */
export function givenFor(persona: Persona, when: Predicate, { facts = {}, flags, now, declared }: Look): Given {
  const same = personaOf(facts) === persona
  const common: Facts = { ...facts }
  if (!same) for (const name of ['role', 'vip', ...own] as const) delete common[name]
  return {
    facts: { ...common, ...personFacts[persona], ...(same && facts.vip !== undefined ? { vip: facts.vip } : {}) },
    flags: flagsFor(persona, same, when, flags, declared),
    now,
  }
}

function flagsFor(persona: Persona, same: boolean, when: Predicate, flags: Given['flags'], declared: Look['declared']): Given['flags'] {
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

/** Who may open a page, as a predicate: what `admit` of the model lets through. */
export function accessRule(access: Page['access']): Predicate | undefined {
  if (access === 'login') return { in: ['role', ['member', 'trial', 'agent']] }
  if (access === 'real') return { in: ['role', ['member', 'agent']] }
  return access === 'agent' ? { eq: ['role', 'agent'] } : undefined
}

/** Who may open a page by its address, or as a popup. */
export function reachOfPage(page: Pick<Page, 'access'>, look?: Look): Reach {
  return reachOf(accessRule(page.access), look)
}

/** Who sees a node: the page is open to them, and every node it stands in is shown. Undefined when the page has no such node. */
export function reachOfNode(page: Page, id: string, look?: Look): Reach | undefined {
  const found = placed(nodesOf(page), id)
  return found && reachOf(ruleOfNode(page, found), look)
}

/** The same of all nodes, by id. */
export function reachOfNodes(page: Page, look?: Look): Map<string, Reach> {
  return reachOfAll(nodesOf(page), (one) => ruleOfNode(page, one), reachOfPage(page, look), look)
}

export function reachOfItem(menu: Menu, id: string, look?: Look): Reach | undefined {
  const found = placed(itemsOf(menu), id)
  return found && reachOf(ruleOfItem(found), look)
}

export function reachOfItems(menu: Menu, look?: Look): Map<string, Reach> {
  return reachOfAll(itemsOf(menu), ruleOfItem, everyone, look)
}

/** Everything that must hold for a node to be shown, as one predicate. */
export function ruleOfNode(page: Pick<Page, 'access'>, { part, above }: Placed<Page['nodes'][number]>): Predicate | undefined {
  return allOf([accessRule(page.access), ...above.map((one) => one.part.when), part.when])
}

/** The same of a menu item: a group without anything to show is not shown either. */
export function ruleOfItem({ part, above }: Placed<MenuItem>): Predicate | undefined {
  return allOf([...above.map((one) => one.part.when), contentRule(part)])
}

function contentRule({ when, items, each }: MenuItem, depth = 0): Predicate | undefined {
  if (each !== undefined || !Array.isArray(items) || depth > 64) return when // how many rows come is not known here
  const inner = items.map((item) => (typeof item === 'object' && item !== null ? contentRule(item, depth + 1) : { any: [] }))
  return inner.includes(undefined) ? when : allOf([when, { any: inner as Predicate[] }]) // none of them is undefined
}

function reachOfAll<Part extends { id: string; when?: Predicate | undefined }>(
  parts: readonly Placed<Part>[],
  ruleOf: (one: Placed<Part>) => Predicate | undefined,
  outside: Reach,
  look?: Look,
): Map<string, Reach> {
  const result = new Map<string, Reach>()
  const at = new Map<Placed<Part>, Reach>()
  for (const one of parts) {
    const above = one.above.at(-1)
    const around = (above && at.get(above)) ?? outside
    const own = 'items' in one.part || one.part.when !== undefined
    const reach = own ? reachOf(ruleOf(one), look) : around
    at.set(one, reach)
    if (!result.has(one.part.id)) result.set(one.part.id, reach)
  }
  return result
}

export function byPersona<Value>(valueOf: (persona: Persona) => Value): Readonly<Record<Persona, Value>> {
  return Object.fromEntries(personas.map((persona) => [persona, valueOf(persona)])) as Record<Persona, Value> // one for each persona
}

const everyone: Reach = byPersona(() => 'sees')
