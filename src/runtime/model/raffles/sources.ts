import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $raffles, key, raffles as raffleList, rafflesOf } from './raffles.ts'

export const raffles = defineSource(contracts.raffles, {
  from: $raffles,
  select: ({ known, ...local }, { kind, raffle }) => {
    const found = mapState(stateOf(known, key), (value) => rafflesOf(value, local, codeOf(kind) ?? '', codeOf(raffle) ?? ''))
    return found.status === 'ready' && found.value.raffles.length === 0 && !found.refreshing ? empty : found
  },
  wanted: raffleList.refreshed.prepend(() => undefined), // tickets come by deposits and missions: they are asked for each time
  retried: raffleList.retried.prepend(() => undefined),
})
