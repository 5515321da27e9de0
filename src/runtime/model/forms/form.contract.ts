import * as z from 'zod/mini'

import { FormView } from '../../../schemas/nouns/form.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * A form: its methods and their fields as they hold for whoever is here.
 *
 * Value    shown fields only, their rules worked out of the document's and the gateway's
 * Empty    never: without a method that is offered the form is closed, with its own message
 * Failure  the document could not be fetched; a retry asks again
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'form',
  args: z.object({ form: z.string() }),
  value: FormView,
})
