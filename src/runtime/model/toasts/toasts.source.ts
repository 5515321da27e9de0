import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $toasts } from './toasts.ts'
import { contract } from './toasts.contract.ts'

export const source = defineSource(contract, {
  from: $toasts.map((toasts) => ({ toasts })),
  select: ({ toasts }) => readyOf(toasts),
})
