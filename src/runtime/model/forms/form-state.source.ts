import * as z from 'zod/mini'

import { FormState } from '../../../schemas/nouns/form.ts'
import { defineSource } from '../../contract/source.ts'
import { $formKnown, formStateOf } from './form-state.ts'
import { formDrawn } from './forms.ts'

/**
 * What happens in a form: whether it is being sent, errors, captcha, slider, countdowns.
 *
 * Value    values stay in the widget: a draft of what was typed, without secrets, is all there is of them
 * Empty    never
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'form.state',
  args: z.object({ form: z.string() }),
  value: FormState,
  from: $formKnown,
  select: (known, { form }) => formStateOf(known, form),
  wanted: formDrawn,
})
