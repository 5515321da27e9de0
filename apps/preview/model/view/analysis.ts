import { dequal } from 'dequal/lite'
import { combine, createStore, sample } from 'effector'
import type { Store } from 'effector'
import { debounce } from 'patronum/debounce'

import type { LayoutDocument } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { reachOfItems, reachOfNodes } from '../../../../src/authoring/reasons/reach.ts'
import { conditionsOfItems, conditionsOfNodes } from '../../../../src/authoring/reasons/conditions.ts'
import type { Asked } from '../../../../src/rules/predicate.ts'
import type { ViewFacts, Reach } from '../../../../src/authoring/reasons/reach.ts'
import { ruleOfMenu } from '../../../../src/authoring/reasons/menu-reach.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { hiddenYetOpen, neverSeen } from '../../../../src/authoring/usage/usage-effects.ts'
import type { HiddenYetOpen, Unseen } from '../../../../src/authoring/usage/usage-effects.ts'
import { undeclaredFlags, usageOf } from '../../../../src/authoring/usage/usage.ts'
import type { Use, Usage } from '../../../../src/authoring/usage/usage.ts'
import { $catalogue } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { debounced } from '../debounced.ts'
import { distinct } from '../distinct.ts'
import { foundInPieces } from '../in-pieces.ts'
import { $brandName, $declared, $doc, $document, $effective, $effectivePublished } from '../documents/documents.ts'
import { $isOpening } from './opening.ts'
import { $shown } from './frames.ts'
import { $viewSettings } from '../documents/view-settings.ts'

/** The main frame's facts; the same object while they are equal. */
const $frameFacts = distinct(
  $shown.map((state): { facts: JsonObject; flags: JsonObject } => ({ facts: state?.facts ?? {}, flags: state?.flags ?? {} })),
)
/** What the view settings fix for all personas: device, language, flags, the stopped clock. */
export const $reachContext = combine(
  $frameFacts,
  $declared,
  $viewSettings.map(({ time }) => time ?? ''),
  ({ facts: { now, ...facts }, flags }, declared, time): ViewFacts => ({
    facts: facts as ViewFacts['facts'], // as the portal reports them
    flags: Object.keys(flags).length > 0 ? (flags as ViewFacts['flags']) : undefined, // as the portal's own model reports them
    declared,
    now: time ? Date.parse(time) : typeof now === 'number' ? now : undefined,
  }),
)

// Values that are computed from all documents come after a pause; what is known until then stays
const noUsage: Usage = { uses: [], of: () => [], names: () => [] }
/** Where flags, words, data, pages are used. Each document is read once for as long as it is the same. */
export const $usage = createStore<Usage>(noUsage)

const noRule: { drawn?: Predicate | undefined } = {}
/** For whom the open menu is drawn: by the blocks that have it and what is around them. */
const $menuRule = distinct(
  combine($usage, $effective, $doc, (usage, documents, doc) =>
    doc?.startsWith('menu/')
      ? { drawn: ruleOfMenu(doc.slice('menu/'.length), { usage, documents: documents as unknown as ReadonlyMap<string, LayoutDocument> }) }
      : noRule,
  ), // read with care: they may be unchecked
  dequal,
)
const nobody: ReadonlyMap<string, Reach> = new Map()
const $openDocument = debounced(
  combine($effective, $document, $doc, $brandName, (documents, document, doc, brand) =>
    doc === brand ? (documents.get(doc) ?? null) : document,
  ),
)
/** No view settings but the declared flags. Results are cached by context, so it is the same object for the same flags. */
const $anyContext = $declared.map((declared): ViewFacts => ({ declared }))
/**
 * Who sees what, by id of the blocks of the open page or of the items of the open menu. The view settings decide as far as they go; where
 * they leave nobody (a block for phones on a desktop) any settings are asked, so that "nobody" is nobody at all. The same map while all of
 * it is the same; empty until the catalogue has been loaded, so that the outline draws first and gets its bars afterwards.
 */
export const $reach: Store<ReadonlyMap<string, Reach>> = distinct(
  combine(
    $catalogue,
    $openDocument,
    $reachContext,
    $anyContext,
    $menuRule,
    (catalogue, open, context, anyContext, { drawn }): ReadonlyMap<string, Reach> => {
      const document = open as LayoutDocument | null // reach reads it with care
      const read = (given: ViewFacts) =>
        catalogue && document?.kind === 'page'
          ? reachOfNodes(document, given)
          : catalogue && document?.kind === 'menu'
            ? reachOfItems(document, given, drawn)
            : nobody
      const next = new Map(read(context))
      const unseen = [...next].filter(([, reach]) => personasOf(reach).every((persona) => reach[persona] === 'hidden'))
      const anyhow = unseen.length > 0 ? read(anyContext) : nobody
      for (const [id, reach] of unseen) next.set(id, anyhow.get(id) ?? reach)
      return next
    },
  ),
  sameReach,
)

const noConditions: ReadonlyMap<string, readonly Asked[]> = new Map()
/** What besides the person decides who sees a block or an item, by its id: with another device, date or flag it may be seen by others. */
export const $conditions = distinct(
  combine($catalogue, $openDocument, $menuRule, (catalogue, open, { drawn }) => {
    const document = open as LayoutDocument | null // conditions are read with care
    if (!catalogue) return noConditions
    return document?.kind === 'page'
      ? conditionsOfNodes(document)
      : document?.kind === 'menu'
        ? conditionsOfItems(document, drawn)
        : noConditions
  }),
  dequal,
)

function sameReach(before: ReadonlyMap<string, Reach>, next: ReadonlyMap<string, Reach>): boolean {
  if (before.size !== next.size) return false
  for (const [id, reach] of next) {
    const old = before.get(id)
    if (old !== reach && !(old && personasOf(reach).every((persona) => old[persona] === reach[persona]))) return false
  }
  return true
}
const personasOf = (reach: Reach) => Object.keys(reach) as (keyof Reach)[] // Object.keys forgets the literal keys

// ---- facts of the whole brand, computed once nothing has changed for a moment

const pauseMs = 250
type BrandAsked = { catalogue: Catalogue; documents: Documents; published: Documents; known: PublishedFacts; now: number }
type Documents = ReadonlyMap<string, JsonObject>
/** What is computed of all documents of a draft, or of the published ones. */
type Facts = { usage: Usage; unseen: readonly Unseen[]; open: readonly HiddenYetOpen[] }
export type PublishedFacts = Facts & { documents: Documents }

export const $neverSeen = createStore<readonly Unseen[]>([])
export const $hiddenYetOpen = createStore<readonly HiddenYetOpen[]>([])
export const $undeclaredFlags = createStore<readonly Use[]>([])
/** The same of the published documents, read again once those are others. */
export const $publishedFacts = createStore<PublishedFacts>({ documents: new Map(), usage: noUsage, unseen: [], open: [] })

function* factsOf(documents: Documents, { registry }: Catalogue, now: number): Generator<undefined, Facts> {
  const all = listOf(documents)
  for (const document of all) {
    usageOf([document], registry) // what it uses is kept with it
    yield
  }
  const usage = usageOf(all, registry)
  const unseen: Unseen[] = []
  for (const document of all) {
    yield
    unseen.push(...unseenIn(document, all, usage, now))
  }
  yield
  return { usage, unseen, open: hiddenYetOpen(all, usage) }
}

// read with care: they may be unchecked
const listOf = (documents: Documents) => [...documents.values()] as unknown as LayoutDocument[]

const brandAsked = sample({
  clock: debounce(
    combine($catalogue, $effective, $isOpening, (catalogue, documents, isOpening) => ({ catalogue, documents, isOpening })),
    pauseMs,
  ),
  source: { published: $effectivePublished, known: $publishedFacts },
  fn: ({ published, known }, { catalogue, documents, isOpening }): BrandAsked | undefined =>
    catalogue !== null && documents.size > 0 && !isOpening ? { catalogue, documents, published, known, now: Date.now() } : undefined,
}).filterMap((asked) => asked)
/** Of draft and published documents at once, so that no problem seems to come from the draft which is published too. */
const brandRead = foundInPieces(brandAsked, function* ({ catalogue, documents, published, known, now }) {
  const facts = yield* factsOf(documents, catalogue, now)
  const isSame = documents.size === published.size && [...documents].every(([name, body]) => published.get(name) === body)
  const ofPublished =
    published === known.documents ? known : { ...(isSame ? facts : yield* factsOf(published, catalogue, now)), documents: published }
  return { ...facts, undeclared: undeclaredFlags(facts.usage, listOf(documents)), published: ofPublished }
})
$usage.on(brandRead, (_, { usage }) => usage)
$neverSeen.on(brandRead, (before, { unseen }) => unlessSame(before, unseen))
$hiddenYetOpen.on(brandRead, (before, { open }) => unlessSame(before, open))
$undeclaredFlags.on(brandRead, (before, { undeclared }) => unlessSame(before, undeclared))
$publishedFacts.on(brandRead, (_, { published }) => published)

function unlessSame<T>(before: readonly T[], next: readonly T[]): readonly T[] {
  return dequal(before, next) ? before : next
}

type Cached = { flags: LayoutDocument | undefined; lonely: boolean; day: number; found: readonly Unseen[] }
const cache = new WeakMap<LayoutDocument, Cached>()
const dayMs = 86_400_000

/** Parts of one document that no player sees; computed again only when it, the flags or the links to it change. */
function unseenIn(document: LayoutDocument, documents: readonly LayoutDocument[], usage: Usage, now: number): readonly Unseen[] {
  const flags = documents.find(({ kind }) => kind === 'flags')
  const lonely = document.kind === 'page' && usage.of('page', document.id).every(({ role }) => role === 'target')
  const day = Math.floor(now / dayMs)
  const before = cache.get(document)
  if (before && before.flags === flags && before.lonely === lonely && before.day === day) return before.found
  const found = neverSeen(flags && flags !== document ? [document, flags] : [document], usage, now).filter(
    (one) => one.document === `${document.kind}/${document.id}`,
  )
  cache.set(document, { flags, lonely, day, found })
  return found
}
