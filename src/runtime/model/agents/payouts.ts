import { combine, createEvent, createStore, sample } from 'effector'
import type { Unit } from 'effector'
import * as z from 'zod/mini'

import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { RecordAction } from '../../../schemas/record-actions.ts'
import type { Source } from '../../contract/source.ts'
import type { Endpoint } from '../../gateway/endpoint.ts'
import { readActOf } from '../acts.ts'
import { readQuery } from '../records/collecting.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { claimOf, createClaims } from '../rewards/claims.ts'
import { $member } from '../context/session.ts'

/** One record. `record`: the source that lists it, `query`: what that was asked for; without them it is the one that has listed it last. */
const Payment = z.object({
  records: z.tuple([z.string()]),
  values: z.object({ record: z.optional(z.string()), query: z.optional(z.string()) }),
})
const waits = 'PENDING'
const checkedAtOnce = 100 // records on a page when it is looked whether one was processed

type Payout = { recordId: string; account: string; status: string }
type List = { content: Payout[]; totalPages: number }

type Options = {
  /** Lists the records of a range; its filters are the contract's. */
  list: Endpoint<any, any, any>
  /** Pays or takes one record, which the action asks for. */
  process: Endpoint<any, any, any>
  action: RecordAction
  sums: readonly string[]
  again?: Unit<void>
}

/**
 * The source of dividends or salaries. A record that waits may be processed, which its field `due` says: that of a downline is to `pay`,
 * an own one to `take`. It is sent once; when its answer is lost the list is read again.
 */
export function createPayoutSource(
  contract: Parameters<typeof createRecordSource>[0],
  { list, process, action, sums, again }: Options,
): Source {
  const { name } = contract
  const ask: (params: any) => Promise<List> = callOf(list)
  const send: (params: any) => Promise<{ status: string }> = callOf(process)

  // What may happen
  const acted = readActOf(action, Payment)
  const changed = createEvent()
  const answered = createEvent<{ value: List }>()

  // What we know: whose each record is, for messages
  const $titles = createStore<Readonly<Record<string, string>>>({}).on(answered, (titles, { value }) => ({
    ...titles,
    ...Object.fromEntries(value.content.map(({ recordId, account }) => [recordId, account])),
  }))
  const asked = sample({
    clock: acted,
    source: $titles,
    filter: (titles, { records: [row], values: { record } }) => (record === undefined ? Object.hasOwn(titles, row) : record === name),
    fn: (_, { records: [row], values: { query = '' } }) => ({ row, query }),
    batch: false,
  })
  const { $progress, $outcomes } = createClaims({
    asked,
    keyOf: ({ row }) => row,
    claim: async ({ row }) => ({ state: (await send({ recordId: row })).status }),
    isOpen: async ({ query, row }) => {
      const { status: _, ...range } = readQuery(query) ?? {} // with all states: one that was processed has another now
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
        const { content, totalPages } = await ask({ ...range, pageNo, pageSize: checkedAtOnce })
        const found = content.find(({ recordId }) => recordId === row)
        if (found) return found.status === waits
        pages = content.length === 0 ? 0 : totalPages
      }
      throw new Error(`The record ${row} is in no page of ${name}: whether it was processed is not known.`)
    },
    $titles,
    words: 'payout-',
    changed: [changed],
    answered,
  })
  const $marks = combine({ progress: $progress, outcomes: $outcomes, own: $member.map((member) => member?.account ?? '') })
  type Marks = ReturnType<typeof $marks.getState>

  // How it changes
  sample({ clock: changed, fn: () => name, target: recordChanged })

  const marked = (row: RecordRow, { progress, outcomes, own }: Marks): RecordRow => {
    const status = ownValue(outcomes, row.key) ?? row.values['status'] ?? ''
    const values = { ...row.values, status }
    if (status !== waits) return { ...row, values }
    return { ...row, values: { ...values, due: row.values['account'] === own ? 'take' : 'pay' }, ...claimOf(progress, row.key) }
  }
  return createRecordSource(contract, {
    ask,
    key: 'recordId',
    sums,
    fresh: true,
    marks: { known: $marks, of: marked },
    answered,
    ...(again && { again }),
  })
}
