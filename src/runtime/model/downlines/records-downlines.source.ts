import type { Downlines } from '../../../schemas/gateway/agents.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { downlines, keyOfAsk } from './downlines.ts'
import { contract } from './records-downlines.contract.ts'

const ask = callOf(listDownlines)

export const source = createRecordSource(contract, {
  ask: async (page: { pageNo: number; pageSize: number }) => pageOf(await ask(page)),
  key: 'id',
  sums: [], // balances are not added up
  shared: { resource: downlines, paramsOf: (asked) => ({ ...asked, record: contract.name }), keyOf: keyOfAsk, pageOf },
  fresh: true, // who is online, and what they have, changes meanwhile
})

function pageOf({ content, ...page }: Downlines) {
  return { ...page, content: content.map(({ online, ...fields }) => ({ ...fields, ...(online === true && { online: 'true' }) })) }
}
