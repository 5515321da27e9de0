import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $numbers, askOfNumbers, drawsOf, keyOfNumbers, numbersRetried, numbersWanted } from './lottery.ts'
import { contract } from './lottery-numbers.contract.ts'

export const source = defineSource(contract, {
  from: $numbers,
  select: ({ known, zone }, args) => {
    const asked = askOfNumbers(args)
    const all = stateOf(known, keyOfNumbers(askOfNumbers({ ...args, gameCode: undefined })))
    return mapState(stateOf(known, keyOfNumbers(asked)), (value) =>
      drawsOf(value, all.status === 'ready' ? all.value : value, asked.area, asked.gameCode ?? '', zone),
    )
  },
  wanted: numbersWanted,
  retried: numbersRetried,
})
