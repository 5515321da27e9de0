import { defineSource } from '../../contract/source.ts'
import { $analytics } from './analytics.ts'
import { contract } from './analytics.contract.ts'

export const source = defineSource(contract, { from: $analytics, select: (value) => ({ status: 'ready', value }) })
