import * as z from 'zod/mini'

import { SiteDomains } from '../../../schemas/nouns/service.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Domains at which the site is found, for the day on which one of them cannot be reached.
 *
 * Value    each domain once, in the gateway's order, the main one first
 * Empty    none, or only what is no domain
 * Failure  the call failed
 * Login    none
 */
export const contract = defineSourceContract({ name: 'site.domains', args: z.object({}), value: SiteDomains })
