import { $systemNotice } from './system-notice.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './system-notice.contract.ts'

export const source = defineSource(contract, {
  from: $systemNotice,
  select: (state) => state,
})
