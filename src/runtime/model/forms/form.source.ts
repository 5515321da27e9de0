import type { FormView } from '../../../schemas/nouns/form.ts'
import { loading } from '../requests/resource.ts'
import type { SourceState } from '../../contract/source.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { formDrawn } from './forms.ts'
import type { FormPlan } from './form-plan.ts'
import { $plans } from './plans.ts'
import { contract } from './form.contract.ts'

const viewOf = (state: SourceState<FormPlan> | undefined): SourceState<FormView> =>
  state === undefined ? loading : state.status === 'ready' ? readyOf(state.value.view) : state

export const source = defineSource(contract, {
  from: $plans,
  select: (plans, { form }) => viewOf(Object.hasOwn(plans, form) ? plans[form] : undefined),
  wanted: formDrawn,
})
