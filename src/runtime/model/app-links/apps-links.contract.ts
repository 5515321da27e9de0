import * as z from 'zod/mini'

import { AppLinkList } from '../../../schemas/nouns/brand.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Addresses of the apps. The iOS one carries language and token, so draw it as a QR code only.
 *
 * Value    absolute http(s) addresses
 * Empty    never: without any the node stays away
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'apps.links',
  flag: 'APPDOWNLOAD3',
  args: z.object({}),
  value: AppLinkList,
  asks: false,
})
