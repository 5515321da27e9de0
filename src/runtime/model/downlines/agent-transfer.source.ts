import { defineSource } from '../../contract/source.ts'
import { info } from '../funds/withdraw.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { contract } from './agent-transfer.contract.ts'
import { $transfer, key, transferOf } from './transfer.ts'

export const source = defineSource(contract, {
  from: $transfer,
  select: ({ known, ...local }, args) => {
    const to = codeOf(args.to) ?? ''
    return to === '' && known.gate === 'open' ? empty : mapState(stateOf(known, key), (value) => transferOf(value, to, local))
  },
  wanted: info.wanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})
