import { defineSource } from '../../contract/source.ts'
import { $balance, balance as balances, balanceOf } from './balance.ts'
import * as contracts from './contracts.ts'

export const balance = defineSource(contracts.balance, {
  from: $balance,
  select: balanceOf,
  wanted: balances.wanted.prepend(() => undefined),
  retried: balances.retried.prepend(() => undefined),
})
