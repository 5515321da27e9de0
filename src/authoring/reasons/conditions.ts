import type { Menu, Page } from '../../schemas/documents.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Asked } from '../../rules/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { itemsOf, nodesOf } from '../usage/places.ts'
import { allOf, eachContext, isTrue, spaceOf } from './contexts.ts'
import { maxContexts } from './decide.ts'
import { ruleOfItem, ruleOfNode } from './reach.ts'

const ofThePerson: ReadonlySet<Asked> = new Set<Asked>(['role', 'vip'])
const none: readonly Asked[] = []
const known = new Map<string, readonly Asked[]>()
const maxKnown = 2_000

/**
 * What besides the person decides whether a predicate is true: facts such as the device or the date, and flags. A fact
 * that the predicate names without changing its outcome is not listed.
 */
export function conditionsOf(when: Predicate | undefined): readonly Asked[] {
  const asked = [...factsOf(when)].filter((name) => !ofThePerson.has(name))
  if (asked.length === 0) return none
  const text = JSON.stringify(when) // most nodes share the same few rules
  const before = known.get(text)
  if (before) return before
  if (known.size >= maxKnown) known.clear()
  const conditions = deciding(when, asked)
  known.set(text, conditions)
  return conditions
}

function deciding(when: Predicate | undefined, asked: readonly Asked[]): readonly Asked[] {
  const space = spaceOf(when)
  if (space.contextCount > maxContexts) return asked
  const outcomes = new Uint8Array(space.contextCount) // 0: impossible, 1: hidden, 2: shown
  eachContext(space, (context, index) => void (outcomes[index] = isTrue(when, context) ? 2 : 1))
  let stride = 1
  return space.axes.flatMap(({ name, groups }) => {
    const [step, size] = [stride, groups.length]
    stride *= size
    if (ofThePerson.has(name)) return []
    const first = new Uint8Array(outcomes.length) // the outcome of combinations that differ in this fact alone
    const differs = outcomes.some((outcome, index) => {
      if (outcome === 0) return false
      const alike = index - (Math.floor(index / step) % size) * step
      const before = first[alike]
      first[alike] = outcome
      return before !== 0 && before !== outcome
    })
    return differs ? [name] : []
  })
}

/** The same of every node of a page, by id, with what the page and the nodes around it ask for. */
export function conditionsOfNodes(page: Page): ReadonlyMap<string, readonly Asked[]> {
  return new Map(nodesOf(page).map((one) => [one.part.id, conditionsOf(ruleOfNode(page, one))]))
}

/** The same of every item of a menu. `drawn`: for whom the menu itself is drawn. */
export function conditionsOfItems(menu: Menu, drawn?: Predicate): ReadonlyMap<string, readonly Asked[]> {
  return new Map(itemsOf(menu).map((one) => [one.part.id, conditionsOf(allOf([drawn, ruleOfItem(one)]))]))
}
