import { facts as declarations } from '../../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import { directionOf } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { personas } from '../../schemas/view-setting-values.ts'
import type { Persona } from '../../schemas/view-settings.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { Asked, EvaluationContext } from '../../rules/predicate.ts'
import { factsOf } from '../../rules/predicate.ts'
import { accessRule, personaOf, baseFactsByPersona } from './reach.ts'
import { isVisible, contextOf } from './explain-visibility.ts'
import { DocumentVariants } from './document-variants.ts'
import type { VisibilityInput } from './document-variants.ts'
import { allOf, factsOfPerson, spaceOf, valueIn } from './contexts.ts'

/**
 * One fact that would have to be different; any of `values` is enough. `view`: the operator chooses it in the view settings (persona,
 * device, language, theme, time in ms since 1970, system status or flag); `address`: it follows from the address; `data`: the gateway
 * sends it.
 */
export type Change = { name: 'persona' | Asked; by: 'view' | 'address' | 'data'; values: readonly FactValue[] }
/** Changes that together show it. */
export type ViewSuggestion = { changes: readonly Change[] }

const viewSettingFacts: readonly string[] = ['device', 'language', 'theme', 'now', 'systemStatus']
const maxTries = 4_000

/** The facts of each persona in the preview. Its VIP has rank 4. */
export const personaFacts: Readonly<Record<Persona, Facts>> = { ...baseFactsByPersona, vip: { role: 'member', vip: 4 } }

type Candidate = { name: 'persona' | Asked; by: Change['by']; value: FactValue; change: (context: EvaluationContext) => EvaluationContext }

/**
 * Suggests how to change the view so that a node or item is shown: one change, or two where no single one is enough. Every suggestion
 * has been tried. Empty when the part is shown already or nothing was found.
 */
export function suggestViews(input: VisibilityInput, who: Readonly<Record<Persona, Facts>> = personaFacts): ViewSuggestion[] {
  const variants = new DocumentVariants(input)
  const context = contextOf(input)
  if (isVisible(variants, context)) return []
  const candidates = candidatesOf(variants, context, who)
  const single = new Map<string, { by: Change['by']; values: FactValue[] }>()
  for (const { name, by, value, change } of candidates) {
    if (!isVisible(variants, change(context))) continue
    const before = single.get(name)
    if (before) before.values.push(value)
    else single.set(name, { by, values: [value] })
  }
  if (single.size > 0)
    // The keys are the names of candidates
    return [...single].map(([name, change]) => ({ changes: [{ name: name as Asked, ...change }] })).toSorted(viewSettingsFirst)
  const pairs: ViewSuggestion[] = []
  let tried = 0
  for (const [index, first] of candidates.entries()) {
    for (const second of candidates.slice(index + 1)) {
      if (first.name === second.name || (first.name === 'persona' && factsOfPerson.includes(second.name))) continue
      if ((tried += 1) > maxTries) return pairs.toSorted(viewSettingsFirst)
      if (isVisible(variants, second.change(first.change(context))))
        pairs.push({ changes: [first, second].map(({ name, by, value }) => ({ name, by, values: [value] })) })
    }
  }
  return pairs.toSorted(viewSettingsFirst)
}

function viewSettingsFirst(a: ViewSuggestion, b: ViewSuggestion): number {
  const others = ({ changes }: ViewSuggestion) => changes.filter(({ by }) => by !== 'view').length
  return others(a) - others(b)
}

function candidatesOf(variants: DocumentVariants, context: EvaluationContext, who: Readonly<Record<Persona, Facts>>): Candidate[] {
  const rule = everythingAsked(variants)
  const asked = factsOf(rule)
  const near = { facts: context.facts, flags: context.flags, now: context.now }
  const { axes } = spaceOf(rule, {}, near)
  const result: Candidate[] = []
  if ([...asked].some((name) => factsOfPerson.includes(name))) {
    const now = personaOf(context.facts)
    for (const persona of personas)
      if (persona !== now)
        result.push({ name: 'persona', by: 'view', value: persona, change: (before) => asPersona(before, who[persona], variants) })
  }
  if (asked.has('direction') && !asked.has('language'))
    for (const language of ['EN', 'AR'] as const)
      result.push({ name: 'language', by: 'view', value: language, change: setting('language', language) })
  for (const { name, groups } of axes) {
    if (name === 'role' || name === 'vip' || name === 'direction' || name === 'brand') continue
    const by =
      name.startsWith('flag:') || viewSettingFacts.includes(name) ? 'view' : name === 'category' || name === 'route' ? 'address' : 'data'
    const undeclared =
      name.startsWith('flag:') &&
      variants.input.flagsDocument !== undefined &&
      !Object.hasOwn(variants.input.flagsDocument.flags, name.slice('flag:'.length))
    if (undeclared) continue
    for (const [value] of groups)
      if (value !== undefined && value !== valueIn(near, name) && !String(value).startsWith('\u0000'))
        result.push({ name, by, value, change: setting(name, value) })
  }
  return result
}

/** Every rule that matters: of the page, of the part and its holders, wherever they are written, and of the document's overlays. */
function everythingAsked(variants: DocumentVariants): Predicate | undefined {
  const { input } = variants
  const access = input.document?.kind === 'page' ? input.document.access : undefined
  const parts = [
    ...variants.writingPlacesOf(input.id).map(({ part }) => part as { when?: Predicate }),
    ...(variants.own().sanitized ? [variants.own().sanitized?.part] : []),
  ]
  const above = [variants.own().sanitized, variants.own().raw, ...allWithOverlays(variants)].flatMap((one) => [
    ...(one?.above ?? []).map(({ part }) => part.when),
    one?.part.when,
  ])
  const inGroups = allWithOverlays(variants).flatMap((one) =>
    variants
      .partsIn(everything)
      .filter(({ above: over }) => over.some(({ part }) => part.id === one.part.id))
      .map(({ part }) => part.when),
  )
  return allOf([
    accessRule(access),
    ...parts.map((part) => part?.when),
    ...above,
    ...(variants.kind === 'menu' ? inGroups : []),
    ...variants.overlays.map(({ when }) => when),
  ])
}

const everything: EvaluationContext = { facts: {}, flags: {} }

function allWithOverlays(variants: DocumentVariants) {
  const always = new DocumentVariants({ ...variants.input, overlays: variants.overlays.map(({ when: _when, ...overlay }) => overlay) })
  return [always.find(everything), variants.find(contextOf(variants.input))].filter((one) => one !== undefined)
}

function setting(name: Asked, value: FactValue): (context: EvaluationContext) => EvaluationContext {
  return ({ facts, flags, now }) => {
    if (name.startsWith('flag:')) return { facts, flags: { ...flags, [name.slice('flag:'.length)]: value }, now }
    if (name === 'now') return { facts: { ...facts, now: value }, flags, now: Number(value) }
    // A value of `language` is a language code
    const direction = name === 'language' ? { direction: directionOf(value as LanguageCode) } : {}
    return { facts: { ...facts, [name]: value, ...direction }, flags, now }
  }
}

/** The context for another persona: facts that belonged to the first person become unknown. */
function asPersona(
  { facts, flags, now }: EvaluationContext,
  person: Facts,
  { input: { flagsDocument } }: DocumentVariants,
): EvaluationContext {
  const common = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !factsOfPerson.includes(name) && declarations[name as FactName]?.volatility !== 'session'),
  ) // names of facts
  const cache = Object.fromEntries(
    Object.entries(flags).filter(([name]) => {
      const from = flagsDocument && Object.hasOwn(flagsDocument.flags, name) ? flagsDocument.flags[name]?.from : undefined
      return from !== 'contract' && from !== 'member'
    }),
  )
  return { facts: { ...common, ...person }, flags: cache, now }
}

/** The context after a suggestion, with the first value of each change. */
export function changedContext(
  input: VisibilityInput,
  { changes }: ViewSuggestion,
  who: Readonly<Record<Persona, Facts>> = personaFacts,
): EvaluationContext {
  const variants = new DocumentVariants(input)
  return changes.reduce<EvaluationContext>(
    (context, { name, values: [value] }) =>
      value === undefined
        ? context
        : name === 'persona'
          ? asPersona(context, who[value as Persona], variants)
          : setting(name, value)(context),
    contextOf(input),
  ) // a persona's value is its name
}
