import { combine, createEvent, createStore, sample } from 'effector'
import type { EventCallable, Store, Unit } from 'effector'

import { compareAmounts, sumOf } from '../../../rules/amounts.ts'
import { dayAt } from '../../../rules/days.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import type { Picture } from '../../../schemas/nouns/picture.ts'
import type { RecordField, RecordPage, RecordRow } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { defineSource } from '../../contract/source.ts'
import type { Source, SourceContract, SourceLogin, SourceState } from '../../contract/source.ts'
import { $now } from '../facts/environment.ts'
import { memo } from '../requests/memo.ts'
import { absent, createResource, empty, loading, stateOf } from '../requests/resource.ts'
import type { Resource, ResourceKnown } from '../requests/resource.ts'
import { atLeastOne, codeOf, readyOf } from '../requests/states.ts'
import { $member } from '../session/session.ts'
import { $currency, $info } from '../site/site.ts'
import { collectionOf, createCollecting, queryOf } from './collecting.ts'
import type { Collecting } from './collecting.ts'
import { rangeOf } from './day-range.ts'
import { filtersOf, isDated } from './record-args.ts'
import type { RecordArgs } from './record-args.ts'

// Days of records are the gateway's: `day` of gateway.md is in its own zone, so today and the ends of a range are, too (decision 273)
export const $zone = $info.map((info) => info && (info.gmtOffset || '+00:00'))
export const $today = combine($now, $zone, (now, zone) => (zone === null ? null : dayAt(now, zone)))
const $symbol = combine($member, $currency, (member, site) => member?.currencySymbol ?? site)
const $calendar = combine({ today: $today, zone: $zone })
type Calendar = ReturnType<typeof $calendar.getState>

const $noPictures = createStore<ReadonlyMap<string, Picture>>(new Map())
const $nothing = createStore(null)
const pageSize = 20 // rows of a page (chosen)

// What may happen
/** The gateway has written a new row of a record, which is named by its source: what is shown of it is read again. */
export const recordChanged = createEvent<string>()

type Args = Readonly<Record<string, string | number | undefined>>
/** With `startTime` and `endTime` where the call takes a range. */
type Ask = { pageNo: number; pageSize: number } & Readonly<Record<string, string | number>>
type Page = {
  content: object[]
  totalPages: number
  totalCount?: number | undefined
  summary?: Readonly<Record<string, Amount>> | undefined
}

type RecordContract = SourceContract<Args, RecordPage> & {
  args: RecordArgs
  fields: Readonly<Record<string, RecordField>>
}
/** Answers that another source knows, too: none is asked for twice. `Params` and `Value` are those of its resource. */
type Shared<Params = any, Value = any> = {
  resource: Resource<Params, Value>
  paramsOf: (ask: Ask) => Params
  keyOf: (params: Params) => string
  /** Null where the gateway says that there is no such record. */
  pageOf: (value: Value, ask: Pick<Ask, 'pageNo' | 'pageSize'>) => Page | null
}
type Options = {
  /** Asks for one page. `any`: each call has filters of its own, which the source's arguments name. */
  ask: (params: any) => Promise<Page>
  /** The field that identifies a row. */
  key: string
  /** Fields that are added up over the page's rows; all that are money when missing. */
  sums?: readonly string[]
  /** Whether a first page says nothing; one without rows when missing. */
  isEmpty?: (page: RecordPage) => boolean
  /** Pictures of rows. */
  pictures?: { known: Store<ReadonlyMap<string, Picture>>; of: (values: RecordRow['values']) => string }
  shared?: Shared
  /** Its call answers with all rows at once, whatever page is asked for. */
  isWhole?: boolean
  /** What else the portal knows about its rows: `of` gives a row with that. */
  marks?: { known: Store<any>; of: (row: RecordRow, known: any) => RecordRow }
  /** Its rows change while nobody looks: it is asked for each time that a page needs it. */
  fresh?: boolean
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
    isEmpty = hasNoRows,
    pictures,
    shared,
    isWhole = false,
    marks,
    fresh = false,
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
  const { resource, paramsOf, keyOf, pageOf: contentOf }: Shared = shared ?? ownPages(name, askPage, login)
  const $last = createStore<Args | null>(null).on(wanted, (_, args) => args)
  const rowsOf = (content: object[]) => distinct(content.map((record) => rowOf(record, key)))
  const $collecting = createCollecting(name, askPage, rowsOf)
  const $known = combine({
    known: resource.known,
    calendar: $calendar,
    currency: $symbol,
    collecting: $collecting,
    pictures: pictures?.known ?? $noPictures,
    marked: marks?.known ?? $nothing,
  })

  // How it changes
  sample({ clock: recordChanged, filter: (record) => record === name, fn: () => undefined, target: resource.refreshedAll })
  const askOf = (args: Args, { today, zone }: Calendar): Ask | null => {
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
    const { from, to } = rangeOf(args, today)
    return { startTime: `${from}T00:00:00${zone}`, endTime: `${to}T23:59:59${zone}`, ...page }
  }
  // Where the days are not known yet, and at midnight, the last question is asked when they are
  const asked = [
    {
      clock: [wanted, ...(hasDays ? [sample({ clock: $calendar.updates, source: $last }).filter({ fn: isGiven })] : [])],
      target: fresh ? resource.refreshed : resource.wanted,
    },
    { clock: [retried], target: resource.retried },
    ...(again ? [{ clock: [sample({ clock: again, source: $last }).filter({ fn: isGiven })], target: resource.refreshed }] : []),
  ]
  if (answered) sample({ clock: resource.answered, target: answered })
  for (const { clock, target } of asked) {
    const ask = sample({ clock, source: $calendar, fn: (calendar, args) => askOf(args, calendar) })
    sample({ clock: ask.filter({ fn: isGiven }), fn: paramsOf, target })
  }

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
      known: ReadonlyMap<string, Picture>,
      marked: unknown,
    ): RecordPage | null => {
      const content = contentOf(value, { pageNo, pageSize: size })
      if (content === null) return null
      const rows = rowsOf(content.content).map((row): RecordRow => {
        const picture = pictures && known.get(pictures.of(row.values))
        const shown = picture ? { ...row, picture: [...picture] } : row
        return marks ? marks.of(shown, marked) : shown
      })
      const [from, to] = range.split('/')
      return {
        record: name,
        query,
        ...(collecting && { collection: collectionOf(collecting) }),
        fields: { ...fields },
        rows: sorted(rows, sort, fields),
        page: pageNo,
        pages: Math.max(1, content.totalPages),
        count: content.totalCount,
        first: (pageNo - 1) * size + 1,
        ...(hasDays && { from, to }),
        sort,
        ...(content.summary && { totals: { ...content.summary } }),
        sums: Object.fromEntries(sums.map((field) => [field, sumOf(rows.flatMap(({ values }) => ownValue(values, field) ?? []))])),
        currency,
        ...(hasTimes && zone !== '' && { zone }),
      }
    },
  )
  type Known = {
    known: ResourceKnown<any>
    calendar: Calendar
    currency: string
    collecting: Collecting | null
    pictures: ReadonlyMap<string, Picture>
    marked: unknown
  }
  const select = ({ known, calendar, currency, collecting, pictures: knownPictures, marked }: Known, args: Args) => {
    const ask = askOf(args, calendar)
    if (ask === null) return loading as SourceState<RecordPage>
    const state = stateOf(known, keyOf(paramsOf(ask)))
    if (state.status !== 'ready') return state as SourceState<never>
    const { from, to } = rangeOf(args, calendar.today ?? '')
    const query = queryOf(ask)
    const page = pageOf(
      state.value,
      codeOf(args['sort']) ?? '',
      ask.pageNo,
      ask.pageSize,
      hasDays ? `${from}/${to}` : '',
      currency,
      calendar.zone ?? '',
      query,
      collecting?.of === query ? collecting : null,
      knownPictures,
      marked,
    )
    if (page === null) return absent
    return page.page === 1 && isEmpty(page) ? empty : readyOf(page, state.refreshing === true)
  }
  return defineSource(contract, { from: $known, select, wanted, retried })
}

function hasNoRows({ rows }: RecordPage): boolean {
  return rows.length === 0
}

/** The pages of a record that no other source knows. */
function ownPages(name: string, ask: Options['ask'], session: SourceLogin): Shared<Ask, Page> {
  const keyOf = (asked: Ask) => JSON.stringify(asked)
  return {
    resource: createResource<Ask, Page>({ name, ask, keyOf, familyOf: () => name, session }),
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
