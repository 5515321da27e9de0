import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $upline, key, uplineTransferOf, uplineWanted } from './transfers.ts'
import { info } from './withdraw.ts'
import { contract } from './transfer-upline.contract.ts'

export const source = defineSource(contract, {
  from: $upline,
  select: ({ known, ...local }) => mapState(stateOf(known, key), (value) => uplineTransferOf(value, local)),
  wanted: uplineWanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})
