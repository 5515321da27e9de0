import { dequal } from 'dequal/lite'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Store } from 'effector'

import type { LayoutDocument } from '../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import type { ViewFacts, Reach } from '../../../src/authoring/reasons/reach.ts'
import type { HiddenYetOpen, Unseen } from '../../../src/authoring/usage/usage-effects.ts'
import type { Use, Usage } from '../../../src/authoring/usage/usage.ts'
import { debounced } from './debounced.ts'
import { $catalogue } from './catalogue.ts'
import { $doc, $effective } from './documents.ts'
import { $shown } from './frames.ts'
import type { FrameState } from './frame-link.ts'
import { $viewSettings } from './view-settings.ts'
import { $declared } from './summary.ts'
import type { analysisContent } from './analysis-loaded.ts'

export type Analysis = typeof analysisContent

/** Fetched once the catalogue is there: the outline stands before it and gets its bars later. */
export const loadAnalysisFx = createEffect(async (): Promise<Analysis> => (await import('./analysis-loaded.ts')).analysisContent)

// What we know
/** The means; null until they are loaded. */
export const $analysis = createStore<Analysis | null>(null).on(loadAnalysisFx.doneData, (_, insight) => insight)

sample({
  clock: $catalogue,
  source: $analysis,
  filter: (insight, catalogue) => !insight && catalogue !== null,
  fn: () => undefined,
  target: loadAnalysisFx,
})
if ($catalogue.getState()) void loadAnalysisFx() // it was there first

const known = (state: FrameState | null) => (state ? JSON.stringify([state.facts, state.flags]) : '')
let heard: { key: string; facts: JsonObject; flags: JsonObject } = { key: '', facts: {}, flags: {} }
/** What the main frame knows; the same object while it says the same. */
const $heard = $shown.map((state) => {
  const key = known(state)
  if (key !== heard.key) heard = { key, facts: state?.facts ?? {}, flags: state?.flags ?? {} }
  return heard
})
/** What the look says of everybody: device, language, flags, the standing clock. */
export const $reachContext = combine(
  $heard,
  $declared,
  $viewSettings.map(({ time }) => time ?? ''),
  ({ facts: { now, ...facts }, flags }, declared, time): ViewFacts => ({
    facts: facts as ViewFacts['facts'], // as the portal says of itself
    flags: Object.keys(flags).length > 0 ? (flags as ViewFacts['flags']) : undefined, // what the portal's own model says of itself
    declared,
    now: time ? Date.parse(time) : typeof now === 'number' ? now : undefined,
  }),
)

const nobody: ReadonlyMap<string, Reach> = new Map()
const $opened = debounced(combine($effective, $doc, (documents, doc): JsonObject | null => documents.get(doc) ?? null))
let lastAny: ViewFacts = {}
let lastReach: ReadonlyMap<string, Reach> = nobody
/**
 * Who sees what, by id of the blocks of the open page or of the items of the open menu. What is looked at decides as far as it goes; where
 * it leaves nobody (a block for phones on a desktop) any look is asked, so that "nobody" is nobody at all. The same map while all of it is
 * the same.
 */
export const $reach: Store<ReadonlyMap<string, Reach>> = combine($analysis, $opened, $reachContext, (insight, opened, look) => {
  const document = opened as LayoutDocument | null // reach reads it with care
  const read = (given: ViewFacts) =>
    insight && document?.kind === 'page'
      ? insight.reachOfNodes(document, given)
      : insight && document?.kind === 'menu'
        ? insight.reachOfItems(document, given)
        : nobody
  const next = new Map(read(look))
  let anyhow: ReadonlyMap<string, Reach> | undefined
  for (const [id, reach] of next)
    if (personasOf(reach).every((persona) => reach[persona] === 'hidden'))
      next.set(id, (anyhow ??= read(anyLook(look.declared))).get(id) ?? reach)
  if (!sameReach(lastReach, next)) lastReach = next
  return lastReach
})

/** The same object for the same flags: what is worked out is kept by look. */
function anyLook(declared: ViewFacts['declared']): ViewFacts {
  if (lastAny.declared !== declared) lastAny = { declared }
  return lastAny
}

function sameReach(before: ReadonlyMap<string, Reach>, next: ReadonlyMap<string, Reach>): boolean {
  if (before.size !== next.size) return false
  for (const [id, reach] of next) {
    const old = before.get(id)
    if (old !== reach && !(old && personasOf(reach).every((persona) => old[persona] === reach[persona]))) return false
  }
  return true
}
const personasOf = (reach: Reach) => Object.keys(reach) as (keyof Reach)[] // Object.keys forgets the literal keys

// ---- what the whole brand says, worked out when the documents rest

const restMs = 250
type Read = { insight: Analysis; documents: readonly LayoutDocument[]; usage: Usage; now: number }
const read = createEvent<Read>()
const noUsage: Usage = { uses: [], of: () => [], names: () => [] }

/** Where flags, words, data, pages are used. Each document is read once for as long as it is the same. */
export const $usage = createStore<Usage>(noUsage)
export const $neverSeen = createStore<readonly Unseen[]>([])
export const $hiddenYetOpen = createStore<readonly HiddenYetOpen[]>([])
export const $undeclaredFlags = createStore<readonly Use[]>([])

$usage.on(read, (_, { usage }) => usage)
$neverSeen.on(read, (before, { insight, documents, usage, now }) =>
  settled(
    before,
    documents.flatMap((document) => unseenIn(document, insight, documents, usage, now)),
  ),
)
$hiddenYetOpen.on(read, (before, { insight, documents, usage }) => settled(before, insight.hiddenYetOpen(documents, usage)))
$undeclaredFlags.on(read, (before, { insight, documents, usage }) => settled(before, insight.undeclaredFlags(usage, documents)))

function settled<T>(before: readonly T[], next: readonly T[]): readonly T[] {
  return dequal(before, next) ? before : next
}

type Kept = { flags: LayoutDocument | undefined; lonely: boolean; day: number; found: readonly Unseen[] }
const kept = new WeakMap<LayoutDocument, Kept>()
const dayMs = 86_400_000

/** What nobody sees of one document; worked out again only when it, the flags or the ways to it are others. */
function unseenIn(
  document: LayoutDocument,
  insight: Analysis,
  documents: readonly LayoutDocument[],
  usage: Usage,
  now: number,
): readonly Unseen[] {
  const flags = documents.find(({ kind }) => kind === 'flags')
  const lonely = document.kind === 'page' && usage.of('page', document.id).every(({ role }) => role === 'target')
  const day = Math.floor(now / dayMs)
  const before = kept.get(document)
  if (before && before.flags === flags && before.lonely === lonely && before.day === day) return before.found
  const found = insight
    .neverSeen(flags && flags !== document ? [document, flags] : [document], usage, now)
    .filter((one) => one.document === `${document.kind}/${document.id}`)
  kept.set(document, { flags, lonely, day, found })
  return found
}

let timer: ReturnType<typeof setTimeout> | undefined
combine($analysis, $catalogue, $effective, (insight, catalogue, documents) => ({ insight, catalogue, documents })).watch(
  ({ insight, catalogue, documents }) => {
    clearTimeout(timer)
    if (!insight || !catalogue || documents.size === 0) return
    timer = setTimeout(() => {
      const all = [...documents.values()] as unknown as LayoutDocument[] // read with care: nobody need have checked them
      read({ insight, documents: all, usage: insight.usageOf(all, catalogue.registry), now: Date.now() })
    }, restMs)
  },
)
