import { combine, createEvent, createStore, restore, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { Use, Usage } from '../../../../src/authoring/usage/usage.ts'
import { atOnce } from '../../../../src/rules/at-once.ts'
import { $problems as $found } from './checker.ts'
import type { FoundProblem } from './checker-talk.ts'
import { $brandName, $changedNames, $doc, $documents, $effective, $published, baseBrand, workspaceLoaded } from '../documents/documents.ts'
import { $shown, frameFault, mainFrame } from './frames.ts'
import { $hiddenYetOpen, $neverSeen, $publishedFacts, $usage } from './analysis.ts'
import type { PublishedFacts } from './analysis.ts'
import { $losses } from './dated.ts'
import { $viewSettings } from '../documents/view-settings.ts'
import { partAt } from '../documents/part-at.ts'
import { foundInPieces } from '../in-pieces.ts'
import {
  $lacking,
  $languages,
  $loadedWords,
  $portalWords,
  languagesOf,
  ownStringsOf,
  ownTextsOf,
  portalWords,
  sameStrings,
  sameTexts,
} from '../words/portal-words.ts'
import type { PortalWords } from '../words/portal-words.ts'

/**
 * Something in a document that is not as it should be. `code` is one of the checker's, or `words/missing`, `analysis/…`. `values` fill its
 * sentence. `part` is the block, item or field it is about, '' the document itself. `isPublished`: the published documents have it too, so
 * that no change of the draft has brought it; it blocks publishing only in a document that the draft changes, as on the server.
 */
export type Problem = {
  id: string // the same while it is the same problem
  code: string
  blocks: boolean
  isPublished: boolean
  document: string
  pointer: string
  part: string
  message: string // the checker's own message; empty where `code` and `values` are enough
  values: Readonly<Record<string, string>>
  fix: readonly PatchOperation[] | undefined
}

export type Count = { blocking: number; know: number }
/** `own`: how many of them the draft has brought. */
export type TotalCount = Count & { own: number }
export type Scope = 'page' | 'brand'
export type Weight = 'all' | 'blocking' | 'know'

// What may happen
export const scopeChosen = createEvent<Scope>()
export const weightChosen = createEvent<Weight>()
export const problemChosen = createEvent<string | null>()

// What we know
/** A text that a language lacks, and the first place that shows it. */
export type Gap = { key: string; language: LanguageCode; document: string; pointer: string; subject: string; others: number }

/**
 * What went wrong in the page while it was drawn. It is no problem of a document, so it blocks nothing; `document` is the page that was
 * drawn, `node` the block, '' where none is known.
 */
export type PageFault = { id: string; document: string; body: JsonObject | null | undefined; code: string; node: string; message: string }
/** Those of the main frame, for as long as the document is the one that was drawn. */
export const $pageFaults = createStore<readonly PageFault[]>([])
sample({
  clock: frameFault,
  source: { faults: $pageFaults, documents: $documents, shown: $shown, doc: $doc },
  filter: (_, { frame }) => frame === mainFrame,
  fn: ({ faults, documents, shown, doc }, { code, page, node, message }) => {
    const document = [page, shown?.page].map((id) => `page/${id}`).find((name) => documents.get(name)) ?? doc
    const id = `${code} ${document} ${node}`
    return [...faults.filter((one) => one.id !== id), { id, document, body: documents.get(document), code, node, message }].slice(
      -mostFaults,
    )
  },
  target: $pageFaults,
})
$pageFaults
  .on($documents, (faults, documents) => {
    const lasting = faults.filter(({ document, body }) => documents.get(document) === body)
    return lasting.length === faults.length ? faults : lasting
  })
  .reset(workspaceLoaded)
const mostFaults = 50

const noGaps: readonly Gap[] = []
// Values that walk all documents are computed when their result is read again, not with every change of a document

/** Words that documents ask for and an offered language lacks; each key once in a language. */
export const $gaps = createStore<readonly Gap[]>(noGaps)
/** Keys and languages of the words that the published documents lack. */
const $publishedGaps = createStore<ReadonlySet<string>>(new Set())
type GapsAsked = {
  usage: Usage
  words: PortalWords | null
  languages: readonly LanguageCode[]
  documents: ReadonlyMap<string, JsonObject>
  facts: PublishedFacts
  publishedWords: PortalWords
  publishedLanguages: readonly LanguageCode[]
}
const gapsAsked = sample({
  clock: [$usage, $portalWords, $languages, $publishedFacts, $loadedWords],
  source: {
    usage: $usage,
    words: $portalWords,
    languages: $languages,
    documents: $effective,
    facts: $publishedFacts,
    loaded: $loadedWords,
    lacking: $lacking,
    brand: $brandName,
  },
  fn: ({ loaded, lacking, brand, ...known }): GapsAsked => {
    const { documents: published } = known.facts
    const [own, texts] = [ownStringsOf(published), ownTextsOf(published)]
    // what is known of the words is kept with them
    const isSame = sameStrings(ownStringsOf(known.documents), own) && sameTexts(ownTextsOf(known.documents), texts)
    const publishedWords = (isSame && known.words) || portalWords(loaded, own, texts, lacking)
    return { ...known, publishedWords, publishedLanguages: languagesOf(published.get(brand)) }
  },
})
/** Both at once, so that no gap seems to come from the draft which is published too. */
const gapsFound = foundInPieces(gapsAsked, function* ({ usage, words, languages, documents, facts, publishedWords, publishedLanguages }) {
  const gaps = words ? yield* gapsIn(usage, words, languages, documents) : noGaps
  const published = yield* gapsIn(facts.usage, publishedWords, publishedLanguages, facts.documents)
  return { gaps, published: new Set(published.map(gapId)) }
})
$gaps.on(gapsFound, (_, { gaps }) => gaps)
$publishedGaps.on(gapsFound, (_, { published }) => published)

const $language = $viewSettings.map(({ language }) => language)
/** The same for the viewed language; null until its words are loaded. */
export const $gapsOfView = createStore<readonly Gap[] | null>(noGaps)
sample({
  clock: [$usage, $portalWords, $languages, $gaps, $language],
  source: { usage: $usage, words: $portalWords, offered: $languages, gaps: $gaps, language: $language, documents: $effective },
  fn: ({ usage, words, offered, gaps, language, documents }) => {
    if (language === null) return noGaps
    if (!words) return null
    return offered.includes(language)
      ? gaps.filter((gap) => gap.language === language)
      : atOnce(gapsIn(usage, words, [language], documents))
  },
  target: $gapsOfView,
})
/** Each place of a word is a step. */
function* gapsIn(
  usage: Usage,
  words: PortalWords,
  languages: readonly LanguageCode[],
  documents: ReadonlyMap<string, JsonObject>,
): Generator<undefined, readonly Gap[]> {
  const found = new Map<string, Gap>()
  for (const use of usage.uses) {
    const { kind, name: key, document, pointer, subject } = use
    if (kind !== 'word') continue
    for (const language of lackingOf(words, languages, use, documents)) {
      const id = `${language} ${key}`
      const before = found.get(id)
      found.set(id, before ? { ...before, others: before.others + 1 } : { key, language, document, pointer, subject, others: 0 })
    }
    yield
  }
  return [...found.values()]
}

const knownLacking = new WeakMap<PortalWords, Map<string, WeakMap<Use, readonly LanguageCode[]>>>()
/**
 * The languages that lack a word where it is used: looked up once for as long as the words and the document are the same, with which the
 * use is.
 */
function lackingOf(
  words: PortalWords,
  languages: readonly LanguageCode[],
  use: Use,
  documents: ReadonlyMap<string, JsonObject>,
): readonly LanguageCode[] {
  let byLanguages = knownLacking.get(words)
  if (!byLanguages) knownLacking.set(words, (byLanguages = new Map()))
  let known = byLanguages.get(languages.join())
  if (!known) byLanguages.set(languages.join(), (known = new WeakMap()))
  let lacking = known.get(use)
  if (!lacking) {
    const { name: key, document, pointer } = use
    const { widget } = partAt(documents.get(document), pointer)
    const isKnown = words.has(key, 'EN', document, widget) // the checker reports one that is not
    const others = languages.filter((language) => language !== 'EN')
    known.set(use, (lacking = isKnown ? words.lackedBy(key, others, document, widget) : []))
  }
  return lacking
}

const gapId = ({ language, key }: Gap) => `word ${language} ${key}`
const unseenId = ({ document, kind, id }: PublishedFacts['unseen'][number]) => `unseen ${document} ${kind} ${id}`
const openId = ({ page }: PublishedFacts['open'][number]) => `open ${page}`

/** All problems: those of the draft before those that are published too, the blocking ones first. Null until the first check. */
export const $items = createStore<readonly Problem[] | null>(null)
sample({
  clock: [$found, $gaps, $neverSeen, $hiddenYetOpen, $publishedGaps, $losses],
  source: {
    found: $found,
    gaps: $gaps,
    unseen: $neverSeen,
    open: $hiddenYetOpen,
    documents: $effective,
    published: $published,
    changed: $changedNames,
    facts: $publishedFacts,
    lacking: $publishedGaps,
    losses: $losses,
  },
  fn: ({ found, losses, gaps, unseen, open, documents, published, changed, facts, lacking }): readonly Problem[] | null => {
    if (!found) return null
    const existing = new Set([...facts.unseen.map(unseenId), ...facts.open.map(openId), ...lacking])
    const checked = found
      .flatMap((one) => problemOf(one, documents) ?? [])
      .map((one) => (one.isPublished && !changed.includes(one.document) ? { ...one, blocks: false } : one))
    const reported = new Set(checked.map(({ document, part }) => `${document} ${part}`))
    return [
      ...checked,
      ...unseen.flatMap((one): Problem[] => {
        const { document, pointer, id, reason, by, kind } = one
        return ((reason === 'rule' || reason === 'flag') && reported.has(`${document} ${id}`)) ||
          reason === 'above' || // the block around it is listed
          (reason === 'unreachable' && published.get(document)?.brand === baseBrand) // the portal opens those by itself
          ? []
          : [
              {
                ...plain,
                id: unseenId(one),
                code: `analysis/unseen-${reason}`,
                document,
                pointer: pointer + (kind === 'page' ? '' : '/when'),
                part: id,
                values: { by: by ?? '' },
              },
            ]
      }),
      ...open
        .filter(({ hiddenLinks }) => hiddenLinks.length > 0)
        .map((one): Problem => ({
          ...plain,
          id: openId(one),
          code: 'analysis/hidden-yet-open',
          document: `page/${one.page}`,
          pointer: '/access',
          values: { personas: one.personas.join(), route: one.routes[0] ?? '', from: one.hiddenLinks[0]?.document ?? '' },
        })), // lists of the gateway lead to the others
      ...losses.map(({ document, pointer, block, at }): Problem => ({
        ...plain,
        id: `dated ${document} ${block} ${at}`,
        code: 'analysis/ends-by-date',
        document,
        pointer,
        part: block,
        isPublished: !changed.includes(document) && !changed.some((name) => name.startsWith('brand/')),
        values: { at: String(at) },
      })),
      ...gaps.map((gap): Problem => ({
        ...plain,
        id: gapId(gap),
        code: 'words/missing',
        document: gap.document,
        pointer: gap.pointer,
        part: gap.subject,
        values: { key: gap.key, language: gap.language },
      })),
    ]
      .map((one) => (existing.has(one.id) ? { ...one, isPublished: true } : one))
      .toSorted(
        (a, b) =>
          Number(a.isPublished) - Number(b.isPublished) || Number(b.blocks) - Number(a.blocks) || a.document.localeCompare(b.document),
      )
  },
  target: $items,
})
const plain = { blocks: false, isPublished: false, pointer: '', part: '', message: '', values: {}, fix: undefined }

/** A finding of the checker as a problem; undefined for one that only confirms that a document is fine, as most notes do. */
export function problemOf(
  { code, severity, message, document, pointer, fix, isPublished = false }: Diagnostic & Pick<Partial<FoundProblem>, 'fix' | 'isPublished'>,
  documents: ReadonlyMap<string, JsonObject>,
): Problem | undefined {
  if ((severity === 'info' && code !== 'page/unknown-route') || code === 'document/kept') return undefined
  return {
    id: `${code} ${document} ${pointer}`,
    code,
    blocks: severity === 'error',
    isPublished,
    document,
    pointer,
    part: partAt(documents.get(document), pointer).id,
    message,
    values: {},
    fix: fix as readonly PatchOperation[] | undefined,
  } // the checker writes add, replace, remove and move alone
}

/** How many texts an offered language lacks; null until the words are read. */
export const $wordsMissing = combine($portalWords, $gaps, (words, gaps) => (words ? gaps.length : null))
/** What is wrong in the brand and what is to know; null until the first check. */
export const $problemCounts = $items.map((items): TotalCount | null => {
  if (!items) return null
  const blocking = items.filter(({ blocks }) => blocks).length
  return { blocking, know: items.length - blocking, own: items.filter(({ isPublished }) => !isPublished).length }
})
/** How many problems keep the work from being published. */
export const $blockingCount = $problemCounts.map((counts) => counts?.blocking ?? 0)

const noCounts: ReadonlyMap<string, Count> = new Map()
/** By document. */
export const $countsByDocument = $items.map((items) => countsBy(items ?? [], ({ document }) => document))
/** By part of the open document. */
export const $countsByPart = combine($items, $doc, (items, doc) =>
  countsBy(items?.filter(({ document }) => document === doc) ?? [], ({ part }) => part),
)

function countsBy(items: readonly Problem[], keyOf: (problem: Problem) => string): ReadonlyMap<string, Count> {
  if (items.length === 0) return noCounts
  const counts = new Map<string, Count>()
  for (const item of items) {
    const { blocking, know } = counts.get(keyOf(item)) ?? { blocking: 0, know: 0 }
    counts.set(keyOf(item), item.blocks ? { blocking: blocking + 1, know } : { blocking, know: know + 1 })
  }
  return counts
}

// ---- the list as it is shown

export const $scope = restore(scopeChosen, 'page')
export const $weight = restore(weightChosen, 'all')
/** The problems of the selected scope, before they are filtered by severity. */
export const $inScope = combine($items, $scope, $doc, (items, scope, doc) =>
  scope === 'brand' ? (items ?? []) : (items?.filter(({ document }) => document === doc) ?? []),
)
export const $listed = combine($inScope, $weight, (items, weight) =>
  weight === 'all' ? items : items.filter(({ blocks }) => blocks === (weight === 'blocking')),
)
export const $chosenProblem = restore(problemChosen, null)
