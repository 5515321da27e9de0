import * as z from 'zod/mini'

import { List } from './lists.ts'
import { code } from './scalars.ts'

/** Countries and their dialing codes (gateway.md, section 6). Field names are the gateway's. */

const dialingCode = z.pipe(
  code,
  z.transform((value) => value.replace(/^\s*\+/, '')),
)

/** `countryDialingCode` without its leading `+`. */
export const Country = z.object({ countryCode: code, countryDialingCode: dialingCode })
export type Country = z.infer<typeof Country>
export const Countries = List(Country)
