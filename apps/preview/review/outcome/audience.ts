import type { LayoutDocument, Menu, MenuItem, Overlay, Page, PageNode } from '../../../../src/schemas/documents.ts'
import type { Facts } from '../../../../src/schemas/facts.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { directionOf } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Persona } from '../../../../src/schemas/view-settings.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { changesBetween } from '../../../../src/authoring/diff/changes.ts'
import { applyOverlays } from '../../../../src/rules/overlays.ts'
import { factsOfPerson } from '../../../../src/authoring/reasons/contexts.ts'
import { accessRule } from '../../../../src/authoring/reasons/reach.ts'
import { personaFacts } from '../../../../src/authoring/reasons/suggest-views.ts'
import { evaluate } from '../../../../src/rules/predicate.ts'
import type { FlagValues, EvaluationContext } from '../../../../src/rules/predicate.ts'

export type Side = ReadonlyMap<string, LayoutDocument>
/** How many changes each persona sees, per language. `differ`: in how many of the `of` cells there are any. */
export type Audience = {
  languages: readonly LanguageCode[]
  counts: Readonly<Record<Persona, readonly number[]>>
  differ: number
  of: number
}

/**
 * Counts the changes between sanitized documents that each persona sees in each language. Blocks and items that are hidden from a persona
 * do not count, nor do texts of other languages. `common` are the facts that all personas share, such as screen, theme and time. A rule
 * that cannot be decided counts as seen.
 */
export function audienceOf(
  before: Side,
  after: Side,
  { languages, common, flags, now }: { languages: readonly LanguageCode[]; common: Facts; flags: FlagValues; now: number },
): Audience {
  const names = changedDocuments(before, after)
  const [was, is] = [defaultsOf(before), defaultsOf(after)]
  const sharedFlags = Object.fromEntries(Object.entries(flags).filter(([name]) => was[name] === is[name])) // a changed flag differs by side
  const counts = Object.fromEntries(
    personas.map((persona) => [
      persona,
      languages.map((language) => {
        const shared = Object.fromEntries(Object.entries(common).filter(([name]) => !factsOfPerson.includes(name)))
        const context: EvaluationContext = {
          facts: { ...shared, ...personaFacts[persona], language, direction: directionOf(language), now },
          flags: sharedFlags,
          now,
        }
        return names.reduce(
          (sum, name) => sum + changesBetween(name, seenOf(before, name, context, language), seenOf(after, name, context, language)).length,
          0,
        )
      }),
    ]),
  ) as unknown as Record<Persona, number[]> // one for each persona
  const all = Object.values(counts).flat()
  return { languages, counts, differ: all.filter((count) => count > 0).length, of: all.length }
}

/** Documents that may look different: those that changed, targets of changed variations, and all of them when a flag changed. */
function changedDocuments(before: Side, after: Side): string[] {
  const names = new Set<string>()
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) continue
    if (name.startsWith('flags/')) for (const other of after.keys()) if (/^(?:page|menu|form|order)\//.test(other)) names.add(other)
    if (!/^(?:overlay|flags)\//.test(name)) names.add(name)
    for (const one of [before.get(name), after.get(name)]) if (one?.kind === 'overlay') names.add(one.target)
  }
  return [...names].sort()
}

function seenOf(side: Side, name: string, context: EvaluationContext, language: LanguageCode): Json | undefined {
  const document = side.get(name)
  if (!document) return undefined
  const known: EvaluationContext = { ...context, flags: { ...defaultsOf(side), ...context.flags } }
  const overlays = [...side.values()].filter((one): one is Overlay => one.kind === 'overlay')
  if (document.kind === 'page') return seenPage(applyOverlays(document, overlays, known).document, known, language)
  if (document.kind === 'menu') {
    const menu: Menu = applyOverlays(document, overlays, known).document
    return plain({ ...menu, items: seenItems(menu.items, known) })
  }
  return plain(document.kind === 'form' || document.kind === 'order' ? applyOverlays(document, overlays, known).document : document)
}

function defaultsOf(side: Side): FlagValues {
  const document = side.get('flags/flags')
  return document?.kind === 'flags' ? Object.fromEntries(Object.entries(document.flags).map(([name, flag]) => [name, flag.default])) : {}
}

function seenPage(page: Page, context: EvaluationContext, language: LanguageCode): Json | undefined {
  if (!mayBe(accessRule(page.access), context)) return undefined
  const { strings, ...rest } = page
  const nodes = seenNodes(page.nodes, context)
  const used = new Set(JSON.stringify(nodes).match(/(?<="t:)[^"]+/g) ?? [])
  const words = Object.fromEntries(
    [...used].flatMap((key) => {
      const text = strings?.[language]?.[key] ?? strings?.EN?.[key]
      return text === undefined ? [] : [[key, text]]
    }),
  )
  return plain({ ...rest, nodes, strings: { [language]: words } })
}

function seenNodes(nodes: readonly PageNode[], context: EvaluationContext): object[] {
  return nodes
    .filter(({ when }) => mayBe(when, context))
    .map(({ when: _when, slots, ...node }) => ({
      ...node,
      ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, seenNodes(inner, context)])) }),
    }))
}

function seenItems(items: readonly MenuItem[], context: EvaluationContext): object[] {
  return items
    .filter(({ when }) => mayBe(when, context))
    .map(({ when: _when, items: inner, ...item }) => ({ ...item, ...(inner && { items: seenItems(inner, context) }) }))
}

function mayBe(when: Predicate | undefined, context: EvaluationContext): boolean {
  return when === undefined || evaluate(when, context) !== false
}

function plain(value: object): JsonObject {
  return value as JsonObject // documents are JSON
}
