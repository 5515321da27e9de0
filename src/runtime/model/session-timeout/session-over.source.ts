import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $over } from './session-over.ts'
import { contract } from './session-over.contract.ts'

export const source = defineSource(contract, {
  from: $over.map((over) => ({ over })),
  select: ({ over }) => (over ? readyOf(over) : empty),
})
