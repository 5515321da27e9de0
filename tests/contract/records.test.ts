import { describe, expect, test } from 'vitest'

import { dayAfter, dayAt } from '../../src/rules/days.ts'
import { sumOf } from '../../src/schemas/amounts.ts'
import { modelSources as sources } from '../../src/runtime/model/model-sources.testing.ts'
import { filtersOf, isDated } from '../../src/runtime/model/records/record-args.ts'
import type { RecordArgs } from '../../src/runtime/model/records/record-args.ts'
import { hasNotFailed } from '../../src/runtime/model/records/records.ts'
import type { RecordPage } from '../../src/schemas/nouns/record.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { lossyGateway } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'

/** Every source of a record, as documents bind it, on the mock gateway. */
const records = [...sources.values()].filter(({ fields }) => fields !== undefined)

/** One portal for each record: nothing here changes it. */
const portals = new Map<string, ReturnType<typeof open>>()
function aRecord(name: string) {
  const known = portals.get(name) ?? open(name)
  portals.set(name, known)
  return known
}

async function open(name: string) {
  const { gateway } = lossyGateway(() => 1, { isOnce: () => false }) // nothing is lost
  const now = Date.now()
  const source = sources.get(name)!
  const token = source.login === 'agent' ? 'mock-agent' : 'mock-member'
  const { want, read } = await aPortal({ gateway, platform: fakePlatform({ storage: { token }, now }) })
  const today = dayAt(now, '+08:00')
  const wide = { from: dayAfter(today, -60), to: today }
  const page = async (args: object): Promise<RecordPage | undefined> => {
    const all = { ...(isDated(source.args as RecordArgs) && wide), ...args }
    await want(source, all)
    const state = read(source, all)
    if (state.status === 'empty') return undefined
    expect({ name, status: state.status }).toEqual({ name, status: 'ready' })
    return state.status === 'ready' ? (state.value as RecordPage) : undefined
  }
  return { source, page, today }
}

test.each(['records.deposits', 'records.withdrawals'])(
  '%s: the sums of a page are those of money that moved or may still',
  async (name) => {
    const { page } = await aRecord(name)
    const { rows = [], sums = {}, uncounted } = (await page({ size: 100 })) ?? {}
    const failed = rows.filter(({ values: { status = '' } }) => ['FAILED', 'REJECTED'].includes(status))
    const moved = rows.filter((row) => !failed.includes(row))
    expect(failed.length).toBeGreaterThan(0)
    expect(uncounted).toBe(failed.length)
    expect(sums['amount']).toBe(sumOf(moved.flatMap(({ values }) => values['amount'] ?? [])))
  },
)

test('all records of the member and the agent center are walked', () => {
  expect(records.length).toBeGreaterThanOrEqual(25)
})

describe.each(records.map(({ name }) => name))('%s', (name) => {
  test('its rows are in the order of its time, newest first, where it says that it has one', async () => {
    const { page } = await aRecord(name)
    const { rows = [], time } = (await page({ size: 100 })) ?? {}
    if (time === undefined) return
    const times = rows.map(({ values }) => Date.parse(values[time] ?? ''))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('its rows have the fields that it declares, and each field is what it says', async () => {
    const { source, page } = await aRecord(name)
    const rows = (await page({ size: 100 }))?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    const used = new Set(rows.flatMap(({ values }) => Object.keys(values)))
    expect([...used].filter((field) => !Object.hasOwn(source.fields ?? {}, field))).toEqual([])
    for (const { values } of rows)
      for (const [field, value] of Object.entries(values)) {
        const kind = source.fields?.[field]
        if (kind === 'money' || kind === 'rate' || kind === 'count')
          expect({ field, value }).toEqual({ field, value: expect.stringMatching(/^-?\d+(\.\d+)?$/) })
        if ((kind === 'time' || kind === 'day') && value !== '') expect(Number.isNaN(Date.parse(value))).toBe(false)
      }
  })

  test('page 2 has other rows than page 1, and the last page ends the record', async () => {
    const { page } = await aRecord(name)
    const first = await page({ size: 2 })
    if (!first || first.pages < 2) return // one page: a team has few accounts
    const second = await page({ size: 2, no: 2 })
    const keys = (shown: RecordPage | undefined) => shown?.rows.map(({ key }) => key) ?? []
    expect(keys(second).filter((key) => keys(first).includes(key))).toEqual([])
    expect(keys(await page({ size: 2, no: first.pages })).length).toBeGreaterThan(0)
  })

  test('each of its filters shows only the rows that it names', async () => {
    const { source, page } = await aRecord(name)
    const any = await page({ size: 100 })
    for (const filter of filtersOf(source.args as RecordArgs)) {
      // Below an account there is a team; the agent is not asked for
      const below = any?.rows.find(({ values }) => Number(values['teamSize']) > 0)?.values['account']
      const value = filter === 'parent' ? below : any?.rows.find(({ values }) => values[filter])?.values[filter]
      if (value === undefined) continue // the filter is of another field
      const shown = await page({ size: 100, [filter]: value })
      expect({ filter, values: [...new Set(shown?.rows.map(({ values }) => values[filter]))] }).toEqual({ filter, values: [value] })
    }
  })

  test('a range has the rows of its days alone, and a call without one has no days', async () => {
    const { source, page } = await aRecord(name)
    if (!isDated(source.args as RecordArgs)) {
      expect(Object.keys((await page({})) ?? {}).filter((key) => key === 'from' || key === 'to')).toEqual([])
      return
    }
    const dated = Object.keys(source.fields ?? {}).find((field) => ['betTime', 'time', 'applyTime', 'day'].includes(field))
    if (dated === undefined) return // a row is of the whole range
    if (name === 'agent.team-before') return // rows are of the days before (agents.test.ts)
    const rows = (await page({ size: 100 }))?.rows ?? []
    const day = rows[Math.floor(rows.length / 2)]?.values[dated]?.slice(0, 10) ?? ''
    const shown = await page({ size: 100, from: day, to: day })
    expect(new Set(shown?.rows.map(({ values }) => values[dated]?.slice(0, 10)))).toEqual(new Set([day]))
  })

  test('totals of the range are the sums of its rows', async () => {
    const { page } = await aRecord(name)
    const first = await page({ size: 100 })
    const pages = Array.from({ length: first?.pages ?? 0 }, (_, index) => page({ size: 100, no: index + 1 }))
    const all = (await Promise.all(pages)).flatMap((shown) => shown?.rows ?? [])
    // What failed is in no sum of deposits and withdrawals, not even in the mock's
    const rows = first?.uncounted === undefined ? all : all.filter(({ values }) => hasNotFailed(values))
    const wrong = Object.entries(first?.totals ?? {}).flatMap(([field, total]) => {
      const values = rows.flatMap(({ values: own }) => own[field] ?? [])
      const isOfRows = values.length > 0 && name !== 'agent.team' // whose figures are of the team, not of its days
      return isOfRows && sumOf(values) !== total ? [{ field, total, sum: sumOf(values) }] : []
    })
    expect(wrong).toEqual([])
  })
})
