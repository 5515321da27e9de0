import * as z from 'zod/mini'

import { AppLinkList, AppPackages } from '../../../schemas/nouns/brand.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Addresses of the apps. The iOS one carries language and token, so draw it as a QR code only.
 *
 * Value    absolute http(s) addresses
 * Empty    never: without any the node stays away
 * Failure  none
 * Login    none
 */
export const appsLinks = defineSourceContract({
  name: 'apps.links',
  flag: 'APPDOWNLOAD3',
  args: z.object({}),
  value: AppLinkList,
  asks: false,
})

/**
 * The apps with their guides.
 *
 * Value    absolute http(s) addresses, those of iOS with language and token; version, size, steps with hostile HTML
 * Empty    the site has none that can be offered
 * Failure  the call failed
 * Login    none
 */
export const appsPackages = defineSourceContract({
  name: 'apps.packages',
  flag: 'APPDOWNLOAD3',
  args: z.object({}),
  value: AppPackages,
})
