import * as z from 'zod/mini'

import { emptiable } from './lists.ts'
import { maybeId, maybeInt, text } from './scalars.ts'

/**
 * The value of FIELD_INVALID: which field, and the rule it broke (gateway.md, section 4). PARAM_INVALID gives the field alone. Lengths in
 * code points. The values of a login's failures are in `session.ts`.
 */
export const FieldInvalid = emptiable(z.object({ field: text, patternId: maybeId, minLength: maybeInt, maxLength: maybeInt }))
export type FieldInvalid = z.infer<typeof FieldInvalid>
