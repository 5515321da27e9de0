import { compareAmounts } from '../../../schemas/amounts.ts'
import type { Contracts, GatewayContract } from '../../../schemas/gateway/contracts.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { claimOf } from '../rewards/claims.ts'
import type { Outcomes, Progress } from '../rewards/claims.ts'
import { $answered, contracts, dueOf, keyOfAsk, otherOf } from './contracts.ts'
import { contract } from './records-contracts.contract.ts'

const ask = callOf(listContracts)

export const source = createRecordSource(contract, {
  ask: async (page: { pageNo: number; pageSize: number }) => pageOf(await ask(page)),
  key: 'contractId',
  shared: { resource: contracts, paramsOf: (asked) => ({ ...asked, record: contract.name }), keyOf: keyOfAsk, pageOf },
  marks: { known: $answered, of: answeredRow },
  fresh: true, // requests come meanwhile
  time: null, // the gateway names no order of contracts
})

function pageOf({ content, ...page }: Contracts) {
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
