import type { FormView } from '../../../schemas/nouns/form.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $registerSettings, registerSettings } from '../site/settings.ts'
import * as contracts from './contracts.ts'
import type { FormPlan } from './form-plan.ts'
import { $formKnown, formStateOf } from './form-state.ts'
import { formDrawn } from './forms.ts'
import { $plans } from './plans.ts'

const viewOfPlan = (state: SourceState<FormPlan> | undefined): SourceState<FormView> =>
  state === undefined ? loading : state.status === 'ready' ? readyOf(state.value.view) : state

export const form = defineSource(contracts.form, {
  from: $plans,
  select: (plans, { form }) => viewOfPlan(Object.hasOwn(plans, form) ? plans[form] : undefined),
  wanted: formDrawn,
})

export const formState = defineSource(contracts.formState, {
  from: $formKnown,
  select: (known, { form }) => formStateOf(known, form),
  wanted: formDrawn,
})

export const settingsRegistration = defineSource(contracts.settingsRegistration, {
  from: $registerSettings.map((settings) => ({ settings })),
  select: ({ settings }) => (settings ? readyOf(settings) : loading),
  wanted: registerSettings.wanted.prepend(() => undefined),
  retried: registerSettings.retried.prepend(() => undefined),
})
