import { defineSource } from '../../contract/source.ts'
import * as contracts from './contracts.ts'
import { $ways } from './login-methods.ts'

export const loginWays = defineSource(contracts.loginWays, {
  from: $ways,
  select: (ways) => ways,
})
