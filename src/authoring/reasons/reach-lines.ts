import type { FactValue } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate, factsOf } from '../../rules/predicate.ts'
import type { Asked, Truth, EvaluationContext } from '../../rules/predicate.ts'
import { decide } from './decide.ts'
import { segment } from '../text/json-positions.ts'
import { eachWorld, isTrue, partsOf, spaceOf, valueIn } from './contexts.ts'

/**
 * What is odd about a line. `changes-nothing`: without it the rule says the same of everybody; `by` is the line that decides it already,
 * where one alone does. `contradicts`: the line `by`, which must hold too, leaves it nobody. `by` is a JSON pointer inside the rule.
 */
export type LineFinding =
  | { code: 'changes-nothing' | 'contradicts'; by: string | undefined }
  | { code: 'never-true' | 'always-true'; by?: undefined }

/** A fact or flag that is read, with its value now; `undefined` while it is not known. */
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

const deepest = 64
const mostWork = 4_000_000 // leaves looked at, in all

/**
 * The lines and groups of a rule with their truth in `world`, each group before what is in it. Without a world all is unknown.
 * `plain`: without findings, which cost a look at every combination. Never throws.
 */
export function linesOf(when: Predicate | undefined, world: EvaluationContext = { facts: {}, flags: {} }, plain = false): Line[] {
  if (when === undefined) return []
  const places = placesIn(when)
  const findings = plain ? undefined : findingsOf(when, places)
  return places.map(({ predicate, pointer }) => ({
    pointer,
    op: opOf(predicate),
    kind: partsOf(predicate) ? 'group' : 'leaf',
    predicate,
    truth: evaluate(predicate, world),
    reads: readsOf(predicate, world),
    findings: findings?.get(pointer) ?? [],
  }))
}

export function readsOf(predicate: Predicate | undefined, world: EvaluationContext): Read[] {
  return [...factsOf(predicate)].map((name) => ({ name, value: valueIn(world, name) }))
}

export function opOf(predicate: Predicate): string {
  return typeof predicate === 'object' && predicate !== null ? (Object.keys(predicate)[0] ?? '') : ''
}

type Place = { predicate: Predicate; pointer: string; parent: Place | undefined }

function placesIn(predicate: Predicate, pointer = '', parent?: Place, depth = 0): Place[] {
  const place: Place = { predicate, pointer, parent }
  const parts = depth > deepest ? undefined : partsOf(predicate)
  if (!parts) return [place]
  const op = opOf(predicate)
  return [
    place,
    ...parts.flatMap((part, index) =>
      placesIn(part, op === 'not' ? `${pointer}/not` : `${pointer}/${op}${segment(index)}`, place, depth + 1),
    ),
  ]
}

function findingsOf(when: Predicate, places: readonly Place[]): Map<string, LineFinding[]> {
  const found = new Map<string, LineFinding[]>()
  const space = spaceOf(when)
  if (places.length * places.length * space.worlds > mostWork) return found
  const truths = truthsOf(when, places)
  const tell = ({ pointer }: Place, finding: LineFinding) => found.set(pointer, [...(found.get(pointer) ?? []), finding])
  const count = truths.get(when)?.length ?? 0
  const every = (holds: (world: number) => boolean) => {
    for (let world = 0; world < count; world += 1) if (!holds(world)) return false
    return true
  }
  const isOn = (one: Place, world: number) => truths.get(one.predicate)?.[world] === 1

  for (const place of places) {
    const decision = decide(place.predicate)
    if (decision === 'never') tell(place, { code: 'never-true' })
    if (decision === 'always') tell(place, { code: 'always-true' })
    const { parent } = place
    if (!parent || opOf(parent.predicate) === 'not') continue
    const siblings = places.filter((other) => other.parent === parent && other !== place)

    if (decision !== 'never') {
      const against = besides(place, places).find(
        (other) => every((world) => !(isOn(place, world) && isOn(other, world))) && decide(other.predicate) !== 'never',
      )
      if (against) tell(place, { code: 'contradicts', by: against.pointer })
    }
    const without = withoutLine(when, place.pointer)
    const rest = worldsOf(when, (world) => isTrue(without, world))
    if (!every((world) => (rest[world] === 1) === (truths.get(when)?.[world] === 1))) continue
    const inAll = opOf(parent.predicate) === 'all'
    const implies = (a: Place, b: Place) => every((world) => !isOn(a, world) || isOn(b, world))
    const deciding = siblings.find((other) => (inAll ? implies(other, place) : implies(place, other)))
    const twin = deciding && implies(deciding, place) && implies(place, deciding) && places.indexOf(deciding) > places.indexOf(place)
    if (!twin) tell(place, { code: 'changes-nothing', by: deciding?.pointer }) // of two that say the same the later one is told
  }
  return found
}

/** Lines that must hold wherever this one counts: its neighbours in the `all` it stands in, and those around that. */
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
  return new Map(places.map(({ predicate }) => [predicate, worldsOf(when, (world) => isTrue(predicate, world))]))
}

/** One figure for each combination that the whole rule tells apart. */
function worldsOf(when: Predicate, holds: (world: EvaluationContext) => boolean): Uint8Array {
  const space = spaceOf(when)
  const result = new Uint8Array(space.worlds)
  eachWorld(space, (world, index) => void (result[index] = holds(world) ? 1 : 0))
  return result
}

/** The rule without one of its lines. */
export function withoutLine(predicate: Predicate, pointer: string): Predicate {
  const [, op, key, ...rest] = pointer.split('/')
  const parts = partsOf(predicate)
  if (!parts) return predicate
  if (op === 'not') return { not: withoutLine(parts[0] as Predicate, `${[''].concat(key === undefined ? [] : [key], rest).join('/')}`) }
  const index = Number(key)
  const next =
    rest.length === 0 ? parts.toSpliced(index, 1) : parts.with(index, withoutLine(parts[index] as Predicate, `/${rest.join('/')}`)) // the pointer leads to a line that is there
  return op === 'all' ? { all: next } : { any: next }
}
