import { $brandNoun } from './brand-and-account.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './brand.contract.ts'

export const source = defineSource(contract, {
  from: $brandNoun,
  select: (state) => state,
})
