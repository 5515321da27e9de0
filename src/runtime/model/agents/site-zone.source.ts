import { defineSource } from '../../contract/source.ts'
import { contract } from './site-zone.contract.ts'
import { $zone } from './zone.ts'

export const source = defineSource(contract, { from: $zone, select: (known) => known })
