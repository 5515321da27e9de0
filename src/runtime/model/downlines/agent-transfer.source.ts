import { defineSource } from '../../contract/source.ts'
import { info } from '../funds/withdraw.ts'
import { absent, empty, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { contract } from './agent-transfer.contract.ts'
import { $transfer, key, transferOf } from './transfer.ts'

export const source = defineSource(contract, {
  from: $transfer,
  select: ({ known, role, ...local }, args) => {
    if (role !== null && role !== 'agent') return absent // the gateway answers agents alone
    const to = codeOf(args.to)
    return to === undefined ? empty : mapState(stateOf(known, key), (value) => transferOf(value, to, local))
  },
  wanted: info.wanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})
