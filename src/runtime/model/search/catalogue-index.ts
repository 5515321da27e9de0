import MiniSearch from 'minisearch'
import type { Query } from 'minisearch'

import { ownValue } from '../../../schemas/own-value.ts'
import { fold, gramsOf, isSpaceless, isSyllabic, wordsOf } from '../../i18n/fold.ts'
import { asTyped, nameOf, nearly, needleOf, roughly } from './rank.ts'
import type { Match, Needle, Subject } from './rank.ts'

/** A game as search knows it. `latin` is its name in Latin letters where the shown name has others. */
export type SearchEntry = { key: string; name: string; latin?: string | undefined; vendor: string; vendorName: string; category: string }

/** A game that was found; `ranges` are the parts of its name to mark, in UTF-16 units, in order and apart from each other. */
export type SearchHit = { key: string; ranges: [start: number, end: number][] }

/** A studio in a category, with how many of its games are in the index. */
export type SearchVendor = { code: string; name: string; category: string; count: number }

/**
 * The best `hits`; `total` counts all of the asked category, `byCategory` all that were found; `vendors` are those that a word names.
 * Without any hit, `suggestion` may be a name that is not too far.
 */
export type SearchAnswer = {
  hits: SearchHit[]
  total: number
  byCategory: Record<string, number>
  vendors: SearchVendor[]
  suggestion?: string
}

export type CatalogueIndex = {
  /**
   * Adds games; those whose key exists already are left out. Pauses between slices of a few ms: several calls run one after another.
   */
  add: (games: readonly SearchEntry[]) => Promise<void>
  /** Answers from what is in. A blank text gives nothing. */
  search: (text: string, options: { limit: number; category?: string | undefined }) => SearchAnswer
  size: () => number
}

const slice = 5 // ms of work before a pause
const nearest = 200 // names that are compared letter by letter
const few = 7 // letters: below, one mistake leaves too few pairs to go by
const longest = 60 // units of a query
const rarest = 8 // pairs of letters that choose them

type Found = { id: number }
type Row = { id: number; words: readonly string[]; vendor: readonly string[]; grams: readonly string[] }

/**
 * The catalogue, ready to be searched. MiniSearch finds who has the words or letters that were typed; ours ranks these by what was
 * typed as a whole. `yieldToMain` lets the browser paint and react to keys; `now` counts ms.
 */
export function createCatalogueIndex({
  yieldToMain,
  now = () => performance.now(),
}: {
  yieldToMain: () => Promise<void>
  now?: () => number
}): CatalogueIndex {
  const entries: SearchEntry[] = []
  const subjects: Subject[] = []
  const keys = new Set<string>()
  const vendors = new Map<string, SearchVendor & { words: Subject['vendor'] }>()
  const gramCounts = new Map<string, number>()
  const rows = new MiniSearch<Row>({
    fields: ['words', 'vendor', 'grams'],
    extractField: (row, field) => (field === 'id' ? row.id : (row[field as keyof Row] as readonly string[]).join('\n')) as string,
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term || null,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  })
  let last = Promise.resolve()

  function take(entry: SearchEntry) {
    if (keys.has(entry.key)) return
    keys.add(entry.key)
    const texts = [fold(entry.name).text, ...(entry.latin && entry.latin !== entry.name ? [fold(entry.latin).text] : [])]
    const names = texts.map(nameOf)
    const vendor = vendorOf(entry)
    const grams = texts.flatMap(gramsOf)
    for (const gram of grams) gramCounts.set(gram, (gramCounts.get(gram) ?? 0) + 1)
    rows.add({
      id: entries.length,
      words: names.flatMap(({ words }) => words.map(({ text }) => text)),
      vendor: vendor.map(({ text }) => text),
      grams: grams.map(marked),
    })
    entries.push(entry)
    subjects.push({ names, vendor })
  }

  function vendorOf({ vendor: code, vendorName: name, category }: SearchEntry): Subject['vendor'] {
    const known = vendors.get(`${category}/${code}`) ?? { code, name, category, count: 0, words: wordsOf(fold(`${code} ${name}`).text) }
    vendors.set(`${category}/${code}`, known)
    known.count++
    return known.words
  }

  async function takeAll(games: readonly SearchEntry[]) {
    let started = now()
    for (const game of games) {
      if (now() - started > slice) {
        await yieldToMain()
        started = now()
      }
      take(game)
    }
  }

  /** The names that share the rarest pairs of letters with what was typed, the most alike first. */
  function alike(needle: Needle): Found[] {
    const grams = [...new Set(gramsOf(needle.text))]
      .filter((gram) => gramCounts.has(gram))
      .sort((a, b) => (gramCounts.get(a) ?? 0) - (gramCounts.get(b) ?? 0))
    return rows.search({ combineWith: 'OR', fields: ['grams'], queries: grams.slice(0, rarest).map(marked) }).slice(0, nearest)
  }

  function matches(needle: Needle, likely: readonly Found[]): Map<number, Match> {
    const found = new Map<number, Match>()
    const weigh = (results: readonly Found[], compare: (needle: Needle, subject: Subject) => Match | undefined) => {
      for (const { id } of results) {
        const match = subjects[id] && compare(needle, subjects[id])
        const before = found.get(id)
        if (match && (!before || match.cost < before.cost)) found.set(id, before ? { cost: match.cost, spans: before.spans } : match)
      }
    }
    const all = (query: (word: string) => Query) =>
      rows.search({ combineWith: 'AND', queries: needle.words.map(({ text }) => query(text)) })
    weigh(all(begun), asTyped)
    const typed = found.size
    weigh(likely, nearly)
    if (typed > 0) return found
    weigh(likely, roughly)
    if (found.size === 0 || needle.letters < few) weigh(all(mistyped), roughly)
    return found
  }

  return {
    add: (games) => (last = last.then(() => takeAll(games))),
    size: () => entries.length,
    search: (text, { limit, category }) => {
      const needle = needleOf(fold(text).text.slice(0, longest).trimEnd())
      const answer: SearchAnswer = { hits: [], total: 0, byCategory: {}, vendors: [] }
      if (needle.letters === 0) return answer
      const likely = needle.letters > 1 ? alike(needle) : []
      const wanted: { id: number; entry: SearchEntry; match: Match }[] = []
      for (const [id, match] of matches(needle, likely)) {
        const entry = entries[id]
        if (!entry) continue
        answer.byCategory[entry.category] = (ownValue(answer.byCategory, entry.category) ?? 0) + 1
        if (!category || entry.category === category) wanted.push({ id, entry, match })
      }
      wanted.sort((a, b) => a.match.cost - b.match.cost || a.id - b.id)
      answer.total = wanted.length
      answer.hits = wanted.slice(0, limit).map(({ entry, match }) => ({ key: entry.key, ranges: shownRanges(entry.name, match) }))
      for (const { words, ...vendor } of vendors.values())
        if (words.some((word) => needle.words.some((typed) => typed.text.length > 1 && word.text.startsWith(typed.text))))
          answer.vendors.push(vendor)
      const suggestion = wanted.length === 0 ? suggest(needle, likely) : undefined
      return suggestion === undefined ? answer : { ...answer, suggestion }
    },
  }

  function suggest(needle: Needle, likely: readonly Found[]): string | undefined {
    const near = likely
      .flatMap(({ id }) => (subjects[id] ? [{ id, cost: roughly(needle, subjects[id], 1)?.cost ?? Infinity }] : []))
      .filter(({ cost }) => cost < Infinity)
    return entries[near.sort((a, b) => a.cost - b.cost)[0]?.id ?? -1]?.name
  }
}

/** Pairs of letters have keys of their own, apart from words. */
function marked(gram: string): string {
  return `\u0001${gram}`
}

/** A word as far as it is typed, at the beginning of a word of the name or of the studio; without blanks, anywhere in the name. */
function begun(word: string): Query {
  const inWords: Query = { fields: ['words', 'vendor'], prefix: true, queries: [word] }
  if (!isSpaceless(word)) return inWords
  const signs = [...word]
  const pairs = signs.slice(1).map((sign, i) => marked(`${signs[i]}${sign}`))
  return {
    combineWith: 'OR',
    queries: [
      inWords,
      pairs.length > 0
        ? { combineWith: 'AND', fields: ['grams'], queries: pairs }
        : { fields: ['grams'], prefix: true, queries: [marked(word)] },
    ],
  }
}

/** A word with an error or two; neighbours that changed places are put back one after another. */
function mistyped(word: string): Query {
  const signs = [...word]
  const swapped = signs.slice(1).map((sign, i) => [...signs.slice(0, i), sign, signs[i], ...signs.slice(i + 2)].join(''))
  const most = isSyllabic(word) || word.length < 8 ? 1 : 2
  return {
    combineWith: 'OR',
    queries: [
      begun(word),
      { fields: ['words', 'vendor'], fuzzy: most, queries: [word] },
      { fields: ['words', 'vendor'], prefix: true, queries: swapped },
    ],
  }
}

/** The positions of the matched parts in the name as it is shown; parts that touch become one. */
function shownRanges(name: string, { spans }: Match): [number, number][] {
  const { from, to } = fold(name)
  const ranges: [number, number][] = []
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const range: [number, number] = [from[start] ?? 0, to[end - 1] ?? 0]
    const before = ranges.at(-1)
    if (before && range[0] <= before[1]) before[1] = Math.max(before[1], range[1])
    else if (range[1] > range[0]) ranges.push(range)
  }
  return ranges
}
