import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import { listBonuses } from '../../src/runtime/gateway/endpoints/records/list-bonuses.ts'
import { readPermission } from '../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { recordsBonuses as source } from '../../src/runtime/model/records/sources.ts'
import type { RecordPage } from '../../src/schemas/nouns/record.ts'
import { aPermission } from '../support/portal/builders.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../support/portal/portal.ts'
import { seed } from '../support/samples/sample.ts'

/** How many walks: `npm run bars -- record-walks` has 1,000. */
const walks = Number(process.env['WALKS'] || 100)
const midnight = Date.parse('2027-01-10T00:00:00+08:00')
const minuteMs = 60_000

/**
 * A player who turns pages of a record at random while rows arrive, and sometimes wants to see them. Each page that was seen between two
 * presses must be a piece of the record as it was when its first page came.
 */
async function walk(random: () => number) {
  const whole = (most: number) => Math.floor(random() * most)
  const platform = fakePlatform({ storage: { token: 'tok' }, now: midnight + 12 * 60 * minuteMs })
  const { clock } = platform
  const rows = Array.from({ length: 20 + whole(80) }, (_, index) => midnight + index * minuteMs)
  const arrive = () => {
    for (let left = whole(4); left > 0; left -= 1) rows.push(Math.max((rows.at(-1) ?? 0) + 1_000, clock.now()))
  }
  const gateway = openGateway(0)
    .answer(readPermission, aPermission({ info: { gmtOffset: '+08:00' } }))
    .answer(listBonuses, ({ startTime, endTime, pageNo, pageSize }) => {
      const found = rows.filter((at) => at >= Date.parse(startTime) && at <= Date.parse(endTime)).toReversed()
      const content = found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((at) => ({
        referenceNo: String(at),
        time: `${new Date(at + 8 * 60 * minuteMs).toISOString().slice(0, 19)}+08:00`,
        type: 'VIP',
        name: 'Bonus',
        amount: '1',
        status: 'CREDITED',
        remark: undefined,
      }))
      return { content, pageNum: pageNo, totalPages: Math.ceil(found.length / pageSize), totalCount: found.length, summary: undefined }
    })
  const { want, read, scope } = await aPortal({ as: 0, gateway, platform })
  const requests = (isPage: boolean) =>
    gateway.calls.filter(
      ({ name, params }) => name === 'listBonuses' && isPage === (params as { startTime: string }).startTime.includes('T00:00:00'),
    ).length
  const shown = (no: number): RecordPage | undefined => {
    const state = read(source, { no })
    return state.status === 'ready' && state.refreshing !== true ? (state.value as RecordPage) : undefined
  }
  const faults: string[] = []
  let asItWas: string[] = []
  let no = 1
  let states = 1
  const begin = async () => {
    asItWas = rows.map(String).toReversed()
    no = 1
    await want(source, { no })
  }
  const look = (before: number) => {
    const page = shown(no)
    const seen = page?.rows.map(({ key }) => key) ?? []
    const expected = asItWas.slice((no - 1) * 20, no * 20)
    if (seen.join() !== expected.join()) faults.push(`page ${no} has ${seen.length} rows that are not those of the range as it was`)
    if (requests(true) - before > 1) faults.push(`page ${no} took ${requests(true) - before} requests`)
    // what a table says of a page follows from these alone: one sentence for each state
    if (page && (page.page !== no || page.count !== asItWas.length) && no > 1) faults.push(`page ${no} says ${page.count} rows`)
  }
  await begin()
  look(0)
  for (let step = 0; step < 12; step += 1) {
    arrive()
    await platform.pass(whole(3) * 30_000)
    arrive()
    const before = requests(true)
    states += 1
    const newer = shown(no)?.newer ?? 0
    if (newer > 0 && random() < 0.3) {
      await Promise.all([allSettled(source.retried!, { scope, params: { no } }), begin()]) // as a table does
    } else {
      no = 1 + whole(Math.ceil(asItWas.length / 20))
      await want(source, { no })
    }
    look(before)
  }
  return { faults, states, counted: requests(false) }
}

test(`${walks} random walks over pages of a record repeat no row and skip none while rows arrive (seed ${seed})`, async () => {
  const random = seeded(`record walks ${seed}`)
  const faults: string[] = []
  let [states, counted] = [0, 0]
  for (let turn = 0; turn < walks; turn += 1) {
    const done = await walk(random)
    faults.push(...done.faults.map((fault) => `walk ${turn}: ${fault}`))
    states += done.states
    counted += done.counted
  }
  console.log(`${walks} walks with seed ${seed}: ${states} states of the address, ${counted} counts of newer rows, ${faults.length} faults`)
  expect(faults).toEqual([])
  expect(counted).toBeGreaterThan(0)
}, 600_000)
