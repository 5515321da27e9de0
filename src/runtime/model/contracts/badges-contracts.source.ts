import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './badges-contracts.contract.ts'
import { $waiting } from './summary.ts'

export const source = defineSource(contract, { from: $waiting, select: (count) => readyOf(count) })
