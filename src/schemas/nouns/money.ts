import * as z from 'zod/mini'

/**
 * An amount of money as exact decimal text: `"-12.5"`, `"0"`. It has at most 4 decimals, no zeros at either end, no plus and no "-0", so
 * that equal amounts are equal texts. No calculation with floating point ever makes one (schemas/amounts.ts).
 */
export const Amount = z.string().check(z.regex(/^(?:0|-?(?:[1-9]\d*(?:\.\d{0,3}[1-9])?|0\.\d{0,3}[1-9]))$/))
export type Amount = z.infer<typeof Amount>
