import * as z from 'zod/mini'

import { RegistrationSettings } from '../../../schemas/nouns/form.ts'
import { loading } from '../requests/resource.ts'
import { $registerSettings, registerSettings } from '../site/settings.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * Registration settings: those of the permission, until the newer ones are there.
 *
 * Value    by field name; a field that is not listed is off
 * Empty    never
 * Failure  none: the permission's settings apply
 * Login    none
 */
export const source = defineSource({
  name: 'settings.registration',
  args: z.object({}),
  value: RegistrationSettings,
  from: $registerSettings.map((settings) => ({ settings })),
  select: ({ settings }) => (settings ? readyOf(settings) : loading),
  wanted: registerSettings.wanted.prepend(() => undefined),
  retried: registerSettings.retried.prepend(() => undefined),
})
