import { pointerOf } from '../../schemas/json.ts'
import type { FactValue } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate, factsOf } from '../../rules/predicate.ts'
import type { Asked, Truth, EvaluationContext } from '../../rules/predicate.ts'
import { decide } from './decide.ts'
import { eachContext, isTrue, partsOf, spaceOf, valueIn } from './contexts.ts'

/**
 * What is odd about a line. `changes-nothing`: the rule has the same outcome without it; `by` is the single line that makes it redundant,
 * if there is one. `contradicts`: the line at `by` must be true too, and no one satisfies both. `by` is a JSON pointer inside the rule.
 */
export type LineFinding =
  | { code: 'changes-nothing' | 'contradicts'; by: string | undefined }
  | { code: 'never-true' | 'always-true'; by?: undefined }

/** A fact or flag that a rule reads, with its value; `undefined` while it is unknown. */
export type Read = { name: Asked; value: FactValue | undefined }

/** A line or group of a rule. `pointer` leads to it inside the rule; the rule itself is "". */
export type Line = {
  pointer: string
  op: string
  kind: 'leaf' | 'group'
  predicate: Predicate
  truth: Truth
  reads: readonly Read[]
  findings: readonly LineFinding[]
}

const maxDepth = 64
const maxLeafEvaluations = 4_000_000 // evaluated for the findings of one rule

/**
 * Lists the lines and groups of a rule with their truth in `context`, each group before its lines. Without a context all are unknown.
 * `plain` leaves out the findings, which need every combination of facts. Never throws.
 */
export function linesOf(when: Predicate | undefined, context: EvaluationContext = { facts: {}, flags: {} }, plain = false): Line[] {
  if (when === undefined) return []
  const places = placesIn(when)
  const findings = plain ? undefined : findingsOf(when, places)
  return places.map(({ predicate, pointer }) => ({
    pointer,
    op: opOf(predicate),
    kind: partsOf(predicate) ? 'group' : 'leaf',
    predicate,
    truth: evaluate(predicate, context),
    reads: readsOf(predicate, context),
    findings: findings?.get(pointer) ?? [],
  }))
}

export function readsOf(predicate: Predicate | undefined, context: EvaluationContext): Read[] {
  return [...factsOf(predicate)].map((name) => ({ name, value: valueIn(context, name) }))
}

export function opOf(predicate: Predicate): string {
  return typeof predicate === 'object' && predicate !== null ? (Object.keys(predicate)[0] ?? '') : ''
}

type Place = { predicate: Predicate; pointer: string; parent: Place | undefined }

function placesIn(predicate: Predicate, pointer = '', parent?: Place, depth = 0): Place[] {
  const place: Place = { predicate, pointer, parent }
  const parts = depth > maxDepth ? undefined : partsOf(predicate)
  if (!parts) return [place]
  const op = opOf(predicate)
  return [
    place,
    ...parts.flatMap((part, index) =>
      placesIn(part, op === 'not' ? `${pointer}/not` : `${pointer}/${op}${pointerOf(index)}`, place, depth + 1),
    ),
  ]
}

function findingsOf(when: Predicate, places: readonly Place[]): Map<string, LineFinding[]> {
  const found = new Map<string, LineFinding[]>()
  const space = spaceOf(when)
  if (places.length * places.length * space.contextCount > maxLeafEvaluations) return found
  const truths = truthsOf(when, places)
  const add = ({ pointer }: Place, finding: LineFinding) => found.set(pointer, [...(found.get(pointer) ?? []), finding])
  const count = truths.get(when)?.length ?? 0
  const every = (holds: (context: number) => boolean) => {
    for (let context = 0; context < count; context += 1) if (!holds(context)) return false
    return true
  }
  const isOn = (one: Place, context: number) => truths.get(one.predicate)?.[context] === 1

  for (const place of places) {
    const decision = decide(place.predicate)
    if (decision === 'never') add(place, { code: 'never-true' })
    if (decision === 'always') add(place, { code: 'always-true' })
    const { parent } = place
    if (!parent || opOf(parent.predicate) === 'not') continue
    const siblings = places.filter((other) => other.parent === parent && other !== place)

    if (decision !== 'never') {
      const against = besides(place, places).find(
        (other) => every((context) => !(isOn(place, context) && isOn(other, context))) && decide(other.predicate) !== 'never',
      )
      if (against) add(place, { code: 'contradicts', by: against.pointer })
    }
    const without = withoutLine(when, place.pointer)
    const rest = truthPerContext(when, (context) => isTrue(without, context))
    if (!every((context) => (rest[context] === 1) === (truths.get(when)?.[context] === 1))) continue
    const inAll = opOf(parent.predicate) === 'all'
    const implies = (a: Place, b: Place) => every((context) => !isOn(a, context) || isOn(b, context))
    const deciding = siblings.find((other) => (inAll ? implies(other, place) : implies(place, other)))
    const twin = deciding && implies(deciding, place) && implies(place, deciding) && places.indexOf(deciding) > places.indexOf(place)
    // Of two equal lines only the later one is reported
    if (!twin) add(place, { code: 'changes-nothing', by: deciding?.pointer })
  }
  return found
}

/** The lines that must be true together with this one: its siblings in an `all`, and the siblings of every `all` around it. */
function besides(place: Place, places: readonly Place[]): Place[] {
  const result: Place[] = []
  for (let at: Place | undefined = place; at?.parent; at = at.parent) {
    const { parent }: Place = at
    const op = opOf(parent.predicate)
    if (op === 'not') break
    if (op === 'all') result.push(...places.filter((other) => other.parent === parent && other !== at))
  }
  return result
}

function truthsOf(when: Predicate, places: readonly Place[]): Map<Predicate, Uint8Array> {
  return new Map(places.map(({ predicate }) => [predicate, truthPerContext(when, (context) => isTrue(predicate, context))]))
}

/** 1 or 0 for each combination of facts that the whole rule distinguishes. */
function truthPerContext(when: Predicate, holds: (context: EvaluationContext) => boolean): Uint8Array {
  const space = spaceOf(when)
  const result = new Uint8Array(space.contextCount)
  eachContext(space, (context, index) => void (result[index] = holds(context) ? 1 : 0))
  return result
}

/** The rule without one of its lines. */
export function withoutLine(predicate: Predicate, pointer: string): Predicate {
  const [, op, key, ...rest] = pointer.split('/')
  const parts = partsOf(predicate)
  if (!parts) return predicate
  if (op === 'not') return { not: withoutLine(parts[0] as Predicate, `${[''].concat(key === undefined ? [] : [key], rest).join('/')}`) }
  const index = Number(key)
  if (rest.length === 0) return op === 'all' ? { all: parts.toSpliced(index, 1) } : { any: parts.toSpliced(index, 1) }
  const next = parts.with(index, withoutLine(parts[index] as Predicate, `/${rest.join('/')}`)) // the pointer names an existing line
  return op === 'all' ? { all: next } : { any: next }
}
