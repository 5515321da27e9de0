import { defineSource } from '../../contract/source.ts'
import { $analytics } from './analytics.ts'
import * as contracts from './contracts.ts'

export const analytics = defineSource(contracts.analytics, { from: $analytics, select: (value) => ({ status: 'ready', value }) })
