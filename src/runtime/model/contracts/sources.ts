import { compareAmounts } from '../../../schemas/amounts.ts'
import type { Contracts, GatewayContract } from '../../../schemas/gateway/contracts.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { defineSource } from '../../contract/source.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState, readyOf } from '../requests/states.ts'
import { claimOf } from '../rewards/claims.ts'
import type { Outcomes, Progress } from '../rewards/claims.ts'
import { $answered, $contracts, askOf, contractListOf, contracts as contractPages, dueOf, keyOfAsk, otherOf } from './agent-contracts.ts'
import * as declared from './contracts.ts'
import { $panel, $waiting } from './summary.ts'

export const badgesContracts = defineSource(declared.badgesContracts, { from: $waiting, select: (count) => readyOf(count) })

export const contracts = defineSource(declared.contracts, {
  from: $contracts,
  select: ({ known, progress, outcomes, currency }, args) => {
    const asked = askOf(args)
    const { pageNo, status = '' } = asked
    const found = mapState(stateOf(known, keyOfAsk(asked)), (value) => contractListOf(value, progress, outcomes, currency, pageNo, status))
    const isEmpty = found.status === 'ready' && found.value.contracts.length === 0 && pageNo === 1 && status === '' && !found.refreshing
    return isEmpty ? empty : found
  },
  wanted: contractPages.refreshed.prepend(askOf), // requests come meanwhile: they are asked for each time
  retried: contractPages.retried.prepend(askOf),
})

export const contractsSummary = defineSource(declared.contractsSummary, { from: $panel, select: (state) => state })

const askContracts = callOf(listContracts)

export const recordsContracts = createRecordSource(declared.recordsContracts, {
  ask: async (page: { pageNo: number; pageSize: number }) => contractPageOf(await askContracts(page)),
  key: 'contractId',
  shared: {
    resource: contractPages,
    paramsOf: (asked) => ({ ...asked, record: declared.recordsContracts.name }),
    keyOf: keyOfAsk,
    pageOf: contractPageOf,
  },
  marks: { known: $answered, of: answeredRow },
  fresh: true, // requests come meanwhile
  time: null, // the gateway names no order of contracts
})

function contractPageOf({ content, ...page }: Contracts) {
  return { ...page, content: content.map(fieldsOf) }
}

/** A contract without its tiers: how many there are, and the highest rate of them. */
function fieldsOf({ terms, downlineHigherRate, ...fields }: GatewayContract) {
  const rate = terms
    .flatMap((term) => term.rate ?? [])
    .toSorted(compareAmounts)
    .at(-1)
  return {
    ...fields,
    account: otherOf({ ...fields, terms }),
    terms: terms.length,
    ...(rate !== undefined && { rate }),
    ...dueOf({ ...fields, terms, downlineHigherRate }),
  }
}

/** What was answered since it was listed cannot be answered again. */
function answeredRow(row: RecordRow, { progress, outcomes }: { progress: Progress; outcomes: Outcomes }): RecordRow {
  const { due, ...values } = row.values
  const isOpen = due !== undefined && ownValue(outcomes, row.key) === undefined
  return { ...row, values: isOpen ? { ...values, due } : values, ...claimOf(progress, row.key) }
}
