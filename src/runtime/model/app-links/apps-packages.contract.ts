import * as z from 'zod/mini'

import { AppPackages } from '../../../schemas/nouns/brand.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The apps with their guides.
 *
 * Value    absolute http(s) addresses, those of iOS with language and token; version, size, steps with hostile HTML
 * Empty    the site has none that can be offered
 * Failure  the call failed
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'apps.packages',
  flag: 'APPDOWNLOAD3',
  args: z.object({}),
  value: AppPackages,
})
