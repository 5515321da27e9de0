import { createElement } from 'react'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { wordsDocument } from '../../../src/schemas/language.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { factsOf } from '../../../src/rules/predicate.ts'
import type { TreeRow } from '../../kit/tree/tree-rows.ts'
import { dateTag, separated, shellLanguage, t } from '../../kit/i18n/words.ts'
import { sameRows } from './block-rows.ts'
import { documentIcon, variationIcon } from './icons.ts'
import type { PageRole } from './icons.ts'
import type { Count } from '../model/view/problems.ts'
import { DocumentBadges } from './row-badges.tsx'
import { documentTitle } from '../model/documents/titles.ts'

/** A row of the list of documents: a kind, a document with its variations under it, or the rest of a long list. */
export type DocumentRow = TreeRow & { kind: 'group' | 'document' | 'more'; document: string; inside: readonly DocumentRow[] | undefined }

export type DocumentsContext = {
  documents: ReadonlyMap<string, JsonObject | null>
  changed: ReadonlySet<string>
  problems: ReadonlyMap<string, Count>
  /** Names of documents that other brands have too, with whose they are in words. */
  shared: (name: string) => string
  brandName: string // "brand/foyer"
  open: string
  unfolded: ReadonlySet<string> // groups whose whole list is shown
  /** How many of the flags are declared. */
  flags: number
}

/** A list of more than `foldOver` documents shows this many, and the open document. */
const foldTo = 5
const foldOver = 8

export const groupOf = (document: JsonObject | null, name: string): string => {
  const [kind = ''] = name.split('/')
  const role = kind === 'page' ? roleOf(document) : 'page'
  return role === 'popup' ? 'popup' : role === 'chrome' || role === 'screen' ? 'chrome' : kind
}

export function roleOf(document: JsonObject | null): PageRole {
  const role = document?.as
  return role === 'popup' || role === 'chrome' || role === 'screen' ? role : 'page'
}

/** Makes the rows of all documents, by kind. A row that shows the same as before keeps its object. */
export function createDocumentRows(): (context: DocumentsContext) => readonly DocumentRow[] {
  let last = new Map<string, { key: string; row: DocumentRow }>()
  let rows: readonly DocumentRow[] = []
  return (context) => {
    const next: typeof last = new Map()
    const keep: Keep = (row, key) => {
      const before = last.get(row.id)
      const kept = before?.key === key && sameRows(before.row.inside, row.inside) ? before : { key, row }
      next.set(row.id, kept)
      return kept.row
    }
    const found = rowsOf(context, keep)
    last = next
    if (!sameRows(rows, found)) rows = found
    return rows
  }
}

type Keep = (row: DocumentRow, key: string) => DocumentRow

function rowsOf(context: DocumentsContext, keep: Keep): DocumentRow[] {
  const { documents, open, unfolded, brandName } = context
  const variations = new Map<string, string[]>()
  const groups = new Map<string, string[]>()
  for (const [name, document] of documents) {
    if (!document) continue
    const target =
      name.startsWith('overlay/') && typeof document.target === 'string' && documents.get(document.target) ? document.target : undefined
    const into = target === undefined ? groups : variations
    const at = target ?? groupOf(document, name)
    into.set(at, [...(into.get(at) ?? []), name])
  }
  const titles = new Map([...documents].map(([name, document]) => [name, documentTitle(name, document)]))
  const titleOf = (name: string) => titles.get(name) ?? ''
  const documentRow = (name: string): DocumentRow => {
    const document = documents.get(name) ?? null
    const own = variations
      .get(name)
      ?.toSorted((a, b) => priority(documents.get(a)) - priority(documents.get(b)))
      .map(documentRow)
    const label = titleOf(name)
    const when = name.startsWith('overlay/') ? (document?.when as Predicate | undefined) : undefined // factsOf and dateIn read with care
    const note = name.startsWith('overlay/') ? dateIn(when) : name.startsWith('flags/') ? String(context.flags) : undefined
    const changed = context.changed.has(name)
    const count = context.problems.get(name)
    const shared = context.shared(name)
    return keep(
      {
        id: name,
        kind: 'document',
        document: name,
        label,
        name: name.slice(name.indexOf('/') + 1),
        note,
        // Only a row that is drawn says it
        get spokenLabel() {
          return separated([
            label,
            name.startsWith('overlay/') ? t('outline.variation') : '',
            note ?? '',
            changed ? t('outline.changed') : '',
            count?.blocking ? t('outline.blocking', { count: count.blocking }) : '',
            count?.know ? t('outline.to-know', { count: count.know }) : '',
            shared,
          ])
        },
        icon: name.startsWith('overlay/') ? variationIcon(factsOf(when)) : documentIcon(name, roleOf(document)),
        inside: own,
        badges: createElement(DocumentBadges, { changed, count }),
      },
      JSON.stringify([shellLanguage(), label, note, changed, count, shared]),
    )
  }
  /** All languages are one row: they are edited together. */
  const wordsRow = (): DocumentRow => {
    const names = groups.get('words') ?? []
    const changed = names.some((name) => context.changed.has(name))
    const counts = names.flatMap((name) => context.problems.get(name) ?? [])
    const count = { blocking: sum(counts.map(({ blocking }) => blocking)), know: sum(counts.map(({ know }) => know)) }
    const label = t('outline.words')
    const spokenLabel = separated([
      label,
      changed ? t('outline.changed') : '',
      count.blocking ? t('outline.blocking', { count: count.blocking }) : '',
      count.know ? t('outline.to-know', { count: count.know }) : '',
    ])
    const name = names.includes(context.open) ? context.open : wordsDocument('EN')
    return keep(
      {
        id: name,
        kind: 'document',
        document: name,
        label,
        name: 'words',
        spokenLabel,
        icon: documentIcon(name),
        inside: undefined,
        badges: createElement(DocumentBadges, { changed, count }),
      },
      spokenLabel,
    )
  }
  const group = (id: string, inner: readonly DocumentRow[] = []): DocumentRow[] => {
    const names = sorted(groups.get(id) ?? [], titleOf)
    if (names.length === 0 && inner.length === 0) return []
    const all = names.length <= foldOver || unfolded.has(id)
    const shown = all ? names : names.filter((name, index) => index < foldTo || name === open || variations.get(name)?.includes(open))
    const rest = names.length - shown.length
    const more: DocumentRow[] =
      rest > 0
        ? [
            keep(
              { id: `more:${id}`, kind: 'more', document: '', label: t('outline.more', { count: rest }), muted: true, inside: undefined },
              t('outline.more', { count: rest }),
            ),
          ]
        : []
    const note = String(names.length + inner.reduce((sum, row) => sum + Number(row.note), 0))
    const label = t(`outline.kind-${id}`)
    return [
      keep(
        {
          id: `group:${id}`,
          kind: 'group',
          document: '',
          label,
          note,
          spokenLabel: t('outline.kind-announced', { kind: label, count: Number(note) }),
          inside: [...shown.map(documentRow), ...more, ...inner],
        },
        `${label} ${note}`,
      ),
    ]
  }
  return [
    ...group('page', [...group('popup'), ...group('chrome')]),
    ...['menu', 'form', 'order', 'overlay'].flatMap((id) => group(id)),
    ...(documents.get(brandName) ? [wordsRow()] : []),
    ...(documents.get('flags/flags') ? [documentRow('flags/flags')] : []),
    ...(documents.get(brandName) ? [documentRow(brandName)] : []),
  ]
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0)
}

const alphabet = new Intl.Collator('en') // localeCompare looks for it anew for each pair

/** The home page first, then by name. */
function sorted(names: readonly string[], titleOf: (name: string) => string): readonly string[] {
  return names.toSorted((a, b) => Number(b === 'page/home') - Number(a === 'page/home') || alphabet.compare(titleOf(a), titleOf(b)))
}

function priority(document: JsonObject | null | undefined): number {
  return typeof document?.priority === 'number' ? document.priority : 0
}

/** The first date of a rule, "20 Jan", or "until 27 Jan" where it has only an end. */
export function dateIn(rule: unknown): string | undefined {
  const from = momentIn(rule, 'from')
  if (from !== undefined) return dayOf(from)
  const until = momentIn(rule, 'until')
  return until === undefined ? undefined : t('outline.until', { day: dayOf(until) })
}

function momentIn(rule: unknown, key: 'from' | 'until', depth = 0): number | undefined {
  if (typeof rule !== 'object' || rule === null || depth > 64) return undefined
  const text = (rule as Record<string, Json>)[key] // whatever it is, only a text is read
  if (typeof text === 'string') return Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text)
  const times = Object.values(rule)
    .map((part: unknown) => momentIn(part, key, depth + 1))
    .filter((time) => time !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

const days = new Map<string, Intl.DateTimeFormat>() // by language: making one takes longer than the rest of a row
function dayOf(time: number): string {
  const tag = dateTag()
  const format = days.get(tag) ?? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' })
  days.set(tag, format)
  return format.format(new Date(time))
}
