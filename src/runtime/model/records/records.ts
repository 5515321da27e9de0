import { combine, createEvent, createStore, sample } from 'effector'
import type { EventCallable, Store, Unit } from 'effector'

import { compareAmounts, sumOf } from '../../../schemas/amounts.ts'
import { dayAt, endOfUnit, momentsOfDays } from '../../../rules/days.ts'
import type { DayRange, RecordField, RecordPage, RecordRow } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { defineSource } from '../../contract/source.ts'
import type { Source, SourceContract, SourceLogin, SourceState } from '../../contract/source.ts'
import { $now } from '../context/environment.ts'
import { memo } from '../../../rules/memo.ts'
import { absent, createResource, empty, loading, stateOf } from '../requests/resource.ts'
import type { Resource, ResourceKnown } from '../requests/resource.ts'
import { atLeastOne, codeOf, readyOf } from '../requests/states.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $member } from '../context/session.ts'
import { $currency, $zone } from '../context/site.ts'
import { collectionOf, createCollecting, queryOf, readQuery } from './collecting.ts'
import type { Collecting } from './collecting.ts'
import { rangeOf as rangeOfArgs } from './day-range.ts'
import { createFrozenRanges, frozenAsk, frozenOf, timeFieldOf } from './frozen-range.ts'
import type { FrozenRanges } from './frozen-range.ts'
import { filtersOf, isDated } from './record-args.ts'
import type { RecordArgs } from './record-args.ts'
import { firstOf, keyOf, lastDayOf } from './record-call.ts'
import type { RecordAnswer, RecordAsk } from './record-call.ts'
import { recordChanged } from '../requests/record-changed.ts'

// Days of records are the gateway's: `day` of gateway.md is in its own zone, so today and the ends of a range are, too (decision 273)
export const $today = combine($now, $zone, (now, zone) => (zone === null ? null : dayAt(now, zone)))
const $symbol = combine($member, $currency, (member, site) => member?.currencySymbol ?? site)
const $calendar = combine({ today: $today, zone: $zone })
type Calendar = ReturnType<typeof $calendar.getState>

const $nothing = createStore(null)
const pageSize = 20 // rows of a page (chosen)

type Args = Readonly<Record<string, string | number | undefined>>

type RecordContract = SourceContract<Args, RecordPage> & {
  args: RecordArgs
  fields: Readonly<Record<string, RecordField>>
}
/** Answers that another source knows, too: none is asked for twice. `Params` and `Value` are those of its resource. */
type Shared<Params = any, Value = any> = {
  resource: Resource<Params, Value>
  paramsOf: (ask: RecordAsk) => Params
  keyOf: (params: Params) => string
  /** Null where the gateway says that there is no such record. */
  pageOf: (value: Value, ask: RecordAsk) => RecordAnswer | null
}
type Options = {
  /** Asks for one page. `any`: each call has filters of its own, which the source's arguments name. */
  ask: (params: any) => Promise<RecordAnswer>
  /** The field that identifies a row. */
  key: string
  /** Fields that are added up over the page's rows; all that are money when missing. */
  sums?: readonly string[]
  /** Which rows count in the sums; all when missing. */
  counts?: (values: RecordRow['values']) => boolean
  /** Whether a first page says nothing; one without rows when missing. */
  isEmpty?: (page: RecordPage) => boolean
  shared?: Shared
  /** Its call answers with all rows at once, whatever page is asked for. */
  isWhole?: boolean
  /** What else the portal knows about its rows, such as their pictures: `of` gives a row with that. */
  marks?: { known: Store<any>; of: (row: RecordRow, known: any) => RecordRow }
  /** Its rows change while nobody looks: it is asked for each time that a page needs it. */
  fresh?: boolean
  /**
   * The field that says when a row came, by which the gateway orders them: its pages stay as they were while newer rows wait. It is the
   * one field that is a time when missing; null where that says something else.
   */
  time?: string | null
  /** The days that are asked for, instead of those that the arguments say; null where there are none to ask for. */
  rangeOf?: (args: Args, today: string) => DayRange | null
  /** Asks again what a page asked last. */
  again?: Unit<void>
  /** An answer of the gateway came. */
  answered?: EventCallable<{ value: any }>
}

/** The source of one record of the gateway: asks for a page of a range, and gives its rows with totals. */
export function createRecordSource(
  contract: RecordContract,
  {
    ask: askPage,
    key,
    sums = Object.keys(contract.fields).filter((field) => contract.fields[field] === 'money'),
    counts = () => true,
    isEmpty = hasNoRows,
    shared,
    isWhole = false,
    marks,
    fresh = false,
    time = timeFieldOf(contract.fields) ?? null,
    rangeOf = rangeOfArgs,
    again,
    answered,
  }: Options,
): Source<Args, RecordPage> {
  const { name, fields, login = 'real' } = contract
  const filters = filtersOf(contract.args)
  const hasDays = isDated(contract.args)
  const hasTimes = hasDays || Object.values(fields).includes('time')

  // What may happen
  const wanted = createEvent<Args>(`${name}.wanted`)
  const retried = createEvent<Args>(`${name}.retried`)

  // What we know
  const { resource, paramsOf, keyOf: keyOfParams, pageOf: contentOf }: Shared = shared ?? ownPages(name, askPage, login)
  const entryOf = (ask: RecordAsk) => keyOfParams(paramsOf(ask))
  const $last = createStore<Args | null>(null).on(wanted, (_, args) => args)
  const rowsOf = (content: object[]) => distinct(content.map((record) => rowOf(record, key)))
  const $collecting = createCollecting(name, askPage, rowsOf)
  const dated = fresh || shared || !hasDays ? null : time
  const isOpen = (ask: RecordAsk, today: string | null) => dated !== null && lastDayOf(ask) === today
  const { $ranges, $shown } = createFrozenRanges({
    time: dated,
    ask: askPage,
    rowsOf,
    today: $today,
    answered: resource.answered,
  })
  const $known = combine({
    known: resource.known,
    calendar: $calendar,
    currency: $symbol,
    collecting: $collecting,
    marked: marks?.known ?? $nothing,
    ranges: $ranges,
  })

  // How it changes
  // Several records may change at once: in a batch only the last one would be heard
  sample({ clock: recordChanged, filter: (record) => record === name, fn: () => undefined, target: resource.refreshedAll, batch: false })
  const askOf = (args: Args, { today, zone }: Calendar): RecordAsk | null => {
    const chosen = filters.flatMap((filter) => {
      const value = codeOf(args[filter])
      return value === undefined ? [] : [[filter, value] as const]
    })
    const page = {
      pageNo: isWhole ? 1 : atLeastOne(args['no'], 1),
      pageSize: atLeastOne(args['size'], pageSize),
      ...Object.fromEntries(chosen),
    }
    if (!hasDays) return page
    if (today === null || zone === null) return null
    const range = rangeOf(args, today)
    return range && { ...momentsOfDays(range.from, range.to, zone), ...page }
  }
  const $asking = combine({ calendar: $calendar, ranges: $ranges, shown: $shown, known: resource.known })
  const questions = (clock: Unit<Args>) =>
    sample({
      clock,
      source: $asking,
      fn: ({ calendar, ranges, shown, known }, args) => {
        const ask = askOf(args, calendar)
        if (ask === null) return null
        const [page, first] = [frozenAsk(ranges, ask), firstOf(ask)]
        // Days that include today begin anew when they are shown again; and frozen ones, whose rows are there, when a player asks again
        const isNewlyShown = isOpen(ask, calendar.today) && ask.pageNo === 1 && shown?.key !== keyOf(first)
        const isHeld = frozenOf(ranges, ask) !== undefined && known.entries[entryOf(page)]?.status === 'ready'
        return { page, first, isNewlyShown, isHeld }
      },
    }).filter({ fn: isGiven })
  const asked = questions(wanted)
  const [anew, asBefore] = [asked.filter({ fn: ({ isNewlyShown }) => isNewlyShown }), asked.filter({ fn: (one) => !one.isNewlyShown })]
  sample({ clock: asked, source: $pageShown, fn: (page, { first }) => ({ key: keyOf(first), page }), target: $shown })
  const tried = questions(retried)
  sample({ clock: tried.filter({ fn: ({ isHeld }) => !isHeld }), fn: ({ page }) => paramsOf(page), target: resource.retried })
  sample({ clock: [anew, tried.filter({ fn: ({ isHeld }) => isHeld })], fn: ({ first }) => paramsOf(first), target: resource.refreshed })
  // Where the days are not known yet, and at midnight, the last question is asked when they are; a page also when its range has begun anew
  const due = hasDays ? [questions(sample({ clock: $calendar.updates, source: $last }).filter({ fn: isGiven }))] : []
  sample({ clock: [asBefore, ...due], fn: ({ page }) => paramsOf(page), target: fresh ? resource.refreshed : resource.wanted })
  const moved = sample({ clock: $ranges.updates, source: { last: $last, shown: $shown }, fn: ({ last, shown }) => shown && last })
  sample({ clock: questions(moved.filter({ fn: isGiven })), fn: ({ page }) => paramsOf(page), target: resource.wanted })
  if (again) {
    const repeated = questions(sample({ clock: again, source: $last }).filter({ fn: isGiven }))
    sample({ clock: repeated, fn: ({ page }) => paramsOf(page), target: resource.refreshed })
  }
  if (answered) sample({ clock: resource.answered, target: answered })

  const pageOf = memo(
    (
      value: object,
      sort: string,
      pageNo: number,
      size: number,
      range: string,
      currency: string,
      zone: string,
      query: string,
      collecting: Collecting | null,
      marked: unknown,
      newer: number,
      more: boolean,
    ): RecordPage | null => {
      const content = contentOf(value, { ...readQuery(query), pageNo, pageSize: size })
      if (content === null) return null
      const rows = rowsOf(content.content).map((row) => (marks ? marks.of(row, marked) : row))
      const [from, to] = range.split('/')
      const counted = rows.filter(({ values }) => counts(values))
      const chosen = Object.entries(readQuery(query) ?? {}).filter(([filter]) => filters.includes(filter))
      const sumOfField = (field: string) => sumOf(counted.flatMap(({ values }) => ownValue(values, field) ?? []))
      return {
        record: name,
        query,
        ...(chosen.length > 0 && { filters: Object.fromEntries(chosen.map(([filter, value]) => [filter, String(value)])) }),
        ...(collecting && { collection: collectionOf(collecting) }),
        fields: { ...fields },
        rows: sorted(rows, sort, fields),
        page: pageNo,
        pages: Math.max(1, content.totalPages),
        count: content.totalCount,
        first: (pageNo - 1) * size + 1,
        ...(hasDays && { from, to }),
        ...(time !== null && { time }),
        sort,
        ...(content.summary && { totals: { ...content.summary } }),
        sums: Object.fromEntries(sums.map((field) => [field, sumOfField(field)])),
        ...(counted.length < rows.length && { uncounted: rows.length - counted.length }),
        currency,
        ...(hasTimes && zone !== '' && { zone }),
        ...(newer > 0 && { newer, more }),
      }
    },
  )
  type Known = {
    known: ResourceKnown<any>
    calendar: Calendar
    currency: string
    collecting: Collecting | null
    marked: unknown
    ranges: FrozenRanges
  }
  const select = ({ known, calendar, currency, collecting, marked, ranges }: Known, args: Args) => {
    const ask = askOf(args, calendar)
    if (ask === null) return calendar.today === null || calendar.zone === null ? loading : absent
    const frozen = frozenOf(ranges, ask)
    const state = stateOf(known, entryOf(frozenAsk(ranges, ask)))
    if (state.status !== 'ready') return state as SourceState<never>
    const range = rangeOf(args, calendar.today ?? '')
    // so that a file of all pages has the rows of these pages
    const query = queryOf(frozen ? { ...ask, endTime: endOfUnit(frozen.end) } : ask)
    const page = pageOf(
      state.value,
      codeOf(args['sort']) ?? '',
      ask.pageNo,
      ask.pageSize,
      hasDays && range ? `${range.from}/${range.to}` : '',
      currency,
      calendar.zone ?? '',
      query,
      collecting?.of === query ? collecting : null,
      marked,
      frozen?.newer ?? 0,
      frozen?.more ?? false,
    )
    if (page === null) return absent
    return page.page === 1 && isEmpty(page) ? empty : readyOf(page, state.refreshing === true)
  }
  return defineSource(contract, { from: $known, select, wanted, retried })
}

/** Money that moved, or may still: for the sums of deposits and withdrawals. */
export function hasNotFailed({ status }: RecordRow['values']): boolean {
  return status !== 'FAILED' && status !== 'REJECTED'
}

function hasNoRows({ rows }: RecordPage): boolean {
  return rows.length === 0
}

/** The pages of a record that no other source knows. */
function ownPages(name: string, ask: Options['ask'], session: SourceLogin): Shared<RecordAsk, RecordAnswer> {
  return {
    resource: createResource<RecordAsk, RecordAnswer>({ name, ask, keyOf, familyOf: () => name, session }),
    paramsOf: (asked) => asked,
    keyOf,
    pageOf: (page) => page,
  }
}

function isGiven<T>(value: T | null): value is T {
  return value !== null
}

/** Only what is a text or a number of the record; a missing field has no value. */
function rowOf(record: object, key: string): RecordRow {
  const given = Object.entries(record).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[field, String(value)] as const] : [],
  )
  const values = Object.fromEntries(given)
  return { key: values[key] ?? '', values }
}

/** A record that came twice is shown once. */
function distinct(rows: readonly RecordRow[]): RecordRow[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}

/** Money, rates and counts by their amount, anything else as text. */
const numbers: ReadonlySet<RecordField | undefined> = new Set<RecordField>(['money', 'rate', 'count'])

function sorted(rows: RecordRow[], sort: string, fields: Readonly<Record<string, RecordField>>): RecordRow[] {
  const field = sort.replace(/^-/, '')
  if (field === '') return rows
  const order = sort.startsWith('-') ? -1 : 1
  const isNumber = numbers.has(ownValue(fields, field))
  return rows.toSorted((a, b) => {
    const [one, other] = [ownValue(a.values, field), ownValue(b.values, field)]
    if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1 // what has none comes last
    return order * (isNumber ? compareAmounts(one, other) : one < other ? -1 : one > other ? 1 : 0)
  })
}
