import * as z from 'zod/mini'

import { RegistrationSettings } from '../../../schemas/nouns/form.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Registration settings: those of the permission, until the newer ones are there.
 *
 * Value    by field name; a field that is not listed is off
 * Empty    never
 * Failure  none: the permission's settings apply
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'settings.registration',
  args: z.object({}),
  value: RegistrationSettings,
})
