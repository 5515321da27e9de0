import { $balance, balance, balanceOf } from './balance.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './balance.contract.ts'

export const source = defineSource(contract, {
  from: $balance,
  select: balanceOf,
  wanted: balance.wanted.prepend(() => undefined),
  retried: balance.retried.prepend(() => undefined),
})
