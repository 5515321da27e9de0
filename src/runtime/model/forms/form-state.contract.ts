import * as z from 'zod/mini'

import { FormState } from '../../../schemas/nouns/form.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What happens in a form: whether it is being sent, errors, captcha, slider, countdowns.
 *
 * Value    values stay in the widget: a draft of what was typed, without secrets, is all there is of them
 * Empty    never
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'form.state',
  args: z.object({ form: z.string() }),
  value: FormState,
})
