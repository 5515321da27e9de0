import type { SupportHours } from '../../../schemas/nouns/help.ts'
import { $brand } from '../context/documents.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { contract } from './agent-support.contract.ts'

export const source = defineSource(contract, {
  from: $brand.map(({ constants }): SourceState<SupportHours> => {
    const { agentSupportDays: days, agentSupportHours: hours } = constants
    return typeof days === 'string' && typeof hours === 'string' ? { status: 'ready', value: { days, hours } } : { status: 'empty' }
  }),
  select: (known) => known,
})
