import { defineSource } from '../../contract/source.ts'
import * as contracts from './contracts.ts'
import { $methods } from './login-methods.ts'

export const loginMethods = defineSource(contracts.loginMethods, {
  from: $methods,
  select: (methods) => methods,
})
