import type { Downline, Downlines } from '../../../schemas/gateway/agents.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import type { RecordAsk } from '../records/record-call.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { codeOf } from '../requests/states.ts'
import { downlines, keyOfAsk, pathOf } from './downlines.ts'
import type { DownlineAsk } from './downlines.ts'
import { contract } from './records-downlines.contract.ts'

const ask = callOf(listDownlines)

export const source = createRecordSource(contract, {
  ask: async (asked: RecordAsk) => pageOf(await ask(askOf(asked)), asked),
  key: 'id',
  sums: [], // balances are not added up
  shared: { resource: downlines, paramsOf: (asked) => ({ ...askOf(asked), record: contract.name }), keyOf: keyOfAsk, pageOf },
  fresh: true, // who is online, and what they have, changes meanwhile
})

/** The call knows a parent and no way down: the last account of the way is the parent. */
function askOf({ pageNo, pageSize, account, parent, under }: RecordAsk): DownlineAsk {
  const [sought, above] = [codeOf(account)?.trim(), pathOf(under).at(-1) ?? codeOf(parent)]
  return { pageNo, pageSize, ...(sought && { account: sought }), ...(above !== undefined && { parent: above }) }
}

function pageOf({ content, ...page }: Downlines, { under }: RecordAsk) {
  const above = pathOf(under)
  return { ...page, content: content.map((downline) => fieldsOf(downline, above)) }
}

function fieldsOf({ online, nickname, ...fields }: Downline, above: readonly string[]) {
  const { type, teamSize, account } = fields
  return {
    ...fields,
    ...(nickname !== account && { nickname }),
    kind: type === 0 ? 'member' : 'agent', // agents have the numbers of the brand's list
    ...((type !== 0 || teamSize > 0) && { team: 'true' }),
    ...(online === true && { online: 'true' }),
    way: [...above, account].join('/'),
  }
}
