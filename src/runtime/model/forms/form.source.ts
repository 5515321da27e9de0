import * as z from 'zod/mini'

import { FormView } from '../../../schemas/nouns/form.ts'
import { loading } from '../requests/resource.ts'
import type { SourceState } from '../../contract/source.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { formDrawn } from './forms.ts'
import type { FormPlan } from './form-plan.ts'
import { $plans } from './plans.ts'

const viewOf = (state: SourceState<FormPlan> | undefined): SourceState<FormView> =>
  state === undefined ? loading : state.status === 'ready' ? readyOf(state.value.view) : state

/**
 * A form: its methods and their fields as they hold for whoever is here.
 *
 * Value    shown fields only, their rules worked out of the document's and the gateway's
 * Empty    never: without a method that is offered the form is closed, with its own message
 * Failure  the document could not be fetched; a retry asks again
 * Login    none
 */
export const source = defineSource({
  name: 'form',
  args: z.object({ form: z.string() }),
  value: FormView,
  from: $plans,
  select: (plans, { form }) => viewOf(Object.hasOwn(plans, form) ? plans[form] : undefined),
  wanted: formDrawn,
})
