import { defineSource } from '../../contract/source.ts'
import { atLeastOne, mapList } from '../requests/states.ts'
import { $winners, ranked, winners } from './winners.ts'
import { stateOf } from '../requests/resource.ts'
import { contract } from './winners.contract.ts'

export const source = defineSource(contract, {
  from: $winners,
  select: ({ known, cdn, currency, most }, { limit }) =>
    mapList(stateOf(known, 'all'), (board) => ranked(board, Math.min(most, atLeastOne(limit, most)), currency, cdn)),
  wanted: winners.wanted.prepend(() => undefined),
  retried: winners.retried.prepend(() => undefined),
})
