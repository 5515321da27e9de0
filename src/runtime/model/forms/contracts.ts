import * as z from 'zod/mini'

import { FormState, FormView, RegistrationSettings } from '../../../schemas/nouns/form.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * A form: its methods and their fields as they hold for whoever is here.
 *
 * Value    shown fields only, their rules worked out of the document's and the gateway's
 * Empty    never: without a method that is offered the form is closed, with its own message
 * Failure  the document could not be fetched; a retry asks again
 * Login    none
 */
export const form = defineSourceContract({
  name: 'form',
  args: z.object({ form: z.string() }),
  value: FormView,
})

/**
 * What happens in a form: whether it is being sent, errors, captcha, slider, countdowns.
 *
 * Value    values stay in the widget: a draft of what was typed, without secrets, is all there is of them
 * Empty    never
 * Failure  none
 * Login    none
 */
export const formState = defineSourceContract({
  name: 'form.state',
  args: z.object({ form: z.string() }),
  value: FormState,
})

/**
 * Registration settings: those of the permission, until the newer ones are there.
 *
 * Value    by field name; a field that is not listed is off
 * Empty    never
 * Failure  none: the permission's settings apply
 * Login    none
 */
export const settingsRegistration = defineSourceContract({
  name: 'settings.registration',
  args: z.object({}),
  value: RegistrationSettings,
})
