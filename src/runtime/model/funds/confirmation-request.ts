import * as z from 'zod/mini'

import { Amount } from '../../../schemas/nouns/money.ts'

/** The act `confirm-withdrawal`: of one withdrawal, by its reference. The proofs' data is base64. */
export const ConfirmationAct = z.object({
  records: z.tuple([z.string()]),
  values: z.strictObject({
    result: z.enum(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL']),
    received: z.optional(Amount),
    remaining: z.optional(Amount),
    proofs: z.optional(z.array(z.strictObject({ name: z.string(), data: z.string() }))),
  }),
})
export type ConfirmationRequest = z.infer<typeof ConfirmationAct>['values'] & { reference: string }
