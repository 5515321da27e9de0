import { defineSource } from '../../contract/source.ts'
import { $formKnown, formStateOf } from './form-state.ts'
import { formDrawn } from './forms.ts'
import { contract } from './form-state.contract.ts'

export const source = defineSource(contract, {
  from: $formKnown,
  select: (known, { form }) => formStateOf(known, form),
  wanted: formDrawn,
})
