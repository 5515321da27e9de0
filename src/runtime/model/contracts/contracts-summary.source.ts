import { defineSource } from '../../contract/source.ts'
import { contract } from './contracts-summary.contract.ts'
import { $panel } from './summary.ts'

export const source = defineSource(contract, { from: $panel, select: (state) => state })
