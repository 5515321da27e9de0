import { facts as declarations } from '../../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import { directionOf } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Asked, EvaluationContext } from '../../rules/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { accessRule, personaOf, personFacts } from './reach.ts'
import { isLetIn, worldOf } from './why.ts'
import { Scene } from './why-scene.ts'
import type { WhyInput } from './why-scene.ts'
import { allOf, spaceOf, valueIn } from './contexts.ts'

/**
 * One thing that would have to be otherwise; any of `values` will do. `look`: it is chosen in the look bar (a persona, device, language,
 * theme, moment in ms since 1970, system status or flag); `address`: by where one is; `world`: it arrives by itself.
 */
export type Change = { name: 'persona' | Asked; by: 'look' | 'address' | 'world'; values: readonly FactValue[] }
/** Changes that together make it show. */
export type OtherLook = { changes: readonly Change[] }

const personal: readonly string[] = [
  'role',
  'vip',
  'hasContract',
  'salaryDaily',
  'salaryHourly',
  'salaryRealtime',
  'dividend',
  'unreadMessages',
]
const inLook: readonly string[] = ['device', 'language', 'theme', 'now', 'systemStatus']
const mostTried = 4_000

/** What a VIP of the preview is: its rank is 4. */
export const people: Readonly<Record<Persona, Facts>> = { ...personFacts, vip: { role: 'member', vip: 4 } }

type Candidate = { name: 'persona' | Asked; by: Change['by']; value: FactValue; change: (world: EvaluationContext) => EvaluationContext }

/**
 * The shortest ways to look at a page or menu so that a node or item is shown: one thing changed, and only where that is not enough, two.
 * Every way has been tried. None when it is shown already, or no such way is found.
 */
export function otherLooks(input: WhyInput, who: Readonly<Record<Persona, Facts>> = people): OtherLook[] {
  const scene = new Scene(input)
  const world = worldOf(input)
  if (isLetIn(scene, world)) return []
  const candidates = candidatesOf(scene, world, who)
  const single = new Map<string, { by: Change['by']; values: FactValue[] }>()
  for (const { name, by, value, change } of candidates) {
    if (!isLetIn(scene, change(world))) continue
    const before = single.get(name)
    if (before) before.values.push(value)
    else single.set(name, { by, values: [value] })
  }
  if (single.size > 0) return [...single].map(([name, change]) => ({ changes: [{ name: name as Asked, ...change }] })).toSorted(inLookFirst) // keys are names of candidates
  const pairs: OtherLook[] = []
  let tried = 0
  for (const [index, first] of candidates.entries()) {
    for (const second of candidates.slice(index + 1)) {
      if (first.name === second.name || (first.name === 'persona' && personal.includes(second.name))) continue
      if ((tried += 1) > mostTried) return pairs.toSorted(inLookFirst)
      if (isLetIn(scene, second.change(first.change(world))))
        pairs.push({ changes: [first, second].map(({ name, by, value }) => ({ name, by, values: [value] })) })
    }
  }
  return pairs.toSorted(inLookFirst)
}

function inLookFirst(a: OtherLook, b: OtherLook): number {
  const others = ({ changes }: OtherLook) => changes.filter(({ by }) => by !== 'look').length
  return others(a) - others(b)
}

function candidatesOf(scene: Scene, world: EvaluationContext, who: Readonly<Record<Persona, Facts>>): Candidate[] {
  const rule = everythingAsked(scene)
  const asked = factsOf(rule)
  const near = { facts: world.facts, flags: world.flags, now: world.now }
  const { axes } = spaceOf(rule, {}, near)
  const result: Candidate[] = []
  if ([...asked].some((name) => personal.includes(name))) {
    const now = personaOf(world.facts)
    for (const persona of personas)
      if (persona !== now)
        result.push({ name: 'persona', by: 'look', value: persona, change: (before) => asPersona(before, who[persona], scene) })
  }
  if (asked.has('direction') && !asked.has('language'))
    for (const language of ['EN', 'AR'] as const)
      result.push({ name: 'language', by: 'look', value: language, change: setting('language', language) })
  for (const { name, groups } of axes) {
    if (name === 'role' || name === 'vip' || name === 'direction' || name === 'brand') continue
    const by = name.startsWith('flag:') || inLook.includes(name) ? 'look' : name === 'category' || name === 'route' ? 'address' : 'world'
    const undeclared =
      name.startsWith('flag:') &&
      scene.input.flagsDocument !== undefined &&
      !Object.hasOwn(scene.input.flagsDocument.flags, name.slice('flag:'.length))
    if (undeclared) continue
    for (const [value] of groups)
      if (value !== undefined && value !== valueIn(near, name) && !String(value).startsWith('\u0000'))
        result.push({ name, by, value, change: setting(name, value) })
  }
  return result
}

/** Every rule that has a say: of the page, of the part and what it stands in, as authored or put there, and of its variations. */
function everythingAsked(scene: Scene): Predicate | undefined {
  const { input } = scene
  const access = input.document?.kind === 'page' ? input.document.access : undefined
  const parts = [
    ...scene.homesOf(input.id).map(({ part }) => part as { when?: Predicate }),
    ...(scene.own().mended ? [scene.own().mended?.part] : []),
  ]
  const above = [scene.own().mended, scene.own().raw, ...allWithOverlays(scene)].flatMap((one) => [
    ...(one?.above ?? []).map(({ part }) => part.when),
    one?.part.when,
  ])
  const inGroups = allWithOverlays(scene).flatMap((one) =>
    scene
      .partsIn(everything)
      .filter(({ above: over }) => over.some(({ part }) => part.id === one.part.id))
      .map(({ part }) => part.when),
  )
  return allOf([
    accessRule(access),
    ...parts.map((part) => part?.when),
    ...above,
    ...(scene.kind === 'menu' ? inGroups : []),
    ...scene.overlays.map(({ when }) => when),
  ])
}

const everything: EvaluationContext = { facts: {}, flags: {} }

function allWithOverlays(scene: Scene) {
  const always = new Scene({ ...scene.input, overlays: scene.overlays.map(({ when: _when, ...overlay }) => overlay) })
  return [always.find(everything), scene.find(worldOf(scene.input))].filter((one) => one !== undefined)
}

function setting(name: Asked, value: FactValue): (world: EvaluationContext) => EvaluationContext {
  return ({ facts, flags, now }) => {
    if (name.startsWith('flag:')) return { facts, flags: { ...flags, [name.slice('flag:'.length)]: value }, now }
    if (name === 'now') return { facts: { ...facts, now: value }, flags, now: Number(value) }
    const direction = name === 'language' ? { direction: directionOf(value as LanguageCode) } : {} // a candidate of this fact is a language code
    return { facts: { ...facts, [name]: value, ...direction }, flags, now }
  }
}

/** Another person: what belonged to the first is not known of the second. */
function asPersona({ facts, flags, now }: EvaluationContext, person: Facts, { input: { flagsDocument } }: Scene): EvaluationContext {
  const common = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !personal.includes(name) && declarations[name as FactName]?.volatility !== 'session'),
  ) // names of facts
  const kept = Object.fromEntries(
    Object.entries(flags).filter(([name]) => {
      const from = flagsDocument && Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name]?.from : undefined
      return from !== 'contract' && from !== 'member'
    }),
  )
  return { facts: { ...common, ...person }, flags: kept, now }
}

/** The world of a look that has been changed so, first value of each; for whoever wants to try it. */
export function changedWorld(input: WhyInput, { changes }: OtherLook, who: Readonly<Record<Persona, Facts>> = people): EvaluationContext {
  const scene = new Scene(input)
  return changes.reduce<EvaluationContext>(
    (world, { name, values: [value] }) =>
      value === undefined ? world : name === 'persona' ? asPersona(world, who[value as Persona], scene) : setting(name, value)(world),
    worldOf(input),
  ) // a persona's value is its name
}
