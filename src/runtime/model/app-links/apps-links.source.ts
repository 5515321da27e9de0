import { $appLinks } from './app-links.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './apps-links.contract.ts'

export const source = defineSource(contract, {
  from: $appLinks,
  select: (state) => state,
})
