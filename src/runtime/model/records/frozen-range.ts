import { attach, combine, createEffect, createStore, sample } from 'effector'
import type { Event, Store } from 'effector'

import type { RecordField, RecordRow } from '../../../schemas/nouns/record.ts'
import { endOfUnit } from '../../../rules/days.ts'
import { $now, $online } from '../context/environment.ts'
import { $platform } from '../lifecycle.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $token } from '../context/session.ts'
import { askedBy, firstOf, keyOf, lastDayOf } from './record-call.ts'
import type { RecordAnswer, RecordAsk } from './record-call.ts'

const everyMs = 60_000 // at most once a minute, as for messages (gateway.md, section 16)

/**
 * A range whose end stays where it was when its first page came: at the newest row of that page, to the end of the second that the gateway
 * gives, because it may know the milliseconds. `newest` are the rows of that moment, and
 * `isLong` says that they fill the page, so that there may be more of them behind it. `newer` counts the rows that came after it; `more`:
 * there are at least so many.
 */
export type FrozenRange = { end: string; newest: readonly string[]; isLong: boolean; newer: number; more: boolean }

/** Frozen ranges, by the question for their first page. */
export type FrozenRanges = Readonly<Record<string, FrozenRange>>

type Options = {
  /** The field that says when a row came; without one nothing is frozen. */
  time: string | null
  ask: (params: any) => Promise<RecordAnswer>
  rowsOf: (content: object[]) => readonly RecordRow[]
  /** The gateway's day. */
  today: Store<string | null>
  answered: Event<{ key: string; value: RecordAnswer }>
}

const hasOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** The one field of a record that is a time. Where there are two, nobody can tell which of them its rows are ordered by. */
export function timeFieldOf(fields: Readonly<Record<string, RecordField>>): string | undefined {
  const times = Object.keys(fields).filter((field) => fields[field] === 'time')
  return times.length === 1 ? times[0] : undefined
}

/** The range that a question belongs to, where it is frozen. */
export function frozenOf(ranges: FrozenRanges, ask: RecordAsk): FrozenRange | undefined {
  return ranges[keyOf(firstOf(ask))]
}

/** The question for a page of a frozen range. That for its first page stays: its answer is known, and another one begins the range anew. */
export function frozenAsk(ranges: FrozenRanges, ask: RecordAsk): RecordAsk {
  const range = ask.pageNo > 1 ? frozenOf(ranges, ask) : undefined
  return range ? { ...ask, endTime: endOfUnit(range.end) } : ask
}

/**
 * Freezes ranges of a record that include today, by the answers for their first pages, and counts the rows that come after them:
 * once a minute while the page can be seen.
 */
export function createFrozenRanges({ time, ask: askPage, rowsOf, today, answered }: Options) {
  // What we know
  const $ranges = createStore<FrozenRanges>({})
  /** The range that a page asked for last, and where it is shown; null once that page was left. */
  const $shown = createStore<{ key: string; page: string } | null>(null)
  const $askedAt = createStore(0)

  // What may happen
  const countFx = createEffect(({ ask }: { key: string; range: FrozenRange; ask: RecordAsk }) => askPage(ask))
  const known = combine({ ranges: $ranges, shown: $shown, page: $pageShown })
  const lookFx = attach({
    source: { known, platform: $platform, online: $online, now: $now, askedAt: $askedAt, today },
    effect({ known: { ranges, shown, page }, platform, online, now, askedAt, today: day }) {
      const range = shown?.page === page ? ranges[shown.key] : undefined
      if (!shown || !range || !online || platform.media.hidden() || now - askedAt < everyMs) return null
      const first = askedBy(shown.key)
      return lastDayOf(first) === day ? { key: shown.key, range, ask: { ...first, startTime: range.end } } : null
    },
  })

  // How it changes: what came first decides; a range whose rows are not newest first is not frozen, because that would hide some
  const begun = sample({
    clock: answered,
    source: today,
    filter: (_, { key }) => time !== null && askedBy(key).pageNo === 1,
    fn: (day, { key, value: { content } }) => {
      const ask = askedBy(key)
      return { key, range: time !== null && lastDayOf(ask) === day ? rangeOf(content, rowsOf(content), ask, time) : undefined }
    },
  })
  $ranges
    .on(begun, (ranges, { key, range }) => {
      const { [key]: before, ...others } = ranges
      return range ? { ...others, [key]: range } : before ? others : ranges
    })
    .on(countFx.done, (ranges, { params: { key, range }, result }) => {
      const now = ranges[key]
      if (time === null || now?.newest !== range.newest) return ranges // it has begun anew
      const newer = rowsOf(result.content).filter((row) => isNewer(row, range, time)).length
      const more = newer >= askedBy(key).pageSize
      return newer === now.newer && more === now.more ? ranges : { ...ranges, [key]: { ...now, newer, more } }
    })
    .reset($token.updates)
  $shown.on($pageShown, (shown, page) => (shown?.page === page ? shown : null))

  if (time !== null) sample({ clock: $now.updates, fn: () => undefined, target: lookFx })
  const due = lookFx.doneData.filterMap((question) => question ?? undefined)
  sample({ clock: due, target: countFx })
  sample({ clock: [due, begun], source: $now, target: $askedAt })

  return { $ranges, $shown }
}

/** What is frozen by a first page; nothing where a row has no time, is newer than the one before it, or lies outside of the range. */
function rangeOf(content: readonly object[], rows: readonly RecordRow[], ask: RecordAsk, time: string): FrozenRange | undefined {
  const times = content.map((row) => (row as Readonly<Record<string, unknown>>)[time])
  const moments = times.map(momentOf)
  const [end] = times
  const [latest] = moments
  if (typeof end !== 'string' || latest === undefined) return undefined
  if (latest < Date.parse(String(ask['startTime'])) || latest > Date.parse(String(ask['endTime']))) return undefined
  if (moments.some((moment, index) => !(moment <= (moments[index - 1] ?? latest)))) return undefined
  const newest = rows.filter(({ values }) => momentOf(values[time]) === latest).map(({ key }) => key)
  return { end, newest, isLong: newest.length === rows.length && rows.length >= ask.pageSize, newer: 0, more: false }
}

/** Whether a row came after a range was frozen. The gateway gives the rows of its last moment again, and those are known. */
function isNewer({ key, values }: RecordRow, { end, newest, isLong }: FrozenRange, time: string): boolean {
  const [moment, last] = [momentOf(values[time]), momentOf(end)]
  return moment === last ? !isLong && !newest.includes(key) : !(moment < last)
}

/** Milliseconds since 1970; NaN for what is no ISO time with an offset, which the gateway might read as another. */
function momentOf(text: unknown): number {
  return typeof text === 'string' && hasOffset.test(text) ? Date.parse(text) : NaN
}
