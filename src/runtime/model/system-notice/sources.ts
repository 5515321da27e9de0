import { defineSource } from '../../contract/source.ts'
import * as contracts from './contracts.ts'
import { $systemNotice } from './system-notice.ts'

export const systemNotice = defineSource(contracts.systemNotice, {
  from: $systemNotice,
  select: (state) => state,
})
