import { defineSource } from '../../contract/source.ts'
import { $ways } from './login-methods.ts'
import { contract } from './login-ways.contract.ts'

export const source = defineSource(contract, {
  from: $ways,
  select: (ways) => ways,
})
