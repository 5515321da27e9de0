import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $toasts } from './toasts.ts'

export const toasts = defineSource(contracts.toasts, {
  from: $toasts.map((toasts) => ({ toasts })),
  select: ({ toasts }) => readyOf(toasts),
})
